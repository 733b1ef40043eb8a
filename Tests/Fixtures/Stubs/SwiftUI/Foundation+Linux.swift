#if os(Linux)
  /// Missing from swift-corelibs-foundation.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var key: String
    public init(stringLiteral value: String) { key = value }
  }
  extension String {
    public init(localized resource: LocalizedStringResource) { self = resource.key }
  }
#endif
