package enum TemplatingPlaceholder {}
