import AutoLayout
import UIKit

extension ControlPainter {
  /// Draws a control that shows a value; any other view is left to the caller.
  @MainActor
  mutating func drawValue(of view: UIView, in rect: Rect) {
    switch view {
    case let view as UISwitch:
      self.switch(
        view.isOn ? .on : .off, onColor: view.onTintColor.map { Color($0, in: view) }, in: rect)
    case let view as UISlider: draw(view, in: rect)
    case is UIStepper: stepper(in: rect)
    case let view as UISegmentedControl: draw(view, in: rect)
    case let view as UIProgressView:
      if let color = view.progressTintColor { tint = Color(color, in: view) }
      progressView(fraction: Double(view.progress), in: rect)
    case let view as UIActivityIndicatorView: draw(view, in: rect)
    case let view as UIPageControl: draw(view, in: rect)
    case is UIPickerView: pickerView(columns: Self.samplePickerRows, in: rect)
    case let view as UIDatePicker:
      datePicker(
        DatePickerLook(view.datePickerStyle), mode: DatePickerMode(view.datePickerMode), in: rect)
    default: break
    }
  }

  /// A picker's rows come from its data source, which only exists at run time.
  private static let samplePickerRows = [["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]]

  @MainActor
  private mutating func draw(_ view: UISlider, in rect: Rect) {
    if let color = view.minimumTrackTintColor { tint = Color(color, in: view) }
    let range = Double(view.maximumValue) - Double(view.minimumValue)
    let fraction = range > 0 ? (Double(view.value) - Double(view.minimumValue)) / range : 0
    slider(fraction: fraction, in: rect)
  }

  @MainActor
  private mutating func draw(_ view: UISegmentedControl, in rect: Rect) {
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
    let selected =
      titles.indices.contains(view.selectedSegmentIndex) ? view.selectedSegmentIndex : nil
    let color = view.selectedSegmentTintColor.map { Color($0, in: view) }
    let font = SegmentMetrics(on: view.traitCollection.userInterfaceIdiom).titleFont.font
    if platform == .television {
      segmentPlatters(titles, selected: selected, selectedColor: color, font: font, in: rect)
    } else {
      segmentedControl(titles, selected: selected, selectedColor: color, font: font, in: rect)
    }
    guard !titles.isEmpty else { return }
    let width = rect.width / Double(titles.count)
    for index in titles.indices {
      guard let image = view.imageForSegment(at: index) else { continue }
      let segment = Rect(
        x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height)
      let side = min(20, rect.height - 8)
      let place = segment.centered(width: side, height: side)
      self.image(ImageContent(image), in: place, color: colors.label)
    }
  }

  @MainActor
  private mutating func draw(_ view: UIActivityIndicatorView, in rect: Rect) {
    let size: SpinnerSize =
      switch view.style {
      case .large, .whiteLarge: .large
      case .medium, .white, .gray: .medium
      }
    activityIndicator(size: size, color: Color(view.color ?? .systemGray, in: view), in: rect)
  }

  @MainActor
  private mutating func draw(_ view: UIPageControl, in rect: Rect) {
    guard !(view.hidesForSinglePage && view.numberOfPages <= 1) else { return }
    pageControl(
      pages: view.numberOfPages, current: view.currentPage,
      color: view.pageIndicatorTintColor.map { Color($0, in: view) },
      currentColor: view.currentPageIndicatorTintColor.map { Color($0, in: view) }, in: rect)
  }
}

extension DatePickerLook {
  /// UIKit's style; wheels are what `automatic` comes to in most documents.
  fileprivate init(_ style: UIDatePicker.PreferredStyle) {
    switch style {
    case .automatic, .wheels: self = .wheels
    case .compact: self = .compact
    case .inline: self = .inline
    }
  }
}

extension DatePickerMode {
  /// UIKit's mode.
  fileprivate init(_ mode: UIDatePicker.Mode) {
    switch mode {
    case .time: self = .time
    case .date: self = .date
    case .dateAndTime: self = .dateAndTime
    case .countDownTimer: self = .countDown
    }
  }
}
