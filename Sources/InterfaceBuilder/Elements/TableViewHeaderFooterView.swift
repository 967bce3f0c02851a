import UIKit

/// The content of a `<tableViewHeaderFooterView>`.
public struct TableViewHeaderFooterContent: ElementContent {}

extension TableViewHeaderFooterContent: ViewElement {
  static let names = ["tableViewHeaderFooterView"]
  static let isListItem = true

  init(_ reader: ElementReader) {}

  func makeView() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func contentView(of view: UITableViewHeaderFooterView) -> UIView? { view.contentView }
}
