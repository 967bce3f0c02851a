package import AutoLayout
import UIKit

/// A constraint, or another origin of a part of a value, in words.
package struct ExplanationCause: Hashable, Sendable {
  /// The sort of cause in one word, such as `constraint`, `contentSize` or `safeArea`.
  package let kind: String
  /// The cause in words.
  package let words: String
  /// The id of the constraint, or of the view or guide that the cause is about.
  package let id: String?
  /// The place in the source, `path:line`.
  package let place: String?

  /// The same text for the same cause in two layouts of one hierarchy.
  package var key: String {
    "\(kind) \(id ?? "") \(kind == "constraint" && id != nil ? "" : words)"
  }
}

extension ExplanationCause {
  /// A constraint in words.
  @MainActor
  package init(_ constraint: EngineConstraint, names: some ExplanationNames) {
    guard let role = constraint.systemRole else {
      self.init(
        kind: "constraint", words: names.phrase(of: constraint), id: names.id(of: constraint),
        place: names.place(of: constraint))
      return
    }
    if let arranged = constraint as? LayoutConstraint {
      self.init(arrangement: arranged, role, names: names)
      return
    }
    let item = constraint.firstItem
    let name = item.map(names.name) ?? "a view"
    let giver = role == .autoresizingMask ? item?.frameGiver : nil
    let words = giver.map { "the frame that \($0) gives \(name)" } ?? role.words(about: name)
    self.init(
      kind: String(describing: role), words: words, id: item.flatMap { names.id(of: $0) },
      place: item.flatMap { names.place(of: $0) })
  }

  /// A constraint that a stack view makes, as an equation; it stands where the stack view does.
  @MainActor
  private init(
    arrangement constraint: LayoutConstraint, _ role: SystemConstraint,
    names: some ExplanationNames
  ) {
    let holder = constraint.holder
    let name = holder.map(names.name) ?? "a stack view"
    self.init(
      kind: String(describing: role),
      words:
        "the \(role.arrangementWord) of \(name): \(constraint.equation(names)) (\(role.rawValue))",
      id: holder.flatMap { names.id(of: $0) }, place: holder.flatMap { names.place(of: $0) })
  }

  /// A constraint that does not hold, in words: content sizes by the direction that is overruled.
  @MainActor
  package init(overruled constraint: EngineConstraint, names: some ExplanationNames) {
    guard let content = constraint as? ViewConstraint, let pull = content.contentPull,
      let view = constraint.firstItem as? LayoutView, let axis = content.attribute.axis
    else {
      self.init(constraint, names: names)
      return
    }
    let relation = pull == .hugging ? "≤" : "≥"
    let size = Points.rounded(view.measuredContentSize[axis: axis]).shortText
    self.init(
      kind: String(describing: pull),
      words: "the \(pull.words) of \(names.name(of: view)): "
        + "\(content.attribute.name) \(relation) \(size)",
      id: names.id(of: view), place: names.place(of: view))
  }

  /// The origin of a share in words.
  @MainActor
  package init(_ source: EdgeExplanation.Source, names: some ExplanationNames) {
    switch source {
    case .constraint(let constraint): self.init(constraint, names: names)
    case .offset(let item, let attribute):
      self.init(offset: attribute, of: item, names: names)
    case .alignmentInsets(let view):
      self.init(
        "alignmentInsets", "the alignment insets of \(names.name(of: view))", view, names)
    case .scrollPosition(let view):
      self.init("scrollPosition", "the scroll position of \(names.name(of: view))", view, names)
    case .settled(let item, let variable, let settlement):
      self.init(
        "open", "\(names.name(of: item)).\(variable) is open: \(settlement.words)", item, names)
    case .unfixed(let item, let variable):
      self.init(
        "unfixed", "\(names.name(of: item)).\(variable) is fixed by nothing", item, names)
    case .rounding: self.init(kind: "rounding", words: "rounding to pixels", id: nil, place: nil)
    case .ownFrame(let view):
      self.init(
        "frame", "the frame of \(names.name(of: view)) is not that of its constraints", view, names)
    }
  }

  @MainActor
  private init(
    _ kind: String, _ words: String, _ item: LayoutItem, _ names: some ExplanationNames
  ) {
    self.init(kind: kind, words: words, id: names.id(of: item), place: names.place(of: item))
  }

