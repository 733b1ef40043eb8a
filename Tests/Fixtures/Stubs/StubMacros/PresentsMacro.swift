import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents var x: T?`: stored in a `PresentationState`, projected as `$x`. Its accessors name
/// the registrar that `@ObservableState` writes.
public enum PresentsMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = presentedName(of: declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return _\(raw: name).wrappedValue
      }
      """,
      """
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \\.\(raw: name), &_\(raw: name).wrappedValue, newValue, _$isIdentityEqual)
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
      let binding = property.soleBinding, let name = presentedName(of: declaration)
    else { return [] }
    let modifiers = property.modifiers.map { $0.trimmedDescription + " " }.joined()
    let attributes = property.attributes.text(without: ["Presents", "ObservationStateIgnored"])
    let type: String
    let storage: String
    if let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self) {
      let wrapped = optional.wrappedType.trimmedDescription
      let value = binding.initializer?.value.trimmedDescription ?? "nil"
      type = "ComposableArchitecture.PresentationState<\(wrapped)>"
      storage = " = \(type)(wrappedValue: \(value))"
    } else {
      type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      let value = binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
      storage = (type.isEmpty ? "" : ": \(type)") + value
    }
    return [
      """
      \(raw: modifiers)var $\(raw: name)\(raw: type.isEmpty ? "" : ": \(type)") {
        get {
          _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
          return _\(raw: name).projectedValue
        }
        set {
          _$observationRegistrar.mutate(
            self, keyPath: \\.\(raw: name), &_\(raw: name).projectedValue, newValue,
            _$isIdentityEqual)
        }
      }
      """,
      """
      \(raw: attributes)@ObservationStateIgnored \
      private \(raw: property.modifiers.withoutAccess)var _\(raw: name)\(raw: storage)
      """,
    ]
  }

  private static func presentedName(of declaration: some DeclSyntaxProtocol) -> String? {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable
    else { return nil }
    return property.soleName?.trimmingBackticks
  }
}
