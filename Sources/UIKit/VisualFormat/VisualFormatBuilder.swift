import AutoLayout
import Foundation

/// Makes the constraints that a visual format describes.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  /// The item of a name that the format mentions.
  let item: (String) -> any ConstraintItem
  private var constraints: [NSLayoutConstraint] = []

  /// Prepares to make the constraints of a format.
  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions,
    item: @escaping (String) -> any ConstraintItem
  ) {
    self.format = format
    self.options = options
    self.item = item
  }

  /// Makes the constraints: for each view its distance to what comes before, then its size; then the
  /// distance to the superview, then alignments.
  mutating func build() throws(VisualFormatError.Problem) -> [NSLayoutConstraint] {
    if format.views.count > 1 { try checkAlignment() }
    for index in format.views.indices {
      if index > 0 {
        connect(format.connections[index - 1], item(at: index - 1), item(at: index))
      } else if let connection = format.fromSuperview {
        try connectToSuperview(connection, of: item(at: index), .beginning)
      }
      addSize(of: index)
    }
    if let connection = format.toSuperview {
      try connectToSuperview(connection, of: item(at: format.views.count - 1), .end)
    }
    addAlignments()
    return constraints
  }

  private func item(at index: Int) -> any ConstraintItem { item(format.views[index].name) }

  // MARK: Attributes

  private enum End { case beginning, end }

  /// The edges in the order in which views follow each other.
  private var edges: AxisEdges {
    if format.axis == .vertical { return .vertical }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .leftToRight
    case .directionRightToLeft: return .rightToLeft
    default: return .leadingToTrailing
    }
  }

  /// Whether coordinates grow in the order in which views follow each other.
  private var isForward: Bool {
    format.axis == .vertical || options.intersection(.directionMask) != .directionRightToLeft
  }

  // MARK: Distances

  /// Keeps a view at a distance after another.
  private mutating func connect(
    _ connection: VisualFormat.Connection, _ first: any ConstraintItem,
    _ second: any ConstraintItem
  ) {
    let isByBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    add(
      connection, standard: SystemSpacing.betweenEdges,
      from: Place(first, isByBaselines ? .lastBaseline : edges.end),
      to: Place(second, isByBaselines ? .firstBaseline : edges.beginning))
  }

  /// Keeps a view at a distance from an edge of its superview; the standard distance is the
  /// superview's margin.
  private mutating func connectToSuperview(
    _ connection: VisualFormat.Connection, of view: any ConstraintItem, _ end: End
  ) throws(VisualFormatError.Problem) {
    guard let superview = view.itemAround else { throw .noSuperview }
    let isStandard = if case .standard = connection { true } else { false }
    switch end {
    case .beginning:
      let edge = isStandard ? edges.beginningMargin : edges.beginning
      add(connection, standard: 0, from: Place(superview, edge), to: Place(view, edges.beginning))
    case .end:
      let edge = isStandard ? edges.endMargin : edges.end
      add(connection, standard: 0, from: Place(view, edges.end), to: Place(superview, edge))
    }
  }

  /// An edge of an item.
  private struct Place {
    let item: any ConstraintItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Keeps one place at a distance behind another; the constraint's first item is the one with the
  /// larger coordinate.
  private mutating func add(
    _ connection: VisualFormat.Connection, standard: CGFloat, from first: Place, to second: Place
  ) {
    let (near, far) = isForward ? (first, second) : (second, first)
    for predicate in connection.predicates(standard: standard) {
      guard case .constant(let distance) = predicate.object else { continue }
      add(predicate, far.item, far.attribute, near.item, near.attribute, constant: distance)
    }
  }

  // MARK: Sizes and alignments

  private mutating func addSize(of index: Int) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let view = item(at: index)
    for predicate in format.views[index].size {
      switch predicate.object {
      case .constant(let size):
        add(predicate, view, attribute, nil, .notAnAttribute, constant: size)
      case .view(let name, let multiplier):
        add(predicate, view, attribute, item(name), attribute, multiplier: multiplier)
      }
    }
  }

  private mutating func addAlignments() {
    for attribute in options.alignedAttributes {
      for index in format.views.indices.dropFirst() {
        constraints.append(
          NSLayoutConstraint(item(at: index - 1), attribute, .equal, item(at: index), attribute))
      }
    }
  }

  private func checkAlignment() throws(VisualFormatError.Problem) {
    for attribute in options.alignedAttributes where attribute.axis == format.axis {
      throw .alignedAlongAxis(format.axis)
    }
  }

  private mutating func add(
    _ predicate: VisualFormat.Predicate, _ first: any ConstraintItem,
    _ firstAttribute: NSLayoutConstraint.Attribute, _ second: (any ConstraintItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    let constraint = NSLayoutConstraint(
      first, firstAttribute, predicate.relation, second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.space = predicate.space
    if predicate.space == .standard { constraint.layoutConstraint?.followSystemSpacing() }
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(priority) }
    constraints.append(constraint)
  }
}

/// The edges of an axis in the order in which views follow each other.
private struct AxisEdges {
  let beginning: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let beginningMargin: NSLayoutConstraint.Attribute
  let endMargin: NSLayoutConstraint.Attribute

  static let vertical = AxisEdges(
    beginning: .top, end: .bottom, beginningMargin: .topMargin, endMargin: .bottomMargin)
  static let leadingToTrailing = AxisEdges(
    beginning: .leading, end: .trailing, beginningMargin: .leadingMargin,
    endMargin: .trailingMargin)
  static let leftToRight = AxisEdges(
    beginning: .left, end: .right, beginningMargin: .leftMargin, endMargin: .rightMargin)
  static let rightToLeft = AxisEdges(
    beginning: .right, end: .left, beginningMargin: .rightMargin, endMargin: .leftMargin)
}

extension VisualFormat.Connection {
  /// The distances, with the standard one in points.
  fileprivate func predicates(standard: CGFloat) -> [VisualFormat.Predicate] {
    func exactly(_ distance: Double, _ space: SymbolicSpace = .none) -> [VisualFormat.Predicate] {
      [
        VisualFormat.Predicate(
          relation: .equal, object: .constant(distance), priority: nil, space: space)
      ]
    }
    return switch self {
    case .flush: exactly(0)
    // At the edges of a superview it is its margin, which is an attribute.
    case .standard: exactly(standard, standard == 0 ? .none : .standard)
    case .predicates(let predicates): predicates
    }
  }
}
