prefix operator /

#if TCA_1_7
  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  public prefix func / <Root, Value>(
    embed: @escaping (Value) -> Root
  ) -> AnyCasePath<Root, Value> {
    fatalError()
  }

  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  public prefix func / <Root, Value>(
    embed: @escaping (Value) -> Root?
  ) -> AnyCasePath<Root?, Value> {
    fatalError()
  }

  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  public prefix func / <Root>(
    root: @autoclosure @escaping @Sendable () -> Root
  ) -> AnyCasePath<Root, Void> {
    fatalError()
  }

  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  public prefix func / <Root>(
    root: @autoclosure @escaping @Sendable () -> Root?
  ) -> AnyCasePath<Root?, Void> {
    fatalError()
  }

  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  @_disfavoredOverload
  public prefix func / <Root, Value>(
    embed: @escaping (Value) -> Root
  ) -> (Root) -> Value? {
    fatalError()
  }

  @available(*, deprecated, message: "Use a 'CasePathable' case key path, instead")
  @_disfavoredOverload
  public prefix func / <Root>(root: @autoclosure @escaping () -> Root) -> (Root) -> Void? {
    fatalError()
  }

  @available(*, deprecated, message: "Use 'CasePathable.is' with a case key path, instead")
  public func ~= <Root, Value>(pattern: AnyCasePath<Root, Value>, value: Root) -> Bool {
    fatalError()
  }
#else
  public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
    fatalError()
  }

  public prefix func / <Root, Value>(
    embed: @escaping (Value) -> Root?
  ) -> CasePath<Root?, Value> {
    fatalError()
  }

  public prefix func / <Root>(root: Root) -> CasePath<Root, Void> { fatalError() }
  public prefix func / <Root>(root: Root?) -> CasePath<Root?, Void> { fatalError() }

  @_disfavoredOverload
  public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
    fatalError()
  }

  @_disfavoredOverload
  public prefix func / <Root>(root: Root) -> (Root) -> Void? { fatalError() }

  public func ~= <Root, Value>(pattern: CasePath<Root, Value>, value: Root) -> Bool {
    fatalError()
  }
#endif
