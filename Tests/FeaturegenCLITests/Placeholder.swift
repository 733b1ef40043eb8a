import Testing

@Suite struct FeaturegenCLIPlaceholderTests {}
