// tca: 1.25
// swift: 6
// flags: -enable-upcoming-feature InternalImportsByDefault

import ComposableArchitecture
import SwiftUI

@ObservableState
public struct ImportedState: Equatable, Sendable {
  public var id: UUID  // error: property cannot be declared public because its type uses an internal type

  public init(id: UUID) {  // error: initializer cannot be declared public because its parameter uses an internal type
    self.id = id
  }
}  // error: property cannot be declared public because its type uses an internal type

public struct ImportedReducer: Reducer {  // error: cannot use protocol 'Reducer' in a public or '@usableFromInline' conformance; 'ComposableArchitecture' was not imported publicly
  public typealias State = ImportedState
  public enum Action: Sendable { case close }

  public init() {}

  public var body: some ReducerOf<Self> {  // error: property cannot be declared public because its type uses an internal type
    Reduce { _, _ in .none }
  }
}
