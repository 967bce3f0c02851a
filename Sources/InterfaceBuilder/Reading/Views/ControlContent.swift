public import AutoLayout

/// What an `<imageView>` says beyond a view.
public struct ImageContent: Sendable {
  public var image: ImageDescription?
  public var highlightedImage: ImageDescription?
}

/// What a `<switch>` says beyond a view.
public struct SwitchContent: Sendable {
  public var isOn: Bool
  public var onTintColor: ColorDescription?
  public var thumbTintColor: ColorDescription?
}

/// What a `<slider>` says beyond a view.
public struct SliderContent: Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var minimumImage: ImageDescription?
  public var maximumImage: ImageDescription?
  public var minimumTrackColor: ColorDescription?
  public var maximumTrackColor: ColorDescription?
  public var thumbColor: ColorDescription?
}

/// What a `<stepper>` says beyond a view.
public struct StepperContent: Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var step: Double
}

/// What a `<segmentedControl>` says beyond a view.
public struct SegmentedControlContent: Sendable {
  public var segments: [Segment]
  /// `nil` when none is selected.
  public var selectedIndex: Int?
  public var apportionsWidthsByContent: Bool
  public var selectedTintColor: ColorDescription?

  /// One segment.
  public struct Segment: Sendable {
    public let element: DocumentElement
    public var title: String?
    public var image: ImageDescription?
    /// A fixed width in points.
    public var width: Double?
    public var isEnabled: Bool
  }
}

/// What a `<progressView>` says beyond a view.
public struct ProgressContent: Sendable {
  /// From 0 to 1.
  public var progress: Double
  /// Whether the style is that of a bar.
  public var isBar: Bool
  public var progressColor: ColorDescription?
  public var trackColor: ColorDescription?
}

/// What an `<activityIndicatorView>` says beyond a view.
public struct ActivityContent: Sendable {
  public var style: Style
  public var isAnimating: Bool
  public var hidesWhenStopped: Bool
  public var color: ColorDescription?

  /// Apple's indicator styles, old and new.
  public enum Style: String, Hashable, Sendable {
    case white, gray, whiteLarge, medium, large
  }
}

/// What a `<pageControl>` says beyond a view.
public struct PageControlContent: Sendable {
  public var numberOfPages: Int
  public var currentPage: Int
  public var indicatorColor: ColorDescription?
  public var currentIndicatorColor: ColorDescription?
}

/// What a `<datePicker>` says beyond a view.
public struct DatePickerContent: Sendable {
  public var mode: Mode
  public var style: Style

  /// What is picked.
  public enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// How it is picked.
  public enum Style: String, Hashable, Sendable {
    case automatic, wheels, compact, inline
  }
}

/// What a `<searchBar>` says beyond a view.
public struct SearchBarContent: Sendable {
  public var text: String?
  public var placeholder: String?
  public var prompt: String?
  public var isMinimal: Bool
  public var showsCancelButton: Bool
  public var showsScopeBar: Bool
  public var scopeTitles: [String]
  public var barTintColor: ColorDescription?
}

/// What a `<stackView>` says beyond a view.
public struct StackContent: Sendable {
  public var axis: Axis
  public var distribution: StackArrangement.Distribution
  public var alignment: StackArrangement.Alignment
  /// In points.
  public var spacing: Double
  /// Whether the spacing is the system's standard (*Use Standard Value*).
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool
  public var isMarginsRelative: Bool
}

/// What a `<visualEffectView>` says beyond a view.
public struct VisualEffectContent: Sendable {
  /// The style of the blur, such as `regular` or `systemMaterial`.
  public var blurStyle: String?
  public var isVibrant: Bool
}
