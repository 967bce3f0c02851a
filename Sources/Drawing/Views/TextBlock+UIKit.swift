import AutoLayout
import Foundation
import UIKit

extension TextBlock.Run {
  /// The pieces of attributed text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of pieces without one.
  ///   - color: The colour of pieces without one.
  ///   - view: The view whose environment decides on colours.
  /// - Returns: The pieces in order.
  @MainActor
  static func runs(
    of text: NSAttributedString, font: UIFont, color: Color, in view: UIView
  ) -> [TextBlock.Run] {
    var runs: [TextBlock.Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let pieceColor = (values[.foregroundColor] as? UIColor).map {
        Color($0.components(for: view.traitCollection))
      }
      runs.append(
        TextBlock.Run(
          string.substring(with: range), font: (values[.font] as? UIFont ?? font).font,
          color: pieceColor ?? color))
    }
    return runs
  }

  /// The pieces of text that is plain or attributed; none without text.
  @MainActor
  static func runs(
    plain: String?, rich: NSAttributedString?, font: UIFont, color: Color, in view: UIView
  ) -> [TextBlock.Run] {
    if let rich, rich.length > 0 { return runs(of: rich, font: font, color: color, in: view) }
    guard let plain, !plain.isEmpty else { return [] }
    return [TextBlock.Run(plain, font: font.font, color: color)]
  }
}

extension TextBlock.Alignment {
  /// UIKit's alignment; justified text is not stretched.
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified, .natural: self = .natural
    }
  }
}

extension ControlPainter {
  /// Where the lines of a control stand: natural ones at the leading edge of a control that is read
  /// from the right, whatever their script.
  func alignment(_ alignment: NSTextAlignment) -> TextBlock.Alignment {
    let alignment = TextBlock.Alignment(alignment)
    return alignment == .natural && direction == .rightToLeft ? .right : alignment
  }
}

extension LineBreakMode {
  /// UIKit's mode; both number them alike.
  init(_ mode: NSLineBreakMode) {
    self = LineBreakMode(rawValue: mode.rawValue) ?? .truncatingTail
  }
}
