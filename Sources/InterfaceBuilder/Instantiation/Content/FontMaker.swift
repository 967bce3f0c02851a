import AutoLayout
import PlatformMetrics
import UIKit

/// Makes fonts from their descriptions.
struct FontMaker {
  /// The system, whose numbers decide.
  let platform: PlatformMetrics.Platform
  /// The text size that the user chose.
  let contentSizeCategory: UIContentSizeCategory

  /// The font of running text.
  var body: UIFont { font(of: .body) }

  /// The font of a button's title.
  func buttonFont(_ description: FontDescription?, of type: ButtonContent.ButtonType) -> UIFont {
    let metrics = ControlMetrics(platform)
    let size = type == .custom ? metrics.customButtonTitleSize : metrics.buttonTitleSize
    guard description == nil else { return font(description, defaultSize: size) }
    return UIFont(
      Font(family: systemFamily(ofSize: size), size: size, weight: metrics.buttonTitleWeight))
  }

  /// The font of a text field.
  func fieldFont(_ description: FontDescription?) -> UIFont {
    font(description, defaultSize: Double(UIFont.systemFontSize))
  }

  /// The font of a text style, in the typeface that the system font has on the release.
  private func font(of style: UIFont.TextStyle) -> UIFont {
    var font = UIFont.preferredFont(
      forTextStyle: style, at: contentSizeCategory, on: platform
    ).font
    font.family = systemFamily(ofSize: font.size)
    return UIFont(font, textStyle: style)
  }

  /// The font for a description, or the system font.
  ///
  /// - Parameters:
  ///   - description: The font; nil for the system's.
  ///   - size: The point size where there is no description, or it gives none.
  /// - Returns: The font.
  func font(_ description: FontDescription?, defaultSize size: Double) -> UIFont {
    guard let description else {
      return UIFont(Font(family: systemFamily(ofSize: size), size: size))
    }
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
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private func systemFamily(ofSize size: Double) -> Font.Family {
    switch SystemTypeface(platform) {
    case .helveticaNeue: .named(".HelveticaNeueInterface")
    case .sanFranciscoUI: size >= SystemTracking.displaySize ? .named(".SFUIDisplay") : .system
    case .sanFrancisco: .system
    }
  }
}
