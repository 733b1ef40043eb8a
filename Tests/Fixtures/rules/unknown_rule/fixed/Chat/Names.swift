/// Speaks of `featuregen:disabel`, as documentation may.
// featuregen: what it checks stands in the README
enum Names {}

let text = "// featuregen:disabel is no comment"
