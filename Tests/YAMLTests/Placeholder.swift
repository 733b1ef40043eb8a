import Testing

@Suite struct YAMLPlaceholderTests {}
