import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property into accessors around a private `_name`.
public enum ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = trackedName(of: declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = initialValue
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return _\(raw: name)
      }
      """,
      """
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \\.\(raw: name), &_\(raw: name), newValue, _$isIdentityEqual)
      }
      """,
      """
      _modify {
        let oldValue = _$observationRegistrar.willModify(
          self, keyPath: \\.\(raw: name), &_\(raw: name))
        defer {
          _$observationRegistrar.didModify(
            self, keyPath: \\.\(raw: name), &_\(raw: name), oldValue, _$isIdentityEqual)
        }
        yield &_\(raw: name)
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.soleBinding, let name = trackedName(of: declaration)
    else { return [] }
    let attributes = property.attributes.text(without: ["ObservationStateTracked"])
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let value = binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
    return [
      """
      \(raw: attributes)@ObservationStateIgnored \
      private \(raw: property.modifiers.withoutAccess)var _\(raw: name)\(raw: type)\(raw: value)
      """
    ]
  }

  private static func trackedName(of declaration: some DeclSyntaxProtocol) -> String? {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable,
      !property.attributes.contains(named: "ObservationStateIgnored"),
      !property.attributes.contains(named: "Presents")
    else { return nil }
    return property.soleName?.trimmingBackticks
  }
}

/// Leaves a property as it is.
public enum ObservationStateIgnoredMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

extension String {
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
