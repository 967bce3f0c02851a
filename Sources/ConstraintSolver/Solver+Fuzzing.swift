extension Solver {
  /// Follows recorded edits as `follow()` does, for the fuzzer, which is a package of its own.
  @_spi(Fuzzing)
  public func followForFuzzing() -> Bool { follow() }
}