  @MainActor
  private init(
    offset attribute: LayoutAttribute, of item: LayoutItem, names: some ExplanationNames
  ) {
    let guide = item as? LayoutGuide
    let owner = guide?.owningView ?? item
    let (kind, words) = Self.area(attribute, guide)
    self.init(
      kind: kind, words: "\(words) of \(names.name(of: owner))", id: names.id(of: item),
      place: names.place(of: item))
  }

  /// The area that an attribute belongs to, with the side of it.
  private static func area(
    _ attribute: LayoutAttribute, _ guide: LayoutGuide?
  ) -> (kind: String, words: String) {
    if let guide {
      let side = attribute.side
      switch guide.role {
      case .safeArea: return ("safeArea", "the safe area\(side)")
      case .layoutMargins: return ("margin", "the layout margins\(side)")
      case .readableContent: return ("readableContent", "the readable content\(side)")
      case .topBars, .bottomBars: return ("safeArea", "the \(attribute.name) layout guide")
      case .keyboard: return ("keyboard", "the room of the keyboard")
      case .scrollFrame, .scrollContent, .free: return ("guide", "the guide\(side)")
      }
    }
    switch attribute {
    case .firstBaseline: return ("baseline", "the first baseline")
    case .lastBaseline: return ("baseline", "the last baseline")
    default: return ("margin", "the layout margins\(attribute.side)")
    }
  }
}

extension LayoutAttribute {
  /// The side of an area that the attribute is about.
  fileprivate var side: String {
    switch self {
    case .left, .leftMargin, .leading, .leadingMargin: " at the left"
    case .right, .rightMargin, .trailing, .trailingMargin: " at the right"
    case .top, .topMargin: " at the top"
    case .bottom, .bottomMargin: " at the bottom"
    default: ""
    }
  }
}

extension SystemConstraint {
  /// The feature of a stack view that makes the constraint.
  fileprivate var arrangementWord: String {
    switch self {
    case .stackSpacing: "spacing"
    case .stackAlignment: "alignment"
    case .stackCanvasConnection: "edges"
    case .stackFillEqually: "equal sizes"
    case .stackFillProportionally: "proportional sizes"
    case .stackDistributingEdge: "equal gaps"
    case .stackTextWidth: "shares of text"
    case .stackHiding: "hidden views"
    default: "arrangement"
    }
  }
}

extension LayoutConstraint {
  /// `first.attribute = multiplier × second.attribute + constant`.
  @MainActor
  fileprivate func equation(_ names: some ExplanationNames) -> String {
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> String {
      let isGap = (item as? LayoutGuide)?.role == .free
      return "\(isGap ? "a gap" : item.map(names.name) ?? "a view").\(attribute.name)"
    }
    let relation =
      switch NSLayoutConstraint.Relation(relation) {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let left = "\(side(firstItem, firstAttribute)) \(relation) "
    let number = Points.rounded(abs(distance)).shortText
    guard secondAttribute != .notAnAttribute else {
      return left + (distance < 0 ? "−" : "") + number
    }
    let factor = multiplier == 1 ? "" : "\(Points.rounded(multiplier).shortText) × "
    let offset = distance == 0 ? "" : distance > 0 ? " + \(number)" : " − \(number)"
    return left + factor + side(secondItem, secondAttribute) + offset
  }
}

extension ContentPull {
  fileprivate var words: String {
    switch self {
    case .hugging: "content hugging"
    case .compressionResistance: "compression resistance"
    }
  }
}

extension Settlement {
  fileprivate var words: String {
    switch self {
    case .content: "it takes the size of its content"
    case .constraint: "it follows a constraint as strong as its content"
    case .inequality: "it lies as far as its first inequality allows"
    case .formerFrame: "it stays at its former frame"
    }
  }
}

extension LayoutItem {
  /// The object that gives the item its frame, in words; nil where its own mask does.
  @MainActor
  fileprivate var frameGiver: String? {
    guard let view = representedObject as? UIView else { return nil }
    if view is UITableViewCell || view is UICollectionReusableView { return "its list" }
    switch view.superview {
    case is UIWindow: return "its window"
    case let cell as UITableViewCell: return cell.contentView === view ? "its cell" : nil
    case let cell as UICollectionViewCell: return cell.contentView === view ? "its cell" : nil
    default: return nil
    }
  }
}
