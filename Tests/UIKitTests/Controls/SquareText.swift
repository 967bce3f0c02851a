import PlatformMetrics
import TestSupport
import UIKit

/// Runs tests with glyphs that are squares, on a release; the font may have a gap between lines, in ems.
func withSquareText<Result>(
  on release: Release = .current, leading: Double = 0, _ body: () throws -> Result
) rethrows -> Result {
  try onRelease(release, measurer: SquareFont(leading: leading), body)
}
