import UIKit

/// The attributes of navigation bars, toolbars and tab bars.
public protocol BarContent: ElementContent {
  /// Whether content shows through.
  var isTranslucent: Bool { get }
  /// The colour of the background; `nil` for the system's material.
  var barTintColor: ColorDescription? { get }
}

/// The looks of a bar from Xcode 13 on, for one of the states that it can be in.
public struct BarAppearanceDescription: Sendable {
  /// The colour of the background; `nil` for the system's material.
  public var backgroundColor: ColorDescription?
  /// The font of the title.
  public var titleFont: FontDescription?
  /// The colour of the title.
  public var titleColor: ColorDescription?
}

extension BarAppearanceDescription {
  /// The colours as a live bar has them.
  var uiAppearance: BarAppearance {
    BarAppearance(backgroundColor: backgroundColor?.uiColor, titleColor: titleColor?.uiColor)
  }
}

extension ElementReader {
  /// The looks of a bar in a state; `nil` where the document has none.
  func barAppearance(_ key: String) -> BarAppearanceDescription? {
    child(key).map { appearance in
      let title = appearance.child("titleTextAttributes")
      return BarAppearanceDescription(
        backgroundColor: appearance.color("backgroundColor"),
        titleFont: title?.font("fontDescription"), titleColor: title?.color("textColor"))
    }
  }

  /// Whether the style of a bar is dark.
  var isDarkBar: Bool { self["barStyle"]?.hasPrefix("black") ?? false }
}
