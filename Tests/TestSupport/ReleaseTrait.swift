package import PlatformMetrics
package import Testing
import UIKit

/// A release of the system in force while a test runs.
package struct ReleaseTrait: TestTrait, SuiteTrait, TestScoping {
  let release: Release

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var environment = PlatformEnvironment.current
    environment.release = release
    try await environment.inForce(awaiting: { try await function() })
  }
}

extension Trait where Self == ReleaseTrait {
  /// Runs a test, or the tests of a suite, with the sizes and looks of a release.
  package static func release(_ release: Release) -> ReleaseTrait { ReleaseTrait(release: release) }
}
