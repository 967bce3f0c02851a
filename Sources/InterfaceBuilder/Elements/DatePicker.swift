import UIKit

/// The content of a `<datePicker>`.
public struct DatePickerContent: ElementContent {
  /// The quantity that is picked.
  public var mode = Mode.dateAndTime
  /// The style.
  public var style = Style.automatic

  /// The quantities that can be picked.
  public enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// Apple's date picker styles.
  public enum Style: String, Hashable, Sendable {
    case automatic, wheels, compact, inline
  }
}

extension DatePickerContent: ViewElement {
  static let names = ["datePicker"]

  init(_ reader: ElementReader) {
    mode = reader.value("datePickerMode") ?? mode
    style = reader.value("style") ?? style
  }

  func makeView() -> UIDatePicker { UIDatePicker() }

  func apply(to view: UIDatePicker, in context: BuildingContext) {
    view.datePickerMode =
      switch mode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      case .yearAndMonth: .date
      }
    view.preferredDatePickerStyle =
      switch style {
      case .automatic: .automatic
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      }
  }
}
