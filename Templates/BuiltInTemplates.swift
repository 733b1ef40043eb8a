package func placeholder() -> String {
  String(decoding: PackageResources.placeholder_stencil, as: UTF8.self)
}
