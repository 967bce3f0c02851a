import AutoLayout
import UIKit

extension ViewBuilder {
  /// Makes a view of the class that an element stands for.
  ///
  /// Classes in code are not known here: their elements become the framework class they extend.
  func makeView(_ description: ViewDescription) -> UIView {
    switch description.kind {
    case .label: UILabel()
    case .button: UIButton(type: buttonType(of: description))
    case .imageView: UIImageView(image: nil)
    case .textField: UITextField()
    case .textView: UITextView()
    case .switch: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .segmentedControl: UISegmentedControl()
    case .progressView: UIProgressView()
    case .activityIndicatorView: UIActivityIndicatorView()
    case .pageControl: UIPageControl()
    case .pickerView: UIPickerView()
    case .datePicker: UIDatePicker()
    case .searchBar: UISearchBar()
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    case .control, .colorWell, .refreshControl: UIControl()
    default: makeContainer(description)
    }
  }

  private func makeContainer(_ description: ViewDescription) -> UIView {
    switch description.kind {
    case .scrollView: UIScrollView()
    case .stackView: UIStackView()
    case .visualEffectView: UIVisualEffectView(effect: nil)
    case .tableView: UITableView(frame: .zero, style: tableStyle(of: description))
    case .tableViewCell: makeCell(description)
    case .tableViewHeaderFooterView: UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .collectionView:
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .collectionViewCell: UICollectionViewCell()
    case .collectionReusableView: UICollectionReusableView()
    default: UIView()
    }
  }

  private func makeCell(_ description: ViewDescription) -> UIView {
    guard case .cell(let content) = description.content else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let style: UITableViewCell.CellStyle =
      switch content.style {
      case .custom, .basic: .default
      case .rightDetail: .value1
      case .leftDetail: .value2
      case .subtitle: .subtitle
      }
    return UITableViewCell(style: style, reuseIdentifier: content.reuseIdentifier)
  }

  private func buttonType(of description: ViewDescription) -> UIButton.ButtonType {
    guard case .button(let content) = description.content else { return .custom }
    return switch content.type {
    case .custom: .custom
    case .roundedRect: .roundedRect
    case .system: .system
    case .close: .close
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .detailDisclosure: .detailDisclosure
    }
  }

  private func tableStyle(of description: ViewDescription) -> UITableView.Style {
    guard case .table(let content) = description.content else { return .plain }
    return switch content.style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
