import Observation
import SwiftUI

public protocol Perceptible {}

public struct WithPerceptionTracking<Content> {
  public var body: Content { fatalError() }
  public init(content: @escaping @autoclosure () -> Content) {}
}

extension WithPerceptionTracking: View where Content: View {
  public init(@ViewBuilder content: @escaping () -> Content) {}
}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    fatalError()
  }

  public init(wrappedValue: Value) where Value: AnyObject & Perceptible { fatalError() }
  public init(_ wrappedValue: Value) where Value: AnyObject & Perceptible { fatalError() }
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Perceptible {
    fatalError()
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension Bindable: Sendable where Value: Sendable {}
