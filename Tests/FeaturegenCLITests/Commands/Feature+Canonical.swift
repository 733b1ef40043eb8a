import FeaturegenCore

extension Feature {
  /// The feature with everything at its default that leaves no trace in code of the dialect.
  func canonical(_ dialect: Dialect, convention: Convention) -> Feature {
    var feature = self
    if access == convention.access { feature.access = nil }
    feature.module = nil
    feature.tests = nil
    feature.parts.formIntersection(convention.parts)
    let hasEvents = convention.errorHandling || actions.contains { $0.event != nil }
    if eventID == name.stem || !hasEvents { feature.eventID = nil }
    for module in children.compactMap(\.module)
    where !imports.contains(where: { $0.module == module }) {
      feature.imports.append(ModuleImport(module: module))
    }
    feature.imports.sort { $0.module < $1.module }
    feature.viewPlatforms.sort()
    // Groups are written where the first action needs them.
    feature.groups.sort { left, right in
      let names = actions.map(\.group)
      return names.firstIndex(of: left.name) ?? 0 < names.firstIndex(of: right.name) ?? 0
    }
    if case .structure(let conformances, let properties) = state {
      feature.state = .structure(
        conformances: conformances, properties: properties.map { $0.canonical(dialect) })
    }
    feature.children = children.map { $0.canonical(convention) }
    if convention.errorHandling,
      feature.children.first == ChildMember(name: "ErrorHandling", kind: .sheet)
    {
      feature.children.removeFirst()
    }
    for index in errors.indices where errors[index].code == "\(name.stem).\(errors[index].name)" {
      feature.errors[index].code = nil
    }
    for index in dependencies.indices where dependencies[index].access == .internal {
      feature.dependencies[index].access = nil
    }
    return feature
  }
}

extension PropertyMember {
  fileprivate func canonical(_ dialect: Dialect) -> PropertyMember {
    var property = self
    if name == "id" { property.isConstant = true }
    if access == .internal { property.access = nil }
    // Which state is bound is written in the classic dialect only.
    if dialect == .observation { property.isBinding = false }
    let usual = BlueprintSample.value(of: type, named: "string", in: .preview)
    if value != .required || example == usual { property.example = nil }
    return property
  }
}

extension ChildMember {
  fileprivate func canonical(_ convention: Convention) -> ChildMember {
    var child = self
    child.module = nil
    if initial == feature + convention.suffix + ".State()" { child.initial = nil }
    if kind == .collection {
      // Code has the plural only.
      child.name = plural ?? name + (name.hasSuffix("y") ? "ies" : "s")
      if plural == nil, name.hasSuffix("y") { child.name = name.dropLast() + "ies" }
      child.plural = nil
    }
    return child
  }
}
