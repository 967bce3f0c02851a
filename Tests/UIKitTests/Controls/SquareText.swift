import AutoLayout
import TestSupport
import Testing

@testable import UIKit

/// Runs tests with glyphs that are squares, in an era.
@MainActor
func withSquareText<Result>(
  in era: InterfaceEra = .iOS18, _ body: () throws -> Result
) rethrows -> Result {
  let measurer = TextEnvironment.measurer
  defer { TextEnvironment.measurer = measurer }
  TextEnvironment.measurer = SquareFont()
  return try era.inForce(body)
}

/// Runs tests in an era.
@MainActor
func withEra<Result>(_ era: InterfaceEra, _ body: () throws -> Result) rethrows -> Result {
  try era.inForce(body)
}
