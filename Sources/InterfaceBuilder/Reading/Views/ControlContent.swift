public import AutoLayout

/// What an `<imageView>` says beyond a view.
public struct ImageContent: Sendable {
  /// The image.
  public var image: ImageDescription?
  /// The image in the highlighted state.
  public var highlightedImage: ImageDescription?
}

/// What a `<switch>` says beyond a view.
public struct SwitchContent: Sendable {
  /// Whether the switch is on.
  public var isOn: Bool
  /// The colour of a switch that is on.
  public var onTintColor: ColorDescription?
  /// The colour of the thumb.
  public var thumbTintColor: ColorDescription?
}

/// What a `<slider>` says beyond a view.
public struct SliderContent: Sendable {
  /// The value.
  public var value: Double
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double
  /// The image at the lesser end.
  public var minimumImage: ImageDescription?
  /// The image at the greater end.
  public var maximumImage: ImageDescription?
  /// The colour of the track before the thumb.
  public var minimumTrackColor: ColorDescription?
  /// The colour of the track behind the thumb.
  public var maximumTrackColor: ColorDescription?
  /// The colour of the thumb.
  public var thumbColor: ColorDescription?
}

/// What a `<stepper>` says beyond a view.
public struct StepperContent: Sendable {
  /// The value.
  public var value: Double
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double
  /// What one tap adds.
  public var step: Double
}

/// What a `<segmentedControl>` says beyond a view.
public struct SegmentedControlContent: Sendable {
  /// The segments, in order.
  public var segments: [Segment]
  /// `nil` when none is selected.
  public var selectedIndex: Int?
  /// Whether segments are as wide as their content asks.
  public var apportionsWidthsByContent: Bool
  /// The colour of the selected segment.
  public var selectedTintColor: ColorDescription?

  /// One segment.
  public struct Segment: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The title.
    public var title: String?
    /// The image.
    public var image: ImageDescription?
    /// A fixed width in points.
    public var width: Double?
    /// Whether the control reacts.
    public var isEnabled: Bool
  }
}

/// What a `<progressView>` says beyond a view.
public struct ProgressContent: Sendable {
  /// From 0 to 1.
  public var progress: Double
  /// Whether the style is that of a bar.
  public var isBar: Bool
  /// The colour of the part that is done.
  public var progressColor: ColorDescription?
  /// The colour of the rest.
  public var trackColor: ColorDescription?
}

/// What an `<activityIndicatorView>` says beyond a view.
public struct ActivityContent: Sendable {
  /// The style.
  public var style: Style
  /// Whether the indicator turns.
  public var isAnimating: Bool
  /// Whether the indicator shows only while it turns.
  public var hidesWhenStopped: Bool
  /// The colour of the indicator.
  public var color: ColorDescription?

  /// Apple's indicator styles, old and new.
  public enum Style: String, Hashable, Sendable {
    case white, gray, whiteLarge, medium, large
  }
}

/// What a `<pageControl>` says beyond a view.
public struct PageControlContent: Sendable {
  /// How many dots there are.
  public var numberOfPages: Int
  /// The page shown, from 0.
  public var currentPage: Int
  /// The colour of the other dots.
  public var indicatorColor: ColorDescription?
  /// The colour of the current page's dot.
  public var currentIndicatorColor: ColorDescription?
}

/// What a `<datePicker>` says beyond a view.
public struct DatePickerContent: Sendable {
  /// What is picked.
  public var mode: Mode
  /// The style.
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
  /// The characters.
  public var text: String?
  /// The text shown while there is none.
  public var placeholder: String?
  /// The line above.
  public var prompt: String?
  /// Whether only the field is drawn.
  public var isMinimal: Bool
  /// Whether a cancel button stands beside the field.
  public var showsCancelButton: Bool
  /// Whether the scopes are shown.
  public var showsScopeBar: Bool
  /// The scopes' titles, in order.
  public var scopeTitles: [String]
  /// The colour of the bar's background.
  public var barTintColor: ColorDescription?
}

/// What a `<stackView>` says beyond a view.
public struct StackContent: Sendable {
  /// The direction of the arrangement.
  public var axis: Axis
  /// How views share the room along the axis.
  public var distribution: StackArrangement.Distribution
  /// How views line up across the axis.
  public var alignment: StackArrangement.Alignment
  /// In points.
  public var spacing: Double
  /// Whether the spacing is the system's standard (*Use Standard Value*).
  public var usesStandardSpacing: Bool
  /// Whether spacing is measured between baselines.
  public var isBaselineRelative: Bool
  /// Whether content keeps to the layout margins.
  public var isMarginsRelative: Bool
}

/// What a `<visualEffectView>` says beyond a view.
public struct VisualEffectContent: Sendable {
  /// The style of the blur, such as `regular` or `systemMaterial`.
  public var blurStyle: String?
  /// Whether content is drawn vibrantly over the blur.
  public var isVibrant: Bool
}
