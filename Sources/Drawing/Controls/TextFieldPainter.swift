package import AutoLayout
import Foundation
import UIKit

/// The outline of a text field.
package enum TextFieldBorder: Hashable, Sendable {
  case none, line, bezel, roundedRect
}

/// Draws a text field: its border, and text or placeholder between the views at its sides.
struct TextFieldPainter: ViewPainter {
  let view: UITextField

  var takesFocus: Bool { view.isEnabled }
  // The colour of a field ends at its border.
  var fillsBackground: Bool { view.borderStyle == .roundedRect || view.borderStyle == .bezel }

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    painter.textFieldBorder(
      TextFieldBorder(view.borderStyle), color: view.backgroundColor.map { Color($0, in: view) },
      in: rect)
    let font = view.effectiveFont
    let inner = Rect(
      view.textRect(
        forBounds: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)))
    var runs = TextBlock.Run.runs(
      plain: view.text, rich: view.attributedText, font: font,
      color: painter.isFocused
        ? painter.colors.label : Color(view.textColor ?? .label, in: view), in: view)
    if view.isSecureTextEntry {
      for index in runs.indices {
        runs[index].text.text = String(repeating: "\u{2022}", count: runs[index].text.text.count)
      }
    }
    if runs.isEmpty {
      runs = TextBlock.Run.runs(
        plain: view.placeholder, rich: view.attributedPlaceholder, font: font,
        color: painter.colors.placeholderText, in: view)
    }
    painter.list.text(
      TextBlock(runs: runs, rect: inner, alignment: painter.alignment(view.textAlignment)))
  }
}

extension ControlPainter {
  /// Draws the outline of a text field, and what is inside it in a colour.
  mutating func textFieldBorder(
    _ border: TextFieldBorder, color: Color? = nil, in rect: Rect
  ) {
    if platform == .television, border != .none { return platter(in: rect) }
    switch border {
    case .none: break
    case .line:
      list.border(rect, colors.label.faded(0.85), width: 1)
    case .bezel:
      list.fill(rect, color ?? colors.background)
      list.border(rect, colors.gray2, width: 1)
      list.hairline(
        Point(x: rect.minX + 1, y: rect.minY + 1), Point(x: rect.maxX - 1, y: rect.minY + 1),
        colors.gray3)
    case .roundedRect:
      list.fill(rect, color ?? colors.background, radius: 5)
      list.border(rect, colors.gray4, width: 1, radius: 5)
    }
  }

  /// Draws a text field.
  package mutating func textField(
    _ content: TextContent, border: TextFieldBorder, in rect: Rect
  ) {
    textFieldBorder(border, in: rect)
    let side = border == .none ? 0.0 : border == .roundedRect ? 7 : 4
    let isEmpty = content.text.isEmpty
    list.text(
      TextBlock(
        isEmpty ? content.placeholder : content.text, font: content.font,
        color: isEmpty ? colors.placeholderText : content.color ?? colors.label,
        rect: rect.insetBy(x: side, y: 0), alignment: content.alignment))
  }
}

extension TextFieldBorder {
  /// UIKit's border.
  fileprivate init(_ style: UITextField.BorderStyle) {
    switch style {
    case .none: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}
