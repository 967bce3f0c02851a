import PlatformMetrics

extension DocumentElement {
  /// Whether the element is the font of a button that the button has also where the document writes none.
  package var isUsualButtonFont: Bool {
    guard name == "fontDescription", key == name, let button = parent, button.name == "button",
      self["type"] == "system", self["weight"] == nil
    else { return false }
    let metrics = ControlMetrics(PlatformMetrics.Platform())
    let isCustom = (button["buttonType"] ?? "custom") == "custom"
    let size = isCustom ? metrics.customButtonTitleSize : metrics.buttonTitleSize
    return self["pointSize"].flatMap(Double.init) == size
  }
}
