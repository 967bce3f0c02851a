import Foundation

/// The sizes of the segments of a segmented control, in points.
package struct SegmentMetrics {
  /// The height of the control's frame.
  let height: CGFloat
  /// What a segment is wider than its title.
  let padding: CGFloat
  /// The font of titles.
  package let titleFont: UIFont

  /// The metrics of the era in force on a kind of device.
  @MainActor package init(on idiom: UIUserInterfaceIdiom) {
    if idiom == .tv {
      self.init(TelevisionMetrics.current)
    } else {
      self.init(ControlMetrics.current)
    }
  }

  private init(_ metrics: TelevisionMetrics) {
    height = metrics.segmentedControlHeight
    padding = metrics.segmentPadding
    titleFont = .systemFont(ofSize: TelevisionMetrics.controlFontSize, weight: .medium)
  }

  private init(_ metrics: ControlMetrics) {
    height = metrics.segmentedControlHeight
    padding = metrics.segmentPadding
    titleFont = .systemFont(ofSize: 13, weight: metrics.segmentTitleWeight)
  }
}
