@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "StubMacros", type: "DependencyClientMacro")

@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "StubMacros", type: "DependencyEndpointMacro")

@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "StubMacros", type: "ObservationStateIgnoredMacro")

public struct Unimplemented: Error {
  public init(_ endpoint: String) {}
}
