package import AutoLayout

/// The sizes of controls without text of their own, in points.
///
/// Frames include alignment insets. A size of -1 along an axis is not the control's to decide.
package struct ControlMetrics: Sendable {
  private let platform: Platform

  package init(_ platform: Platform) {
    self.platform = platform
  }

  /// The frame of a switch.
  package var switchSize: Size { Self.switchSize[platform] }
  /// What the frame of a switch is larger by than its alignment rect.
  package var switchInsets: EdgeInsets { Self.switchInsets[platform] }
  /// The height of a slider's frame.
  package var sliderHeight: Double { Self.sliderHeight[platform] }
  /// What the frame of a slider is larger by than its alignment rect, for the shadow of its knob.
  package var sliderInsets: EdgeInsets { Self.sliderInsets[platform] }
  /// The height of a segmented control's frame.
  package var segmentedControlHeight: Double { Self.segmentedControlHeight[platform] }
  /// What the frame of a segmented control is larger by than its alignment rect.
  package var segmentedControlInsets: EdgeInsets { Self.segmentedControlInsets[platform] }
  /// The width that a segment has beside its title.
  package var segmentPadding: Double { Self.segmentPadding[platform] }
  /// The point size of a segment's title.
  package var segmentTitleSize: Double { Self.segmentTitleSize[platform] }
  /// The weight of titles: every segment has room for the weight it has while it is chosen.
  package var segmentTitleWeight: Font.Weight { Self.segmentTitleWeight[platform] }
  /// The frame of a color well.
  package var colorWellSize: Size { Self.colorWellSize[platform] }
  /// The frame of a stepper.
  package var stepperSize: Size { Self.stepperSize[platform] }
  /// The height of a progress view of the default style.
  package var progressViewHeight: Double { Self.progressViewHeight[platform] }
  /// The height of a progress view of the bar style.
  package var progressBarHeight: Double { Self.progressBarHeight[platform] }
  /// The frame of a small or medium activity indicator.
  package var activityIndicatorSize: Size { Self.activityIndicatorSize[platform] }
  /// The frame of a large activity indicator.
  package var largeActivityIndicatorSize: Size { Self.largeActivityIndicatorSize[platform] }
  /// The height of a page control.
  package var pageControlHeight: Double { Self.pageControlHeight[platform] }
  /// The size of a picker of wheels.
  package var pickerSize: Size { Self.pickerSize[platform] }
  /// Whether date pickers without a chosen style are compact rather than wheels.
  package var compactDatePickers: Bool { Self.compactDatePickers[platform] }
  /// The height of a compact date picker.
  package var compactDatePickerHeight: Double { Self.compactDatePickerHeight[platform] }
  /// The width of a compact date picker's label for a date.
  package var compactDateWidth: Double { Self.compactDateWidth[platform] }
  /// The width of a compact date picker's label for a time.
  package var compactTimeWidth: Double { Self.compactTimeWidth[platform] }
  /// The distance of a compact date picker's labels.
  package var compactDateSpacing: Double { Self.compactDateSpacing[platform] }
  /// The size of a date picker that shows a month.
  package var inlineDatePickerSize: Size { Self.inlineDatePickerSize[platform] }
  /// The size of the glyph of info and add buttons.
  package var circledGlyphSize: Size { Self.circledGlyphSize[platform] }
  /// The size of the glyph of close buttons.
  package var closeGlyphSize: Size { Self.closeGlyphSize[platform] }
  /// The point size of the title of a button whose document names no font.
  package var buttonTitleSize: Double { Self.buttonTitleSize[platform] }
  /// The point size of the title of a custom button whose document names no font.
  package var customButtonTitleSize: Double { Self.customButtonTitleSize[platform] }
  /// The room above and below, and at either side of, the content of a configured button of medium size.
  package var configuredButtonRoom: Size { Self.configuredButtonRoom[platform] }
  /// The system's spacing between two buttons in a row.
  package var buttonSpacing: Double { Self.buttonSpacing[platform] }
  /// The weight of the title of a button whose document names no font.
  package var buttonTitleWeight: Font.Weight { Self.buttonTitleWeight[platform] }

  /// The width of a page control of some pages.
  package func pageControlWidth(pages: Int) -> Double {
    guard pages > 0 else { return 0 }
    return Self.pageControlEnds[platform] + Self.pageControlSpacing[platform] * Double(pages)
  }
}

