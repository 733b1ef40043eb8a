import SwiftUI
import ViewFeature

struct ProfileFeature: ViewFeature {
  struct State { var name: String }
  enum Action { case rename(String) }
  class View: UIView, FeatureRendering {}
}
