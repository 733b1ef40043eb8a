import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for: F.self)`: gives a view `send(_:)` for its view actions.
public enum ViewActionMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try conformance(of: type, to: "ComposableArchitecture.ViewActionSending")]
  }
}

/// `#Preview { … }`: type-checks its closure as a view and leaves nothing else behind.
public enum PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = node.trailingClosure else { return [] }
    let name = context.makeUniqueName("Preview")
    return [
      """
      @MainActor private struct \(name) {
        @SwiftUI.ViewBuilder var body: some SwiftUI.View \(closure.trimmed)
      }
      """
    ]
  }
}
