package import AutoLayout
import UIKit

/// Draws a segmented control.
struct SegmentedControlPainter: ViewPainter {
  let view: UISegmentedControl

  var takesFocus: Bool { view.isEnabled }
  var growsWithFocus: Bool { false }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
    let selected =
      titles.indices.contains(view.selectedSegmentIndex) ? view.selectedSegmentIndex : nil
    let color = view.selectedSegmentTintColor.map { Color($0, in: view) }
    let font = view.titleFont.font
    if painter.platform == .television {
      painter.segmentPlatters(
        titles, selected: selected, selectedColor: color, font: font, in: rect)
    } else {
      painter.segmentedControl(
        titles, selected: selected, selectedColor: color, font: font, in: rect)
    }
    guard !titles.isEmpty else { return }
    let width = rect.width / Double(titles.count)
    for index in titles.indices {
      guard let image = view.imageForSegment(at: index) else { continue }
      let segment = painter.segment(index, width: width, in: rect)
      let side = min(20, rect.height - 8)
      let content = ImageContent(image).asStencil
      let place = segment.centered(content.size ?? Size(width: side, height: side))
      painter.image(content, in: place, color: painter.colors.label)
    }
  }
}

extension ControlPainter {
  /// The place of a segment, the first at the leading edge.
  func segment(_ index: Int, width: Double, in rect: Rect) -> Rect {
    turned(
      Rect(x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height),
      in: rect)
  }

  /// Draws a segmented control.
  ///
  /// - Parameters:
  ///   - segments: The titles.
  ///   - selected: The index of the selected segment, or nil for none.
  ///   - selectedColor: The background of the selected segment; nil for the system's.
  ///   - font: The font of the titles.
  ///   - rect: The control's rectangle.
  package mutating func segmentedControl(
    _ segments: [String], selected: Int?, selectedColor: Color? = nil,
    font: Font = Font(size: 13, weight: .medium), in rect: Rect
  ) {
    list.fill(rect, colors.tertiaryFill, radius: 8)
    guard !segments.isEmpty else { return }
    let width = rect.width / Double(segments.count)
    for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
      let x = rect.minX + Double(index) * width
      let line = Rect(x: x - 0.5, y: rect.minY + 8, width: 1, height: max(rect.height - 16, 0))
      list.fill(turned(line, in: rect), colors.gray3)
    }
    for (index, title) in segments.enumerated() {
      let segment = segment(index, width: width, in: rect)
      if index == selected {
        let face = segment.inset(2)
        list.shadow(
          face, radius: 7,
          DisplayList.Shadow(color: .black.faded(0.12), offset: Point(x: 0, y: 2), blur: 2.5))
        list.fill(
          face, selectedColor ?? (colors.appearance == .light ? .white : Color(hex: 0x636366)),
          radius: 7)
      }
      label(title, font: font, in: segment.insetBy(x: 4, y: 0), alignment: .center)
    }
  }
}
