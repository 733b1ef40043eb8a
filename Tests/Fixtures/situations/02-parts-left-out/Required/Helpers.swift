import ComposableArchitecture
import FeatureKit
import SwiftUI

/// One part alone makes no feature.
public enum Helpers {
  public struct View: SwiftUI.View {
    public var body: some SwiftUI.View { Text("Help") }
  }
}
