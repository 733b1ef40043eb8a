/// What would make a finding go away, in the convention's terms.
///
/// It holds no text: whoever applies it renders the fragments that `new` renders, at the place that
/// the change names in the file of the finding, and declines where that place is not certain.
package struct Fix: Sendable, Hashable {
  /// The dotted name of the feature's namespace.
  package var feature: String
  /// Of what is inserted for others to use: as visible as the namespace.
  package var access: AccessLevel
  /// How the feature's own code is written.
  package var style: TCAStyle
  /// Never empty. Only together they meet the demand.
  package var changes: [Change]

  package enum Safety: String, CaseIterable, Sendable, Hashable {
    /// It only inserts what the convention leaves no choice about.
    case safe
    /// It replaces, moves or renames something, or leaves something to decide.
    case unsafe
  }

  /// One unsafe change makes the whole fix unsafe.
  package var safety: Safety {
    changes.contains { $0.safety == .unsafe } ? .unsafe : .safe
  }
}

extension Fix {
  /// One change. Symbols are the names below the namespace: `["State", "childTag"]`; empty for the
  /// namespace itself.
  package enum Change: Sendable, Hashable {
    case insertConformance(String, symbol: [String])
    /// First in the inheritance of Event.
    case insertRawType(String)
    /// Before a type or property; without `@`.
    case insertAttribute(String, symbol: [String])
    /// The whole part, as a new feature has it.
    case insertPart(Part, conformances: [String])
    /// It assigns each parameter to the property of its name.
    case insertInitializer(Part, parameters: [Parameter])
    /// Into the extension that holds the part's behaviour.
    case insertTypeAlias(String, type: String, Part)
    /// Into Action, Event or a group of actions.
    case insertCase(String, payload: String?, symbol: [String])
    case insertArm(Arm, in: Switch)
    case insertStore(type: String, wrapper: String?)
    /// A child's share of one place.
    case insertChild(Child, in: Place)
    /// After the recorder and before the logic; for the bindings of this group of actions.
    case insertBindingReducer(group: String?)
    /// The word that makes it as visible as the namespace.
    case insertAccess(symbol: [String])
    /// On the extension that holds the part's behaviour.
    case restateConformance(String, Part)
    /// Beside the file of the namespace, with all that the role holds.
    case createFile(FileRole, name: String)
    /// Into the view's file, in the convention's form, with the arguments that State needs.
    case insertPreview(arguments: [String])
    /// Into the file of the finding.
    case insertImport(String)

    /// Of the namespace, by `enum`.
    case replaceKind
    /// By that of the namespace.
    case replaceAccess(symbol: [String])
    /// On a type or property; both without `@`.
    case replaceAttribute(String, by: String, symbol: [String])
    /// The view's store, declared anew.
    case replaceStore(type: String, wrapper: String)
    case moveBindingReducer
    /// The part's behaviour, or the namespace (`nil`).
    case move(Part?, file: String)
    /// The file of the finding.
    case renameFile(to: String)
    /// Wherever the feature's parts name it.
    case renameMember(String, to: String, in: [Part])
    /// The first of `idComponents`: a literal in place of another one, or before what is there.
    case nameEvents(String, insteadOf: String?)
  }

  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var type: String
  }

  /// A `switch` over the action.
  package enum Switch: String, Sendable, Hashable {
    case reducer, recorder
  }

  /// What a `switch` does with an action.
  package enum Arm: Sendable, Hashable {
    /// To be decided on; the names of the pattern, outermost first.
    case open([String])
    /// Nothing, since something else handles it.
    case passive(String)
    /// What the convention says of `errorOccurred`.
    case error(String)
  }

  /// Where a child is wired.
  package enum Place: String, Sendable, Hashable {
    case state, action, reducer, view

    package var part: Part {
      switch self {
      case .state: .state
      case .action: .action
      case .reducer: .reducer
      case .view: .view
      }
    }
  }

  package struct Child: Sendable, Hashable {
    /// In State and Action.
    package var name: String
    /// Its namespace, as State spells it; of a stack or a destination its enum.
    package var feature: String
    package var form: Form
    /// Before the property in State, without `@`.
    package var wrapper: String?
    /// Of the property in State.
    package var access = AccessLevel.internal
    /// SwiftUI's, where the convention says how it is shown: `sheet`.
    package var modifier: String?

    package enum Form: Sendable, Hashable {
      case presented, optional, embedded, collection, stack, destination
    }
  }
}

extension Fix.Change {
  package var safety: Fix.Safety {
    switch self {
    case .insertArm(.open, _), .replaceKind, .replaceAccess, .replaceAttribute, .replaceStore,
      .moveBindingReducer, .move, .renameFile, .renameMember, .nameEvents:
      .unsafe
    case .insertConformance, .insertRawType, .insertAttribute, .insertPart, .insertInitializer,
      .insertTypeAlias, .insertCase, .insertArm, .insertStore, .insertChild,
      .insertBindingReducer, .insertAccess, .restateConformance, .createFile, .insertPreview,
      .insertImport:
      .safe
    }
  }

  /// What machine-readable formats call it. Never renamed silently.
  package var kind: String {
    switch self {
    case .insertConformance: "insert_conformance"
    case .insertRawType: "insert_raw_type"
    case .insertAttribute: "insert_attribute"
    case .insertPart: "insert_part"
    case .insertInitializer: "insert_initializer"
    case .insertTypeAlias: "insert_typealias"
    case .insertCase: "insert_case"
    case .insertArm: "insert_arm"
    case .insertStore: "insert_store"
    case .insertChild: "insert_child"
    case .insertBindingReducer: "insert_binding_reducer"
    case .insertAccess: "insert_access"
    case .restateConformance: "restate_conformance"
    case .createFile: "create_file"
    case .insertPreview: "insert_preview"
    case .insertImport: "insert_import"
    case .replaceKind: "replace_kind"
    case .replaceAccess: "replace_access"
    case .replaceAttribute: "replace_attribute"
    case .replaceStore: "replace_store"
    case .moveBindingReducer: "move_binding_reducer"
    case .move: "move"
    case .renameFile: "rename_file"
    case .renameMember: "rename_member"
    case .nameEvents: "name_events"
    }
  }
}
