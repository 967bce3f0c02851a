import AutoLayout
import TestSupport
import Testing

@testable import UIKit

/// Runs tests with glyphs that are squares, in an era.
@MainActor
func withSquareText<Result>(
  in era: InterfaceEra = .iOS18, _ body: () throws -> Result
) rethrows -> Result {
  let (measurer, current) = (TextEnvironment.measurer, InterfaceEra.current)
  defer { (TextEnvironment.measurer, InterfaceEra.current) = (measurer, current) }
  TextEnvironment.measurer = SquareFont()
  InterfaceEra.current = era
  return try body()
}

/// Runs tests in an era.
@MainActor
func withEra<Result>(_ era: InterfaceEra, _ body: () throws -> Result) rethrows -> Result {
  let current = InterfaceEra.current
  defer { InterfaceEra.current = current }
  InterfaceEra.current = era
  return try body()
}
