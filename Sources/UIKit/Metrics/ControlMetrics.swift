import Foundation

/// The sizes of controls without text of their own, in points.
///
/// Every number names what it was read from: `n` counts views in documents of the named Xcode whose
/// size no constraint fixes. Frames include alignment insets.
struct ControlMetrics {
  /// The generation of the platform.
  let era: InterfaceEra

  /// The metrics of the era in force.
  @MainActor static var current: ControlMetrics { ControlMetrics(era: .current) }

  /// A switch's frame.
  ///
  /// Up to Xcode 16 n=57 of 57 (51 × 31), Xcode 26 n=26 of 26.
  var switchSize: CGSize {
    era >= .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// A switch's frame is 2 points wider than what is aligned.
  ///
  /// n=40, all eras.
  var switchInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// A slider's frame.
  ///
  /// Up to Xcode 16 n=29 of 30.
  var sliderHeight: CGFloat { era >= .iOS26 ? 34 : 31 }

  /// A slider's knob casts a shadow outside what is aligned.
  ///
  /// n=90 before Xcode 26, none since.
  var sliderInsets: UIEdgeInsets {
    era >= .iOS26 ? UIEdgeInsets() : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// A segmented control's frame.
  ///
  /// Up to Xcode 10 n=14 of 14 (29), later 32.
  var segmentedControlHeight: CGFloat { era >= .iOS13 ? 32 : 29 }

  /// n=10, all eras.
  var segmentedControlInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// What a segment is wider than its title: up to Xcode 10 14 (n=12 of 14), later 18 (n=10 of 10).
  var segmentPadding: CGFloat { era >= .iOS13 ? 18 : 14 }

  /// The weight of titles, which are 13 points high: every segment has room for the weight it has
  /// when it is chosen.
  ///
  /// From Xcode 11 on n=10 of 10; regular text leaves 19.1 to 20.7 points for the padding.
  var segmentTitleWeight: UIFont.Weight { era >= .iOS13 ? .medium : .regular }

  /// A stepper.
  ///
  /// Up to Xcode 10 n=3 of 3, later 8 of 9 stored sizes.
  var stepperSize: CGSize { CGSize(width: 94, height: era >= .iOS13 ? 32 : 29) }

  /// A progress view of the default style.
  ///
  /// Up to Xcode 11 n=9 of 9 (2), from Xcode 12 n=4 of 4 (4).
  var progressViewHeight: CGFloat { era >= .iOS14 ? 4 : 2 }

  /// A progress view of the bar style.
  ///
  /// n=1.
  var progressBarHeight: CGFloat { era >= .iOS14 ? 4 : 2.5 }

  /// A small activity indicator.
  ///
  /// n=31 of 31, all eras.
  var activityIndicatorSize: CGSize { CGSize(width: 20, height: 20) }

  /// A large activity indicator.
  ///
  /// n=14 of 14, all eras.
  var largeActivityIndicatorSize: CGSize { CGSize(width: 37, height: 37) }

  /// A page control.
  ///
  /// Up to Xcode 11 n=3 of 3 (37), Xcode 12 27.5 (n=1), later n=2 of 2 (26).
  var pageControlHeight: CGFloat {
    if era >= .iOS15 { return 26 }
    return era >= .iOS14 ? 27.5 : 37
  }

  /// A page control of some pages: dots 16 points apart up to Xcode 11 (n=4 of 4), 18 since, with
  /// 62.5 for the ends (n=4 of 4).
  func pageControlWidth(pages: Int) -> CGFloat {
    guard pages > 0 else { return 0 }
    return era >= .iOS14 ? 62.5 + 18 * CGFloat(pages) : 16 * CGFloat(pages) - 9
  }

  /// A picker.
  ///
  /// n=28 of 44 stored heights, the rest stretched or squeezed.
  var pickerSize: CGSize { CGSize(width: 320, height: 216) }

  /// A date picker of the compact style.
  ///
  /// n=4: 34.3 and 35.
  var compactDatePickerHeight: CGFloat { 34.5 }

  /// A date picker of the compact style: labels for date and time, 8 points apart.
  ///
  /// Not in any document read; our choice for labels such as "Nov 21, 2026" and "12:00 AM".
  func compactDatePickerWidth(of mode: UIDatePicker.Mode) -> CGFloat {
    let (date, time): (CGFloat, CGFloat) = (122, 86)
    return switch mode {
    case .time: time
    case .date: date
    case .dateAndTime, .countDownTimer: date + 8 + time
    }
  }

  /// A date picker of the inline style.
  ///
  /// Not in any document read; Apple's canvas shows this size.
  var inlineDatePickerSize: CGSize { CGSize(width: 320, height: 330) }
}
