extension FixFinder {
  /// With values for what State needs; `nil` where a type has none that is known.
  var preview: Fix.Change? {
    let state = feature.part(.state)
    guard state.isDeclared, !state.hasUnknownMembers,
      state.declarations.allSatisfy({ $0.kind == .struct })
    else { return nil }
    let initializers = state.all.flatMap(\.members).compactMap(\.parameters)
    let isMemberwise = state.declarations.allSatisfy(\.initializers.isEmpty)
    let lists = initializers + (isMemberwise ? [memberwise].compactMap(\.self) : [])
    let arguments = lists.compactMap(arguments).min { $0.count < $1.count }
    return arguments.map { .insertPreview(arguments: $0) }
  }

  private var memberwise: [ParameterFacts]? {
    guard case .insertInitializer(_, let parameters) = initializer(of: .state) else { return nil }
    return parameters.map { ParameterFacts(label: $0.name, type: $0.type, hasDefault: false) }
  }

  private func arguments(for parameters: [ParameterFacts]) -> [String]? {
    var arguments: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      let value = BlueprintSample.value(of: parameter.type, named: "string", in: .preview)
      guard let value else { return nil }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    return arguments
  }
}
