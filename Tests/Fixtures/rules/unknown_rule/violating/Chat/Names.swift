// No feature is here, but somebody meant to say something.
// featuregen:disable everything // expect: unknown_rule
enum Names {}

let text = "// featuregen:disabel is no comment"
