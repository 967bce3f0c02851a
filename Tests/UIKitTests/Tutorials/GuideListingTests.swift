import Testing
import UIKit

/// The listings of Apple's Auto Layout guide as printed, but for attributes that need Objective-C.
@MainActor
struct GuideListingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func anAnimationMovesAConstraint() {
    let top = first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.minY == 10)
    UIView.animate(withDuration: 0.5) {
      top.constant = 100
      self.root.layoutIfNeeded()
    }
    #expect(first.frame.minY == 100)
  }

  @Test func anchorsAreShorterThanTheInitializer() {
    let margins = root.layoutMarginsGuide
    first.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    first.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5).isActive = true
    NSLayoutConstraint(
      item: second, attribute: .leading, relatedBy: .equal, toItem: root,
      attribute: .leadingMargin, multiplier: 1.0, constant: 0.0
    ).isActive = true
    NSLayoutConstraint(
      item: second, attribute: .trailing, relatedBy: .equal, toItem: root,
      attribute: .trailingMargin, multiplier: 1.0, constant: 0.0
    ).isActive = true
    NSLayoutConstraint(
      item: second, attribute: .height, relatedBy: .equal, toItem: second, attribute: .width,
      multiplier: 0.5, constant: 0.0
    ).isActive = true
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 8, y: 0, width: 384, height: 192))
    #expect(second.frame == first.frame)
  }

  @Test func visualFormatsGiveConstraints() {
    let views: [String: Any] = ["redView": first, "blueView": second]
    let format = "H:|-10-[redView]-[blueView(==redView)]-10-|"
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-topMargin-[redView(50)]", options: [],
        metrics: ["topMargin": 20], views: views))
    second.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 20, width: 186, height: 50))
    #expect(second.frame == CGRect(x: 204, y: 20, width: 186, height: 50))
  }

  @Test func contentSizesAreInequalitiesOfTheirPriorities() {
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.intrinsicContentSize.width
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let wish = label.widthAnchor.constraint(equalToConstant: width + 40)
    wish.priority = UILayoutPriority(249)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == width)
    wish.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(label.frame.width == width + 40)
    wish.constant = width - 10
    root.layoutIfNeeded()
    #expect(label.frame.width == width)
  }

  @Test func entriesOfADynamicStackComeAndGo() {
    let stack = UIStackView()
    stack.axis = .vertical
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let insets = UIEdgeInsets(top: 20, left: 0.0, bottom: 0.0, right: 0.0)
    scrollView.contentInset = insets
    scrollView.scrollIndicatorInsets = insets
    let add = UIButton(type: .system)
    add.setTitle("Add Item", for: .normal)
    stack.addArrangedSubview(add)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
    root.layoutIfNeeded()
    let height = scrollView.contentSize.height

    let index = stack.arrangedSubviews.count - 1
    let entry = UIView()
    entry.heightAnchor.constraint(equalToConstant: 30).isActive = true
    entry.isHidden = true
    stack.insertArrangedSubview(entry, at: index)
    UIView.animate(withDuration: 0.25) { entry.isHidden = false }
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == height + 30)
    UIView.animate(
      withDuration: 0.25, animations: { entry.isHidden = true },
      completion: { _ in entry.removeFromSuperview() })
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == height)
  }

  @Test func rowsAreAsHighAsTheirContent() {
    let tableView = UITableView()
    tableView.estimatedRowHeight = 85.0
    tableView.rowHeight = UITableView.automaticDimension
    #expect(tableView.rowHeight == UITableView.automaticDimension)
    #expect(tableView.estimatedRowHeight == 85)
  }
}
