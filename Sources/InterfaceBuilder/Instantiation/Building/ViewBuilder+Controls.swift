import AutoLayout
import UIKit

extension ViewBuilder {
  /// Gives a control or a bar what its class has.
  func applyControlContent(_ content: ViewContent, to view: UIView) {
    switch (content, view) {
    case (.toggle(let content), let view as UISwitch):
      view.isOn = content.isOn
    case (.slider(let content), let view as UISlider):
      view.minimumValue = Float(content.minimum)
      view.maximumValue = Float(content.maximum)
      view.value = Float(content.value)
    case (.stepper(let content), let view as UIStepper):
      view.minimumValue = content.minimum
      view.maximumValue = content.maximum
      view.stepValue = content.step
      view.value = content.value
    case (.segments(let content), let view as UISegmentedControl):
      apply(content, to: view)
    case (.progress(let content), let view as UIProgressView):
      view.progress = Float(content.progress)
      view.progressViewStyle = content.isBar ? .bar : .default
    case (.activity(let content), let view as UIActivityIndicatorView):
      apply(content, to: view)
    case (.pages(let content), let view as UIPageControl):
      view.numberOfPages = content.numberOfPages
      view.currentPage = content.currentPage
    case (.datePicker(let content), let view as UIDatePicker):
      apply(content, to: view)
    case (.searchBar(let content), let view as UISearchBar):
      apply(content, to: view)
    case (.navigationBar(let content), let view as UINavigationBar): apply(content, to: view)
    case (.toolbar(let content), let view as UIToolbar): apply(content, to: view)
    case (.tabBar(let content), let view as UITabBar): apply(content, to: view)
    default:
      break
    }
  }

  private func apply(_ content: SearchBarContent, to view: UISearchBar) {
    view.text = content.text
    view.placeholder = content.placeholder
    view.prompt = content.prompt
    view.searchBarStyle = content.isMinimal ? .minimal : .default
    view.showsCancelButton = content.showsCancelButton
    view.showsScopeBar = content.showsScopeBar
    view.scopeButtonTitles = content.scopeTitles.isEmpty ? nil : content.scopeTitles
    view.barTintColor = content.barTintColor?.uiColor
  }

  private func apply(_ content: SegmentedControlContent, to view: UISegmentedControl) {
    view.apportionsSegmentWidthsByContent = content.apportionsWidthsByContent
    for (index, segment) in content.segments.enumerated() {
      if let image = segment.image.flatMap(images.image) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      if let width = segment.width { view.setWidth(CGFloat(width), forSegmentAt: index) }
    }
    view.selectedSegmentIndex = content.selectedIndex ?? UISegmentedControl.noSegment
  }

  private func apply(_ content: ActivityContent, to view: UIActivityIndicatorView) {
    view.style =
      switch content.style {
      case .white, .gray, .medium: .medium
      case .whiteLarge, .large: .large
      }
    view.hidesWhenStopped = content.hidesWhenStopped
    if content.isAnimating { view.startAnimating() }
  }

  private func apply(_ content: DatePickerContent, to view: UIDatePicker) {
    view.datePickerMode =
      switch content.mode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      case .yearAndMonth: .date
      }
    view.preferredDatePickerStyle =
      switch content.style {
      case .automatic: habits.datePickerStyle
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      }
  }
}
