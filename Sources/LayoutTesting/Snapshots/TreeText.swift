import Foundation
import LayoutFaults
import UIKit

/// A laid-out hierarchy as text: a line for each view, indented, with class, identifier, frame in points
/// of the superview, text, and whether it is hidden or transparent.
@MainActor
struct TreeText {
  /// The lines, each with its end.
  let text: String

  init(_ stage: LayoutStage) {
    var lines = ["\(stage.configuration)"]
    if let controller = stage.controller { lines.append("\(type(of: controller))") }
    Self.append(stage.view, depth: 0, to: &lines)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(for: view))
    let inside = view.programViews
    for subview in view.subviews where inside.contains(where: { $0 === subview }) {
      append(subview, depth: depth + 1, to: &lines)
    }
  }

  private static func line(for view: UIView) -> String {
    var words = ["\(type(of: view))"]
    if let identifier = view.accessibilityIdentifier { words.append("#\(identifier)") }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    words.append("(\(numbers.joined(separator: ", ")))")
    if let text = view.visibleText { words.append(quoted(text)) }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(number(view.alpha))") }
    return words.joined(separator: " ")
  }

  /// The number to the third decimal, which is finer than the pixels of any device.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return (rounded == 0 ? 0 : rounded).shortText
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
