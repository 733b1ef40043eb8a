import ComposableArchitecture
import FeatureKit
import SwiftUI

extension LampFeature.View: View {
  public var body: some View {
    Text("Lamp")
      .onAppear { store.send(.onAppear) }
      .sheet(
        item: $store.scope(state: \.$childErrorHandling, action: \.childErrorHandling)
      ) { childStore in
        ErrorHandlingFeature.View(store: childStore)
      }
  }
}

#if DEBUG
  struct LampFeature_Previews: PreviewProvider {
    static var previews: some View {
      LampFeature.View(
        store: Store(initialState: LampFeature.State()) {
          LampFeature.Reducer()
        }
      )
    }
  }
#endif

extension LampFeature.View {
  var step0: Int { 0 }
  var step1: Int { 1 }
  var step2: Int { 2 }
  var step3: Int { 3 }
  var step4: Int { 4 }
  var step5: Int { 5 }
  var step6: Int { 6 }
  var step7: Int { 7 }
  var step8: Int { 8 }
  var step9: Int { 9 }
  var step10: Int { 10 }
  var step11: Int { 11 }
  var step12: Int { 12 }
  var step13: Int { 13 }
  var step14: Int { 14 }
  var step15: Int { 15 }
  var step16: Int { 16 }
  var step17: Int { 17 }
  var step18: Int { 18 }
  var step19: Int { 19 }
  var step20: Int { 20 }
  var step21: Int { 21 }
  var step22: Int { 22 }
  var step23: Int { 23 }
  var step24: Int { 24 }
  var step25: Int { 25 }
  var step26: Int { 26 }
  var step27: Int { 27 }
  var step28: Int { 28 }
  var step29: Int { 29 }
}
