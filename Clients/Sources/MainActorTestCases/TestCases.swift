import XCTest

// The lists of tests that SwiftPM generates prefer these functions to XCTest's, which casts an
// isolated method to one that is not and traps. Whether tests throw is part of the type they are cast
// to, so that there are two.
//
// Source: SwiftPM issue 7268.

/// Enters the tests of a class that is isolated to the main actor.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  entry(for: T.self, allTests.map { name, test in Isolated(name) { try test($0)() } })
}

/// Enters the tests of a class that is isolated to the main actor, none of which throws.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  entry(for: T.self, allTests.map { name, test in Isolated(name) { test($0)() } })
}

/// A test that runs on the main actor.
private struct Isolated<T> {
  let name: String
  let run: @MainActor (T) throws -> Void

  init(_ name: String, _ run: @escaping @MainActor (T) throws -> Void) {
    self.name = name
    self.run = run
  }
}

private func entry<T: XCTestCase>(
  for testClass: T.Type, _ tests: [Isolated<T>]
) -> XCTestCaseEntry {
  let unisolated: [(String, (XCTestCase) throws -> Void)] = tests.map { test in
    (
      test.name,
      { instance in
        guard let instance = instance as? T else { return }
        try MainActor.assumeIsolated { try test.run(instance) }
      }
    )
  }
  return (testClass, unisolated)
}
