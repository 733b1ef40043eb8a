import Testing

@Suite struct SwiftOutlinePlaceholderTests {}
