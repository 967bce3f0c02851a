import AutoLayout

extension ReadingContext {
  func imageView(_ source: VariedElement) -> ImageContent {
    let image = image("image", of: source)?
      .preferring(symbolConfiguration("preferredSymbolConfiguration", of: source))
    return ImageContent(image: image, highlightedImage: self.image("highlightedImage", of: source))
  }

  func toggle(_ source: VariedElement) -> SwitchContent {
    SwitchContent(
      isOn: source.flag("on"), onTintColor: color("onTintColor", of: source),
      thumbTintColor: color("thumbTintColor", of: source))
  }

  func slider(_ source: VariedElement) -> SliderContent {
    SliderContent(
      value: number("value", of: source) ?? 0, minimum: number("minValue", of: source) ?? 0,
      maximum: number("maxValue", of: source) ?? 1,
      minimumImage: image("minimumValueImage", of: source),
      maximumImage: image("maximumValueImage", of: source),
      minimumTrackColor: color("minimumTrackTintColor", of: source),
      maximumTrackColor: color("maximumTrackTintColor", of: source),
      thumbColor: color("thumbTintColor", of: source))
  }

  func stepper(_ source: VariedElement) -> StepperContent {
    StepperContent(
      value: number("value", of: source) ?? 0, minimum: number("minimumValue", of: source) ?? 0,
      maximum: number("maximumValue", of: source) ?? 100,
      step: number("stepValue", of: source) ?? 1)
  }

  func segmentedControl(_ source: VariedElement) -> SegmentedControlContent {
    let segments = source.element.children(of: "segments").map { element in
      let segment = vary(element)
      return SegmentedControlContent.Segment(
        element: element, title: string("title", of: segment), image: image("image", of: segment),
        width: number("width", of: segment).flatMap { $0 > 0 ? $0 : nil },
        isEnabled: segment.flag("enabled", default: true))
    }
    return SegmentedControlContent(
      segments: segments,
      selectedIndex: integer("selectedSegmentIndex", of: source).flatMap {
        segments.indices.contains($0) ? $0 : nil
      },
      apportionsWidthsByContent: source.flag("apportionsSegmentWidthsByContent"),
      selectedTintColor: color("selectedSegmentTintColor", of: source))
  }

  func progressView(_ source: VariedElement) -> ProgressContent {
    ProgressContent(
      progress: min(1, max(0, number("progress", of: source) ?? 0)),
      isBar: source["progressViewStyle"] == "bar",
      progressColor: color("progressTintColor", of: source),
      trackColor: color("trackTintColor", of: source))
  }

  func activityIndicator(_ source: VariedElement) -> ActivityContent {
    ActivityContent(
      style: value("style", of: source) ?? .white, isAnimating: source.flag("animating"),
      hidesWhenStopped: source.flag("hidesWhenStopped"), color: color("color", of: source))
  }

  func pageControl(_ source: VariedElement) -> PageControlContent {
    PageControlContent(
      numberOfPages: max(0, integer("numberOfPages", of: source) ?? 0),
      currentPage: max(0, integer("currentPage", of: source) ?? 0),
      indicatorColor: color("pageIndicatorTintColor", of: source),
      currentIndicatorColor: color("currentPageIndicatorTintColor", of: source))
  }

  func datePicker(_ source: VariedElement) -> DatePickerContent {
    DatePickerContent(
      mode: value("datePickerMode", of: source) ?? .dateAndTime,
      style: value("style", of: source) ?? .automatic)
  }

  func searchBar(_ source: VariedElement) -> SearchBarContent {
    SearchBarContent(
      text: string("text", of: source), placeholder: string("placeholder", of: source),
      prompt: string("prompt", of: source), isMinimal: source["searchBarStyle"] == "minimal",
      showsCancelButton: source.flag("showsCancelButton"),
      showsScopeBar: source.flag("showsScopeBar"),
      scopeTitles: source.element.children(of: "scopeButtonTitles").compactMap(\.text),
      barTintColor: color("barTintColor", of: source))
  }

  func stackView(_ source: VariedElement) -> StackContent {
    StackContent(
      axis: value("axis", of: source, in: ["horizontal": .horizontal, "vertical": .vertical])
        ?? .horizontal,
      distribution: value("distribution", of: source, in: Self.distributions) ?? .fill,
      alignment: value("alignment", of: source, in: Self.alignments) ?? .fill,
      spacing: number("spacing", of: source) ?? 0,
      usesStandardSpacing: source["spacingType"] == "standard",
      isBaselineRelative: source.flag("baselineRelativeArrangement"),
      isMarginsRelative: source.flag("layoutMarginsRelativeArrangement"))
  }

  private static let distributions: [String: StackArrangement.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  /// In a row the document says `top` and `bottom` where Apple's cases are shared with columns.
  private static let alignments: [String: StackArrangement.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  func visualEffect(_ source: VariedElement) -> VisualEffectContent {
    let vibrancy = source.element.child(named: "vibrancyEffect")
    let blur = (vibrancy ?? source.element).child(named: "blurEffect")
    return VisualEffectContent(blurStyle: blur?["style"], isVibrant: vibrancy != nil)
  }
}
