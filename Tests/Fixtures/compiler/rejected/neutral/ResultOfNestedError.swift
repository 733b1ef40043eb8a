// tca: 1.0 1.7 1.8 1.25
// swift: 5

import Foundation

enum NestedErrorFeature {
  enum Error: Swift.Error { case failed }
  enum Action { case loaded(Result<Int, Error>) }
}

// `Error` in the nested Action means the nested Error.
func loaded(_ error: any Error) -> NestedErrorFeature.Action {
  .loaded(.failure(error))  // error: cannot convert value of type 'any Error' to expected argument type 'NestedErrorFeature.Error'
}
