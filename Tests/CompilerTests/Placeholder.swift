import Testing

@Suite struct CompilerPlaceholderTests {}
