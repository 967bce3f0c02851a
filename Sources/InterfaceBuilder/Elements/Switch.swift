import UIKit

/// The content of a `<switch>`.
public struct SwitchContent: ElementContent {
  /// Whether the switch is on.
  public var isOn = false
  /// The colour of the track while the switch is on.
  public var onTintColor: ColorDescription?
  /// The colour of the thumb.
  public var thumbTintColor: ColorDescription?
}

extension SwitchContent: ViewElement {
  static let names = ["switch"]

  init(_ reader: ElementReader) {
    isOn = reader.flag("on")
    onTintColor = reader.color("onTintColor")
    thumbTintColor = reader.color("thumbTintColor")
  }

  func makeView() -> UISwitch { UISwitch() }

  func apply(to view: UISwitch, in context: BuildingContext) {
    view.isOn = isOn
    view.onTintColor = onTintColor?.uiColor
    view.thumbTintColor = thumbTintColor?.uiColor
  }
}
