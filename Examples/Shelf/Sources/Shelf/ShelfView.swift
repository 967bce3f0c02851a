import UIKit

/// Things side by side where there is more width than height, else one below the other.
///
/// Which it is, is decided when the size is known: in `layoutSubviews`.
final class ShelfView: UIView {
  /// The things, in reading order.
  let items: [UIView]
  /// Whether the things stand side by side.
  private(set) var isInColumns: Bool?

  private let gap: CGFloat = 12
  private var arrangement: [NSLayoutConstraint] = []

  init(_ items: [UIView]) {
    self.items = items
    super.init(frame: .zero)
    for item in items {
      item.translatesAutoresizingMaskIntoConstraints = false
      addSubview(item)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    let wantsColumns = bounds.width > bounds.height
    if wantsColumns != isInColumns {
      isInColumns = wantsColumns
      NSLayoutConstraint.deactivate(arrangement)
      arrangement = wantsColumns ? columns : rows
      NSLayoutConstraint.activate(arrangement)
    }
    super.layoutSubviews()
  }

  private var columns: [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var constraints: [NSLayoutConstraint] = []
    var end = margins.leadingAnchor
    for (index, item) in items.enumerated() {
      constraints += [
        item.leadingAnchor.constraint(equalTo: end, constant: index == 0 ? 0 : gap),
        item.topAnchor.constraint(equalTo: margins.topAnchor),
        item.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ]
      if index > 0 {
        constraints.append(item.widthAnchor.constraint(equalTo: items[0].widthAnchor))
      }
      end = item.trailingAnchor
    }
    return constraints + [end.constraint(equalTo: margins.trailingAnchor)]
  }

  private var rows: [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var constraints: [NSLayoutConstraint] = []
    var end = margins.topAnchor
    for (index, item) in items.enumerated() {
      constraints += [
        item.topAnchor.constraint(equalTo: end, constant: index == 0 ? 0 : gap),
        item.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ]
      if index > 0 {
        constraints.append(item.heightAnchor.constraint(equalTo: items[0].heightAnchor))
      }
      end = item.bottomAnchor
    }
    return constraints + [end.constraint(equalTo: margins.bottomAnchor)]
  }
}
