package enum FeaturegenCLIPlaceholder {}
