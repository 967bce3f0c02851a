import AutoLayout

/// The widths at which text of the sizes that people choose is comfortable to read, in points.
package enum SystemReadableWidth {
  /// The largest width of readable content.
  ///
  /// - Parameters:
  ///   - textSize: The index of the text size, from XS to AX5.
  ///   - platform: The platform.
  /// - Returns: Points; infinite at the accessibility sizes, whose text fills the margins.
  package static func maximum(atTextSize textSize: Int, on platform: Platform) -> Double {
    let widths = widths[platform]
    return widths.indices.contains(textSize) ? widths[textSize] : .infinity
  }

  private static let widths = Metric<[Double]>(
    "largest widths of readable content at the text sizes XS to XXXL",
    [
      .init(
        .iOS9, [560, 600, 632, ReadableWidth.maximum, 744, 824, 896],
        .assumed(
          "Apple's documentation says that the text size changes the width; L was logged on nine iPads and "
            + "five wide phones of iOS 15 and 16; the others are believed to grow with body text")
      )
    ])

  package static let all: [any MetricFacts] = [widths]
}
