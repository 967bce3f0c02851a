import UIKit

/// The content of a control that shows nothing of its own: `<control>`, and classes without a model here.
public struct ControlContent: ElementContent {}

extension ControlContent: ViewElement {
  static let names = ["control", "refreshControl"]

  init(_ reader: ElementReader) {}

  func makeView() -> UIControl { UIControl() }
}
