import Testing

@Suite struct TemplatingPlaceholderTests {}
