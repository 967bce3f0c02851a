import AutoLayout
import Foundation
import UIKit

/// Makes attributed strings from their descriptions.
struct TextMaker {
  let fonts: FontMaker

  /// The attributed string of a text whose parts have attributes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of parts without one.
  /// - Returns: The same text with its attributes.
  func attributedString(_ text: TextDescription, font: UIFont) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      result.append(
        NSAttributedString(string: fragment.text, attributes: attributes(fragment, font: font)))
    }
    return result
  }

  private func attributes(
    _ fragment: TextDescription.Fragment, font: UIFont
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: fragment.font.map { fonts.font($0, defaultSize: Double(font.pointSize)) } ?? font
    ]
    if let color = fragment.color?.uiColor { attributes[.foregroundColor] = color }
    if let kern = fragment.kern { attributes[.kern] = CGFloat(kern) }
    if let paragraph = fragment.paragraph { attributes[.paragraphStyle] = style(paragraph) }
    return attributes
  }

  private func style(_ paragraph: ParagraphDescription) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment.map(NSTextAlignment.init) ?? .natural
    style.lineBreakMode = paragraph.lineBreakMode.map(NSLineBreakMode.init) ?? .byWordWrapping
    style.lineSpacing = CGFloat(paragraph.lineSpacing)
    style.paragraphSpacing = CGFloat(paragraph.paragraphSpacing)
    style.lineHeightMultiple = CGFloat(paragraph.lineHeightMultiple)
    style.minimumLineHeight = CGFloat(paragraph.minimumLineHeight)
    style.maximumLineHeight = CGFloat(paragraph.maximumLineHeight)
    return style
  }
}

extension NSTextAlignment {
  init(_ alignment: TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrapping: self = .byWordWrapping
    case .characterWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingTail: self = .byTruncatingTail
    case .truncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

extension ColorDescription {
  /// The colour, which follows the appearance if it is the system's or one of the app's; nil when nothing gives its
  /// components.
  var uiColor: UIColor? {
    if case .named(let name) = source,
      let color = DocumentResources.current?.color(named: name)
    {
      return color
    }
    if case .system(let name) = source, let color = UIColor.systemColor(named: name) {
      return color
    }
    return components.map {
      UIColor(
        red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue),
        alpha: CGFloat($0.alpha))
    }
  }
}
