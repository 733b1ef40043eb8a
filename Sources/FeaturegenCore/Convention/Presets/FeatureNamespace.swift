extension Convention {
  /// A caseless enum per feature with one nested type per part, each under a protocol of its own.
  package static let featureNamespace = Convention(
    preset: .featureNamespace,
    supportModule: "FeatureKit",
    access: .public,
    suffix: "Feature",
    separator: "*",
    namespaceProtocol: "Feature",
    partProtocols: [:],
    partPresence: [.view: .optional],
    childPrefix: "child",
    groups: [],
    errorHandling: true,
    analytics: true,
    actionEquatable: nil,
    imports: [],
    reexporters: [],
    folder: true,
    tests: nil,
    preview: .provider,
    perception: false,
    layout: Layout(indentation: .spaces(2), lineLength: 100),
    header: ""
  )
}
