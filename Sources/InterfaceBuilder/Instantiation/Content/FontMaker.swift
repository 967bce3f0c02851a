import AutoLayout
import UIKit

/// Makes fonts from their descriptions.
struct FontMaker {
  /// The text size the user chose, which text styles follow.
  var contentSizeCategory: UIContentSizeCategory
  /// The kind of device.
  var idiom = Idiom.phone
  /// The looks in force, which the system font changed with.
  var era: InterfaceEra
  /// The sizes of text styles that the canvas has differently from devices, in points.
  var canvasSizes: [UIFont.TextStyle: CGFloat] = [:]

  /// The font of running text.
  var body: UIFont { font(of: .body) }

  /// The font of a button's title.
  ///
  /// Source: where the document names none, 15 points in the system's buttons and 18 in custom ones
  /// (382 of 386 stored heights); on televisions 38 (3 of 3).
  func buttonFont(_ description: FontDescription?, of type: ButtonContent.ButtonType) -> UIFont {
    if description == nil, idiom == .tv { return televisionButtonFont }
    return font(description, defaultSize: type == .custom ? 18 : 15)
  }

  /// The font of a text field.
  ///
  /// Source: `docs/decisions/0071-kerning-of-the-system-font.md`.
  func fieldFont(_ description: FontDescription?) -> UIFont {
    let usual = font(description, defaultSize: Double(UIFont.systemFontSize))
    guard (.iOS10 ... .iOS12).contains(era), usual.font.family == .system, usual.font.size >= 18
    else { return usual }
    var font = usual.font
    font.family = Self.firstDisplayFace
    return UIFont(font, textStyle: usual.textStyle)
  }

  private static let firstDisplayFace = Font.Family.named(".SFUIDisplay")

  /// The font of a text style; televisions have sizes of their own, which no canvas changes.
  private func font(of style: UIFont.TextStyle) -> UIFont {
    if idiom != .tv, let size = canvasSizes[style] { return .systemFont(ofSize: size) }
    return .preferredFont(
      forTextStyle: style, at: contentSizeCategory, on: UIUserInterfaceIdiom(idiom))
  }

  /// Source: three titles of Xcode 8 in 2 projects are stored 3, 1 and 1 points wider than they are in
  /// the face of later systems, and 0, 1 and 1 narrower than in the one for text of that size and time.
  private var televisionButtonFont: UIFont {
    UIFont(Font(family: systemFamily(ofSize: 38), size: 38, weight: .medium))
  }

  /// The font for a description, or the system font.
  ///
  /// - Parameters:
  ///   - description: The font; nil for the system's.
  ///   - size: The point size where there is no description, or it gives none.
  /// - Returns: The font.
  func font(_ description: FontDescription?, defaultSize size: Double) -> UIFont {
    guard let description else { return .systemFont(ofSize: CGFloat(size)) }
    let size = description.pointSize ?? size
    switch description.face {
    case .system(let weight, let isItalic):
      return UIFont(
        Font(
          family: systemFamily(ofSize: size), size: max(size, 0), weight: weight,
          isItalic: isItalic))
    case .textStyle(let name):
      return font(of: UIFont.TextStyle(rawValue: name))
    case .named(let name, _):
      return UIFont(name: nameInForce(name), size: size) ?? .systemFont(ofSize: size)
    }
  }

  /// The name of the face that is shown for a name.
  ///
  /// From iOS 13 on the names of the system font's faces can't be asked for, and Times New Roman is what
  /// one gets; CoreText says so: "Client requested name ".SFUI-Regular", it will get TimesNewRomanPSMT
  /// rather than the intended font." The one document that names such a face lists it under
  /// `TimesNewRoman.ttf`, and stored that font's width and height.
  private func nameInForce(_ name: String) -> String {
    era >= .iOS13 && name.hasPrefix(".SFUI") ? "TimesNewRomanPSMT" : name
  }

  /// The names Apple gave the system font before it was one font for all sizes: Helvetica Neue's cut for
  /// interfaces in iOS 7, and a face of its own for 20 points and more in iOS 9 and 10.
  ///
  /// Source: `docs/decisions/0071-kerning-of-the-system-font.md`.
  private func systemFamily(ofSize size: Double) -> Font.Family {
    switch era {
    case .iOS7: .named(".HelveticaNeueInterface")
    case .iOS8, .iOS9, .iOS10: size >= 20 ? Self.firstDisplayFace : .system
    default: .system
    }
  }
}
