public import Foundation
import PlatformMetrics

/// A control for a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The part of date and time that is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// The looks.
  public enum PreferredStyle: Int, Sendable {
    /// As suits the place.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A label that opens a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// The part of date and time that is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The look asked for.
  open var preferredDatePickerStyle = PreferredStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// The steps of minutes.
  open var minuteInterval = 1

  /// The look in force: compact where nothing is asked for, wheels before iOS 14 and for durations.
  open var datePickerStyle: PreferredStyle {
    guard traitCollection.controlMetrics.compactDatePickers, datePickerMode != .countDownTimer
    else { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The width of the compact style: labels for date and time side by side.
  private var compactWidth: CGFloat {
    let metrics = traitCollection.controlMetrics
    return switch datePickerMode {
    case .time: metrics.compactTimeWidth
    case .date: metrics.compactDateWidth
    case .dateAndTime, .countDownTimer:
      metrics.compactDateWidth + metrics.compactDateSpacing + metrics.compactTimeWidth
    }
  }

  /// The size of the look.
  open override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.controlMetrics
    switch datePickerStyle {
    case .automatic, .wheels:
      return CGSize(metrics.pickerSize)
    case .inline:
      return CGSize(metrics.inlineDatePickerSize)
    case .compact:
      return CGSize(
        width: compactWidth,
        height: metrics.compactDatePickerHeight)
    }
  }

  /// The size of the look.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
