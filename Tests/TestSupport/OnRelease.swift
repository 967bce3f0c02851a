package import AutoLayout
package import PlatformMetrics
import UIKit

/// Runs a closure with the sizes and looks of a release, and text measured by a measurer; nil for the one
/// in force.
///
/// Views made in the closure belong to the release for good; views made outside of it keep their own.
package func onRelease<Result>(
  _ release: Release, measurer: (any TextMeasurer)? = nil, _ body: () throws -> Result
) rethrows -> Result {
  var environment = PlatformEnvironment.current
  environment.release = release
  if let measurer { environment.measurer = measurer }
  return try environment.inForce(body)
}

/// Runs a closure with text measured by a measurer.
package func measuring<Result>(
  with measurer: any TextMeasurer, _ body: () throws -> Result
) rethrows -> Result {
  try onRelease(PlatformEnvironment.current.release, measurer: measurer, body)
}
