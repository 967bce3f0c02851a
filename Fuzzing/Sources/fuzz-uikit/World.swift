import UIKit

/// A window with the objects that a program made, by their numbers.
@MainActor
final class World {
  /// A constraint with what it was made from.
  struct Member {
    var relation: Relation
    var constraint: NSLayoutConstraint
  }

  private(set) var window: UIWindow
  let clock = AnimationClock()
  private(set) var views: [Int: UIView] = [:]
  private(set) var kinds: [Int: Kind] = [:]
  private(set) var guides: [Int: UILayoutGuide] = [:]
  private(set) var members: [Int: Member] = [:]
  /// The numbers of constraints, those activated last behind the others.
  private(set) var order: [Int] = []
  /// The last change of each property, in the order of the changes.
  private(set) var settings: [(key: String, change: Operation)] = []
  private(set) var rows: [Int: Rows] = [:]
  /// The views that nothing holds weakly.
  private(set) var free: Set<Int> = []
  private let controller = UIViewController()
  /// The controllers of the views that have any, but the root's.
  private(set) var children: [Int: UIViewController] = [:]
  /// Every object made, to see whether it goes when nothing needs it any more.
  private(set) var made: [Weak] = []

  /// A reference that keeps nothing.
  struct Weak {
    weak var object: AnyObject?
    var name: String
  }

  /// Creates a window of a size with an empty view in it, number 0.
  init(size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    views[0] = controller.view
    kinds[0] = .plain
    note(controller.view, "root")
  }

  /// Moves all that is in the window to a new one.
  func renewWindow() {
    window.rootViewController = nil
    window = UIWindow(frame: window.frame)
    window.rootViewController = controller
    window.isHidden = false
  }

  private func note(_ object: AnyObject, _ name: String) {
    made.append(Weak(object: object, name: name))
  }

  // MARK: Objects

  /// Makes a view; one that had the number before leaves with its constraints.
  func make(_ number: Int, _ kind: Kind) {
    if let former = views[number] {
      for (name, member) in members where member.mentions(former) {
        member.constraint.isActive = false
        members[name] = nil
        order.removeAll { $0 == name }
      }
      former.removeFromSuperview()
    }
    children[number]?.removeFromParent()
    children[number] = nil
    settings.removeAll { $0.change.subject == number }
    free.remove(number)
    let view = kind == .child ? makeChildView(number) : kind.makeView()
    // What the safe area does to margins depends on frames, and they on it.
    view.insetsLayoutMarginsFromSafeArea = false
    views[number] = view
    kinds[number] = kind
    note(view, name(number))
    if let table = view as? UITableView {
      rows[number] = Rows()
      table.dataSource = rows[number]
    }
    holdExtents(of: view, number)
  }

  private func makeChildView(_ number: Int) -> UIView {
    let child = UIViewController()
    controller.addChild(child)
    children[number] = child
    note(child, "child\(number)")
    return child.view
  }

  /// Overrides traits in a child's view.
  func override(_ traits: Override, in number: Int) {
    guard let child = children[number] else { return }
    controller.setOverrideTraitCollection(traits.collection, forChild: child)
  }

  /// The item that a name stands for, if it is there and in a view.
  func object(_ item: Item) -> AnyObject? {
    switch item {
    case .view(let view): views[view]
    case .guide(let guide): guides[guide].flatMap { $0.owningView == nil ? nil : $0 }
    case .margins(let view): views[view]?.layoutMarginsGuide
    case .safeArea(let view): views[view]?.safeAreaLayoutGuide
    case .content(let view): (views[view] as? UIScrollView)?.contentLayoutGuide
    case .frame(let view): (views[view] as? UIScrollView)?.frameLayoutGuide
    }
  }

  /// Remembers the last change of each property.
  func remember(_ change: Operation, as key: String) {
    settings.removeAll { $0.key == key }
    settings.append((key, change))
  }

  /// Makes room for a guide.
  func guide(_ number: Int) -> UILayoutGuide {
    if let guide = guides[number] { return guide }
    let guide = UILayoutGuide()
    guides[number] = guide
    note(guide, "guide\(number)")
    return guide
  }

  // MARK: Constraints