extension ControlMetrics {
  private static let switchSize = Metric<Size>(
    "switch",
    [
      .init(.iOS7, Size(width: 51, height: 31), .measured(repositories: 38, of: 42)),
      .init(.iOS26, Size(width: 63, height: 28), .assumed("saved in 2 of 2 repositories")),
    ])
  private static let switchInsets = Metric<EdgeInsets>(
    "switch alignment insets",
    [.init(.iOS7, EdgeInsets(right: 2), .measured(repositories: 22, of: 22))])
  private static let sliderHeight = Metric<Double>(
    "slider height",
    [
      .init(.iOS7, 31, .measured(repositories: 20, of: 31)),
      .init(.iOS26, 34, .assumed("saved in 1 of 2 repositories")),
    ])
  private static let sliderInsets = Metric<EdgeInsets>(
    "slider alignment insets",
    [
      .init(
        .iOS7, EdgeInsets(left: 2, bottom: 1, right: 2), .measured(repositories: 14, of: 15)),
      .init(.iOS26, .zero, .assumed("saved in 1 of 1 repository")),
    ])
  private static let segmentedControlHeight = Metric<Double>(
    "segmented control height",
    [
      .init(.iOS7, 29, .measured(repositories: 12, of: 14)),
      .init(.iOS13, 32, .measured(repositories: 17, of: 20)),
    ],
    television: [
      .init(.iOS9, 70, .assumed("6 controls saved by Xcode 8 to 13 in 3 of 3 repositories")),
      .init(.iOS26, 84, .assumed("a control saved 294 by 84 in 1 repository")),
    ])
  private static let segmentedControlInsets = Metric<EdgeInsets>(
    "segmented control alignment insets",
    [.init(.iOS7, EdgeInsets(bottom: 1), .measured(repositories: 11, of: 11))],
    television: [.init(.iOS9, EdgeInsets(bottom: 1), .assumed("as on phones"))])
  private static let segmentPadding = Metric<Double>(
    "segment padding",
    [
      .init(.iOS7, 14, .assumed("12 of 14 saved widths")),
      .init(.iOS13, 18, .assumed("10 saved widths")),
    ],
    television: [
      .init(.iOS9, 48, .assumed("3 saved widths in 1 repository")),
      .init(.iOS13, 46.5, .assumed("3 saved widths in 2 repositories")),
      .init(.iOS26, 18, .assumed("1 saved width")),
    ])
  private static let segmentTitleSize = Metric<Double>(
    "segment title size", [.init(.iOS7, 13, .assumed("saved widths of 24 controls"))],
    television: [.init(.iOS9, 38, .apple("Human Interface Guidelines, tvOS: headline"))])
  private static let segmentTitleWeight = Metric<Font.Weight>(
    "segment title weight",
    [
      .init(.iOS7, .regular, .assumed("12 of 14 saved widths")),
      .init(.iOS13, .medium, .assumed("10 saved widths")),
    ],
    television: [.init(.iOS9, .medium, .apple("Human Interface Guidelines, tvOS: headline"))])
  private static let colorWellSize = Metric<Size>(
    "color well",
    [
      .init(
        .iOS14, Size(width: 28, height: 28),
        .assumed("saved 28 high in 1 repository; its well is round"))
    ])
  private static let stepperSize = Metric<Size>(
    "stepper",
    [
      .init(.iOS7, Size(width: 94, height: 29), .assumed("saved in 3 of 3 repositories")),
      .init(.iOS13, Size(width: 94, height: 32), .assumed("saved in 4 of 5 repositories")),
    ])
  private static let progressViewHeight = Metric<Double>(
    "progress view height",
    [
      .init(.iOS7, 2, .measured(repositories: 16, of: 16)),
      .init(.iOS14, 4, .measured(repositories: 9, of: 9)),
    ],
    television: [.init(.iOS9, 10, .assumed("saved in 1 of 1 repository"))])
  private static let progressBarHeight = Metric<Double>(
    "progress bar height",
    [
      .init(.iOS7, 2.5, .assumed("saved in 1 of 1 repository")),
      .init(.iOS14, 4, .assumed("as the default style")),
    ])
  private static let activityIndicatorSize = Metric<Size>(
    "activity indicator",
    [.init(.iOS7, Size(width: 20, height: 20), .measured(repositories: 23, of: 23))],
    television: [.init(.iOS9, Size(width: 20, height: 20), .assumed("as on phones"))])
  private static let largeActivityIndicatorSize = Metric<Size>(
    "large activity indicator",
    [.init(.iOS7, Size(width: 37, height: 37), .measured(repositories: 15, of: 17))],
    television: [.init(.iOS9, Size(width: 64, height: 64), .assumed("not seen saved"))])
  private static let pageControlHeight = Metric<Double>(
    "page control height",
    [
      .init(.iOS7, 37, .measured(repositories: 5, of: 5)),
      .init(.iOS14, 27.5, .assumed("saved in 1 of 1 repository")),
      .init(.iOS15, 26, .assumed("saved in 2 of 3 repositories")),
    ])
  private static let pageControlEnds = Metric<Double>(
    "page control ends",
    [
      .init(.iOS7, -9, .assumed("4 of 4 saved widths")),
      .init(.iOS14, 62.5, .assumed("4 of 4 saved widths")),
      .init(.iOS18, 20, .assumed("saved in 4 of 4 repositories")),
    ])
  private static let pageControlSpacing = Metric<Double>(
    "page control spacing",
    [
      .init(.iOS7, 16, .assumed("4 of 4 saved widths")),
      .init(.iOS14, 18, .assumed("4 of 4 saved widths")),
    ])
  private static let pickerSize = Metric<Size>(
    "picker", [.init(.iOS7, Size(width: 320, height: 216), .measured(repositories: 13, of: 18))])
  private static let compactDatePickers = Metric<Bool>(
    "compact date pickers",
    [
      .init(.iOS7, false, .apple("UIDatePicker.preferredDatePickerStyle")),
      .init(
        .iOS14, true, .apple("UIDatePickerStyle.automatic, WWDC 2020, Design with iOS pickers")),
    ])
  private static let compactDatePickerHeight = Metric<Double>(
    "compact date picker height",
    [.init(.iOS14, 34.5, .assumed("saved 34.33 and 35 in 3 repositories"))])
  private static let compactDateWidth = Metric<Double>(
    "compact date width", [.init(.iOS14, 122, .assumed("room for \"Nov 21, 2026\""))])
  private static let compactTimeWidth = Metric<Double>(
    "compact time width", [.init(.iOS14, 86, .assumed("room for \"12:00 AM\""))])
  private static let compactDateSpacing = Metric<Double>(
    "compact date spacing", [.init(.iOS14, 8, .assumed("not seen saved"))])
  private static let inlineDatePickerSize = Metric<Size>(
    "inline date picker",
    [.init(.iOS14, Size(width: 320, height: 330), .assumed("not seen saved"))])
  private static let circledGlyphSize = Metric<Size>(
    "circled glyph",
    [
      .init(.iOS7, Size(width: 22, height: 22), .assumed("6 of 6 saved sizes")),
      .init(.iOS13, Size(width: 25, height: 24), .assumed("6 of 6 saved sizes")),
      .init(.iOS16, Size(width: 25.6, height: 25.6), .assumed("saved in 2 repositories")),
    ])
  private static let closeGlyphSize = Metric<Size>(
    "close glyph", [.init(.iOS13, Size(width: 30, height: 30), .assumed("saved in 1 repository"))])
  private static let buttonTitleSize = Metric<Double>(
    "button title size", [.init(.iOS7, 15, .apple("UIButton.buttonFontSize, system buttons"))],
    television: [.init(.iOS9, 38, .apple("Human Interface Guidelines, tvOS: headline"))])
  private static let customButtonTitleSize = Metric<Double>(
    "custom button title size", [.init(.iOS7, 18, .assumed("382 of 386 saved heights"))],
    television: [.init(.iOS9, 38, .apple("Human Interface Guidelines, tvOS: headline"))])
  private static let configuredButtonRoom = Metric<Size>(
    "room in configured buttons",
    [.init(.iOS15, Size(width: 12, height: 7), .assumed("45 saved titles of one line, 34.5 high"))],
    television: [
      .init(
        .iOS15, Size(width: 40, height: 20),
        .assumed("75 high for a line of 35, saved in 1 repository; as insets of new buttons there"))
    ])
  private static let buttonSpacing = Metric<Double>(
    "system spacing between buttons",
    [.init(.iOS7, 8, .apple("Auto Layout Guide, standard spacing"))],
    television: [.init(.iOS9, 60, .assumed("a row of 9 buttons saved in 1 repository"))])
  private static let buttonTitleWeight = Metric<Font.Weight>(
    "button title weight", [.init(.iOS7, .regular, .apple("UIButton, system buttons"))],
    television: [.init(.iOS9, .medium, .apple("Human Interface Guidelines, tvOS: headline"))])

  package static let all: [any MetricFacts] = [
    switchSize, switchInsets, sliderHeight, sliderInsets, segmentedControlHeight,
    segmentedControlInsets, segmentPadding, segmentTitleSize, segmentTitleWeight, colorWellSize,
    stepperSize,
    progressViewHeight, progressBarHeight, activityIndicatorSize, largeActivityIndicatorSize,
    pageControlHeight, pageControlEnds, pageControlSpacing, pickerSize, compactDatePickers,
    compactDatePickerHeight, compactDateWidth, compactTimeWidth, compactDateSpacing,
    inlineDatePickerSize, circledGlyphSize, closeGlyphSize, buttonTitleSize, customButtonTitleSize,
    buttonTitleWeight, configuredButtonRoom, buttonSpacing,
  ]
}
