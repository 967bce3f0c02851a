import AutoLayout
import TestSupport
import Testing

@testable import UIKit

/// Runs tests with glyphs that are squares, in an era; the font may have a gap between lines, in ems.
@MainActor
func withSquareText<Result>(
  in era: InterfaceEra = .iOS18, leading: Double = 0, _ body: () throws -> Result
) rethrows -> Result {
  let measurer = TextEnvironment.measurer
  defer { TextEnvironment.measurer = measurer }
  TextEnvironment.measurer = SquareFont(leading: leading)
  return try era.inForce(body)
}

/// Runs tests in an era.
@MainActor
func withEra<Result>(_ era: InterfaceEra, _ body: () throws -> Result) rethrows -> Result {
  try era.inForce(body)
}
