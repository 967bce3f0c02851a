import PangoText
import UIKit

/// The text measurer of the whole run.
enum Measuring {
  /// Has text measured with real fonts.
  ///
  /// - Returns: The measurer, which also draws the text.
  /// - Throws: The measurer's error, which names the package to install.
  @MainActor
  @discardableResult
  static func start() throws -> PangoTextMeasurer {
    let measurer = try PangoTextMeasurer()
    TextEnvironment.measurer = measurer
    return measurer
  }
}
