#if TCA_1_7
  extension Never: CasePathable, CasePathIterable {
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
      public subscript(root: Never) -> PartialCaseKeyPath<Never> { fatalError() }

      public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> { fatalError() }
    }

    public static var allCasePaths: AllCasePaths { fatalError() }
  }

  extension Case where Value: CasePathable {
    public var never: Case<Never> { fatalError() }
  }

  extension Optional: CasePathable, CasePathIterable {
    @dynamicMemberLookup
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
      public subscript(root: Optional) -> PartialCaseKeyPath<Optional> { fatalError() }

      public var none: AnyCasePath<Optional, Void> { fatalError() }
      public var some: AnyCasePath<Optional, Wrapped> { fatalError() }

      @_disfavoredOverload
      public subscript<Member>(
        dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
      ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
        fatalError()
      }

      public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Optional>]> {
        fatalError()
      }
    }

    public static var allCasePaths: AllCasePaths { fatalError() }
  }

  extension Optional where Wrapped: CasePathable {
    @_disfavoredOverload
    public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool { fatalError() }

    @_disfavoredOverload
    public mutating func modify<Value>(
      _ keyPath: CaseKeyPath<Wrapped, Value>, yield: (inout Value) -> Void,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {}
  }

  extension Result: CasePathable, CasePathIterable {
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
      public subscript(root: Result) -> PartialCaseKeyPath<Result> { fatalError() }

      public var success: AnyCasePath<Result, Success> { fatalError() }
      public var failure: AnyCasePath<Result, Failure> { fatalError() }

      public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
        fatalError()
      }
    }

    public static var allCasePaths: AllCasePaths { fatalError() }
  }
#endif
