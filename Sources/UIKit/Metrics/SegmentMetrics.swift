import Foundation

/// The sizes of the segments of a segmented control, in points.
struct SegmentMetrics {
  /// The height of the control's frame.
  let height: CGFloat
  /// What a segment is wider than its title.
  let padding: CGFloat
  /// The font of titles.
  let titleFont: UIFont

  /// Source: a control of two words, whose size no constraint fixes, is stored 294 × 84: a line of the
  /// font of buttons there with 19 points above and below, and beside it what there is elsewhere.
  private static let television = SegmentMetrics(
    height: 84, padding: 18, titleFont: .systemFont(ofSize: 38, weight: .medium))
}

extension SegmentMetrics {
  /// The metrics of the era in force on a kind of device.
  @MainActor init(on idiom: UIUserInterfaceIdiom) {
    if idiom == .tv { self = .television } else { self.init(ControlMetrics.current) }
  }

  private init(_ metrics: ControlMetrics) {
    height = metrics.segmentedControlHeight
    padding = metrics.segmentPadding
    titleFont = .systemFont(ofSize: 13, weight: metrics.segmentTitleWeight)
  }
}
