extension Comparison {
  /// An identity that is not there, or no array literal, is not judged.
  var eventIdentifier: Verdict {
    switch feature.part(.event).all.lazy.compactMap(\.identity).first {
    case nil: return .undecidable(reason: "no array literal is the 'idComponents' of 'Event'")
    case .other(let location): return .unmet(location)
    case .literal(let text, let location):
      let isOwn = text == feature.name.stem || text == feature.name.typeName
      return met(if: isOwn || feature.namesInModule[text] == nil, else: location)
    }
  }
}