  /// Replaces the constraint of a number by a new one, if its items are in one hierarchy.
  func constrain(_ number: Int, _ relation: Relation) {
    guard let first = object(relation.first) else { return }
    let second = relation.second.flatMap { object($0) }
    guard (second == nil) == (relation.second == nil) else { return }
    members[number]?.constraint.isActive = false
    let constraint =
      relation.isSystemSpaced
      ? relation.spaced(first, second)
      : NSLayoutConstraint(
        item: first, attribute: relation.firstAttribute, relatedBy: relation.relation,
        toItem: second, attribute: relation.secondAttribute, multiplier: relation.multiplier,
        constant: relation.constant)
    guard let constraint else { return }
    constraint.priority = UILayoutPriority(relation.priority)
    members[number] = Member(relation: relation, constraint: constraint)
    activate(number)
  }

  /// Activates a constraint, unless UIKit forbids that as its items are in different hierarchies.
  func activate(_ number: Int) {
    guard let member = members[number], !member.constraint.isActive, member.isInOneHierarchy else {
      return
    }
    order.removeAll { $0 == number }
    order.append(number)
    member.constraint.isActive = true
  }

  /// Changes a constraint and what it is made from.
  func change(_ number: Int, _ change: (NSLayoutConstraint, inout Relation) -> Void) {
    guard var member = members[number] else { return }
    change(member.constraint, &member.relation)
    members[number] = member
  }

  // MARK: Determined layouts

  /// Weak constraints, each of a priority of its own, give every view an extent and a position, so that
  /// nothing else need say it: UIKit settles by its history what constraints leave open.
  private func holdExtents(of view: UIView, _ number: Int) {
    hold(number, 2, .width, to: nil, Double(20 + 7 * number))
    hold(number, 3, .height, to: nil, Double(10 + 3 * number))
  }

  /// Holds a view weakly at a place in its superview.
  func holdPosition(of number: Int) {
    guard let superview = views[number]?.superview,
      let parent = views.keys.sorted().first(where: { views[$0] === superview })
    else { return }
    hold(number, 0, .left, to: .view(parent), Double(5 * number))
    hold(number, 1, .top, to: .view(parent), Double(4 * number))
  }

  /// Leaves it to UIKit where a view is that nothing else determines; then only crashes and leaks are found.
  func letGo(_ number: Int) {
    free.insert(number)
    for place in 0..<4 {
      members[World.firstHold + 4 * number + place]?.constraint.isActive = false
    }
  }

  /// The numbers of weak constraints begin here, four a view.
  static let firstHold = 1000

  private func hold(
    _ number: Int, _ place: Int, _ attribute: NSLayoutConstraint.Attribute, to item: Item?,
    _ constant: Double
  ) {
    guard !free.contains(number) else { return }
    constrain(
      World.firstHold + 4 * number + place,
      Relation(
        first: .view(number), firstAttribute: attribute, relation: .equal, second: item,
        secondAttribute: item == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: constant, priority: 2 + Float(4 * number + place) / 16))
  }
}

extension World.Member {
  /// Whether the constraint is about a view or one of its guides.
  @MainActor
  func mentions(_ view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      item.flatMap(World.owner) === view
    }
  }

  /// Whether the items are there and in one hierarchy.
  @MainActor
  var isInOneHierarchy: Bool {
    guard let first = constraint.firstItem.flatMap(World.top) else { return false }
    guard relation.second != nil else { return true }
    return constraint.secondItem.flatMap(World.top) === first
  }
}

extension World {
  /// The view that an item is, or belongs to.
  static func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The outermost view around an item.
  static func top(of item: AnyObject) -> UIView? {
    var view = owner(of: item)
    while let next = view?.superview { view = next }
    return view
  }
}

/// The rows of a table.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A view with content of a size that programs set.
final class Box: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}

extension Kind {
  /// The name of the class.
  var className: String {
    switch self {
    case .plain, .child: "UIView"
    case .box: "Box"
    case .label: "UILabel"
    case .button: "UIButton"
    case .field: "UITextField"
    case .toggle: "UISwitch"
    case .image: "UIImageView"
    case .stack: "UIStackView"
    case .scroll: "UIScrollView"
    case .table: "UITableView"
    case .prose: "UITextView"
    }
  }

  /// Makes a view of the class.
  @MainActor
  func makeView() -> UIView {
    switch self {
    case .plain, .child: UIView()
    case .box: Box()
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .field: UITextField()
    case .toggle: UISwitch()
    case .image: UIImageView()
    case .stack: UIStackView()
    case .scroll: UIScrollView()
    case .table: UITableView()
    case .prose: UITextView()
    }
  }
}
