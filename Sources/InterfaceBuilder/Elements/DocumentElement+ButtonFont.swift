import PlatformMetrics

extension DocumentElement {
  /// The size of the system's font that a button has where the document writes none; nil for other elements.
  package var usualButtonFontSize: Double? {
    guard name == "button" else { return nil }
    let metrics = ControlMetrics(PlatformMetrics.Platform())
    let isCustom = (self["buttonType"] ?? "custom") == "custom"
    return isCustom ? metrics.customButtonTitleSize : metrics.buttonTitleSize
  }
}
