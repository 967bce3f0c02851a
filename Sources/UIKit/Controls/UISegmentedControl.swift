package import AutoLayout
public import Foundation
import PlatformMetrics

/// A row of buttons of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  /// A segment: title or picture, and a width of its own unless 0.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The chosen segment.
  open var selectedSegmentIndex = noSegment
  /// Whether a choice lasts only while it is touched.
  open var isMomentary = false
  /// Whether segments are as wide as their content demands, rather than equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    update(segment) { $0.title = title }
  }

  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    update(segment) { $0.image = image }
  }

  /// Sets a segment's width, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    update(segment) { $0.width = width }
  }

  /// Makes a segment available or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    update(segment) { $0.isEnabled = enabled }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { value(segment)?.title }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment)?.image }
  /// A segment's own width, in points; 0 for that of its content.
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment)?.width ?? 0 }
  /// Whether a segment is available.
  open func isEnabledForSegment(at segment: Int) -> Bool { value(segment)?.isEnabled ?? false }

  /// The size of the segments within the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    naturalSize.inset(by: alignmentRectInsets)
  }

  /// The insets of the alignment rectangle, which is lower than the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(traitCollection.controlMetrics.segmentedControlInsets)
  }

  /// The baseline of titles, which are in the middle.
  ///
  /// Source: a label on the baseline of such a control is stored where it agrees to a point; by the lower
  /// edge it would be 8 points higher (n=1, none against).
  package override var baselineOffsets: BaselineOffsets {
    let height = intrinsicContentSize.height
    return BaselineOffsets(ofLineIn: titleFont, centredIn: height).keptToMiddle(of: height)
  }

  /// The size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  private var naturalSize: CGSize {
    CGSize(width: naturalWidth, height: metrics.segmentedControlHeight)
  }

  private var metrics: ControlMetrics { traitCollection.controlMetrics }

  /// The font of titles.
  package var titleFont: UIFont {
    UIFont(Font(size: metrics.segmentTitleSize, weight: metrics.segmentTitleWeight))
  }

  /// The segments side by side with a line of one point between them, equally wide unless asked
  /// otherwise.
  ///
  /// Source: stored widths, up to Xcode 10 n=12 of 14, later n=10 of 10; see ``ControlMetrics``.
  private var naturalWidth: CGFloat { width(padding: CGFloat(metrics.segmentPadding)) }

  /// The least width at which no title or picture is wider than its segment.
  package var widthOfTitles: CGFloat { width(padding: 0) }

  private func width(padding: CGFloat) -> CGFloat {
    guard !segments.isEmpty else { return 0 }
    let contents = segments.map { contentWidth(of: $0) + padding }
    let widest = contents.max() ?? 0
    let widths = zip(segments, contents).map { segment, content in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? content : widest
    }
    return widths.reduce(0, +) + CGFloat(segments.count - 1)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width.rounded(.up) }
    let width = title(of: segment).extent(maximumWidth: nil, maximumLines: 1).width
    return PixelGrid.points.ceil(CGFloat(width))
  }

  private func title(of segment: Segment) -> MeasurableText {
    MeasurableText(
      segment.title ?? "", font: titleFont, lineBreakMode: .byTruncatingTail)
  }

  /// The titles as they are measured.
  var measuredTitles: [MeasurableText] { segments.map(title) }

  private func update(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  private func value(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }
}
