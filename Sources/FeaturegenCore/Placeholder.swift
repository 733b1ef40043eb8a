package enum FeaturegenCorePlaceholder {}
