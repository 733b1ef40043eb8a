extension Rule {
  static let missingPreview = Rule.shape(
    .missingPreview,
    severity: .warning,
    fixes: [.safe],
    summary: "some file of the module previews the view",
    rationale: """
      A preview is the quickest test of a screen: it shows that the view can be created from a \
      state, without an app around it. It may stand in the view's file or elsewhere in the module, \
      as 'PreviewProvider' or '#Preview'.
      """,
    example: Example(
      violating: "extension AppInfoFeature.View: View { … }    // and no preview in the module",
      fixed: """
        extension AppInfoFeature.View: View { … }

        #if DEBUG
          struct AppInfoFeature_Previews: PreviewProvider {
            static var previews: some View {
              AppInfoFeature.View(
                store: Store(initialState: AppInfoFeature.State()) {
                  AppInfoFeature.Reducer()
                }
              )
            }
          }
        #endif
        """
    )
  ) { pass in
    pass.findings { _ in (.missingPreview(of: pass.typeName), [Part.view.typeName]) }
  }
}

extension String {
  fileprivate static func missingPreview(of type: String) -> String {
    "no preview in this module shows '\(type).View'"
  }
}
