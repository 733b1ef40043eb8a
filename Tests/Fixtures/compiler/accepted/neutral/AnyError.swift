// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import Foundation

enum AnyErrorFeature {
  enum Error: Swift.Error { case failed }

  enum Action {
    case own(Result<Int, Error>)
    case any(Result<Int, any Swift.Error>)
  }
}

let ownFailure = AnyErrorFeature.Action.own(.failure(AnyErrorFeature.Error.failed))

func anyFailure(_ error: any Error) -> AnyErrorFeature.Action {
  .any(.failure(error))
}
