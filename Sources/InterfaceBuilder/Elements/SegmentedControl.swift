import UIKit

/// The content of a `<segmentedControl>`.
public struct SegmentedControlContent: ElementContent {
  /// The segments, in order.
  public var segments: [Segment] = []
  /// The index of the selected segment; `nil` when none is selected.
  public var selectedIndex: Int?
  /// Whether widths follow the content of the segments.
  public var apportionsWidthsByContent = false
  /// The colour of the selected segment.
  public var selectedTintColor: ColorDescription?

  /// One segment.
  public struct Segment: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The title.
    public var title: String?
    /// The image.
    public var image: ImageDescription?
    /// A fixed width in points; `nil` for the content's.
    public var width: Double?
    /// Whether the segment reacts.
    public var isEnabled: Bool
  }

  /// The title of the first segment that has one.
  public var displayedText: String? { segments.compactMap(\.title).first }
}

extension SegmentedControlContent: ViewElement {
  static let names = ["segmentedControl"]

  init(_ reader: ElementReader) {
    let segments = reader.children(of: "segments").map(Segment.init)
    self.segments = segments
    selectedIndex = reader.integer("selectedSegmentIndex").flatMap {
      segments.indices.contains($0) ? $0 : nil
    }
    apportionsWidthsByContent = reader.flag("apportionsSegmentWidthsByContent")
    selectedTintColor = reader.color("selectedSegmentTintColor")
  }

  func makeView() -> UISegmentedControl { UISegmentedControl() }

  func apply(to view: UISegmentedControl, in context: BuildingContext) {
    view.apportionsSegmentWidthsByContent = apportionsWidthsByContent
    view.selectedSegmentTintColor = selectedTintColor?.uiColor
    for (index, segment) in segments.enumerated() {
      if let image = segment.image.flatMap(context.images.image) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      if let width = segment.width { view.setWidth(CGFloat(width), forSegmentAt: index) }
    }
    view.selectedSegmentIndex = selectedIndex ?? UISegmentedControl.noSegment
  }
}

extension SegmentedControlContent.Segment {
  fileprivate init(_ reader: ElementReader) {
    element = reader.element
    title = reader.string("title")
    image = reader.image("image")
    width = reader.number("width").flatMap { $0 > 0 ? $0 : nil }
    isEnabled = reader.flag("enabled", default: true)
  }
}
