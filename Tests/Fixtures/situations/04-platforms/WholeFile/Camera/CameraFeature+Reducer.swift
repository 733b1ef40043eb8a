#if os(iOS)
  import ComposableArchitecture
  import FeatureKit

  extension CameraFeature.Reducer: Reducer {
    public typealias State = CameraFeature.State
    public typealias Action = CameraFeature.Action

    public var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .onAppear, .captured:
          return .none
        }
      }
    }
  }
#endif
