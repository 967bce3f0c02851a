import PangoText
import UIKit

/// The text measurer of the whole run.
enum Measuring {
  /// Runs a closure in which text is measured with real fonts.
  ///
  /// - Parameter body: Receives the measurer, which also draws the text.
  /// - Returns: The result of the closure.
  /// - Throws: The measurer's error, which names the package to install, and what the closure throws.
  @MainActor
  static func run<Result>(_ body: (PangoTextMeasurer) throws -> Result) throws -> Result {
    let measurer = try PangoTextMeasurer()
    var environment = PlatformEnvironment()
    environment.measurer = measurer
    return try environment.inForce { try body(measurer) }
  }
}
