import Testing

@Suite struct FeaturegenCorePlaceholderTests {}
