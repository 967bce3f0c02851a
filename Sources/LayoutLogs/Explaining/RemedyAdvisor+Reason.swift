import ConstraintSolver

extension RemedyAdvisor {
  /// The reason of a conflict, the most particular that holds.
  func reason() -> Remedy.Reason {
    if editable.isEmpty { return systemReason }
    if let hidden = members(.stack(.hiding)).first {
      return .hidden(constraints[hidden].first.item)
    }
    if let item = prototypedItem { return .prototyped(item) }
    if let item = maskedItem { return .maskAndConstraints(item) }
    if let item = negativeItem { return .negativeFrame(item) }
    if let reason = contradiction { return reason }
    if let reason = hostReason { return reason }
    if let mask = members(.autoresizingMask).first {
      return maskReason(constraints[mask])
    }
    if let item = collapsedItem { return .collapsed(item) }
    if main.members.contains(where: { origins[$0].isStack }) { return .stackArrangement }
    return sharedEdge ?? .doesNotFit
  }

  /// An edge that two constraints tie different items to, which other distances keep apart.
  private var sharedEdge: Remedy.Reason? {
    guard isTiedAtBothEnds, !main.members.contains(where: { constraints[$0].isCentering }) else {
      return nil
    }
    for (place, index) in editable.enumerated() {
      for other in editable[(place + 1)...] {
        for (edge, item) in constraints[index].sameEnds {
          let items = constraints[other].sameEnds.filter { $0.of == edge }.map(\.item)
          guard let second = items.first, second.key != item.key else { continue }
          return .sharedEdge(edge, [item, second])
        }
      }
    }
    return nil
  }

  private var systemReason: Remedy.Reason {
    if log.isOfSystemProcess, let process = log.process { return .systemProcess(process) }
    let items = main.members.flatMap { constraints[$0].items }
    if let hidden = members(.stack(.hiding)).first {
      return .hiddenStack(constraints[hidden].first.item)
    }
    if items.contains(where: \.isKeyboard) { return .keyboard }
    if items.contains(where: \.isOfBar) { return .bar }
    let isNegative = main.members.contains {
      constraints[$0].first.attribute.isExtent && constraints[$0].second == nil
        && constraints[$0].constant.value < 0
    }
    if isNegative { return .alert }
    if items.contains(where: { $0.shortClass?.contains("NSWindow") == true })
      || main.members.contains(where: { origins[$0] == .window })
    {
      return .window
    }
    return .systemOnly
  }

  /// Two constraints about the same sides.
  private var contradiction: Remedy.Reason? {
    guard main.members.count == 2, editable.count == 2 else { return nil }
    let pair = main.members.map { constraints[$0] }
    guard pair[0].ends == pair[1].ends, pair[0].multiplier == pair[1].multiplier else {
      return nil
    }
    let isOfLibrary = pair.contains { $0.place != nil || $0.className == "MASLayoutConstraint" }
    return isOfLibrary ? .addedTwice : .contradiction
  }

  /// The size that a host gives a view.
  private var hostReason: Remedy.Reason? {
    guard
      let member = main.members.first(where: {
        origins[$0] == .encapsulatedSize || origins[$0] == .temporarySize
      })
    else { return nil }
    let constraint = constraints[member]
    let host = constraint.first.item
    if constraint.isAboutNothing { return .noSizeYet(host) }
    if let reason = maskReason(within: constraint) { return reason }
    let isHeight = constraint.first.attribute == .height
    return host.isRow && isHeight ? .selfSizingRow(host) : .hostSize(host)
  }

  /// A view whose mask leaves it nothing of its superview's size.
  private func maskReason(within host: ConstraintDescription) -> Remedy.Reason? {
    for member in members(.autoresizingMask) {
      let mask = constraints[member]
      guard mask.first.attribute == host.first.attribute,
        mask.first.item.key != host.first.item.key,
        mask.second?.item.key == host.first.item.key
      else { continue }
      let size = mask.multiplier.value * host.constant.value + mask.constant.value
      if size < -0.01 { return .negativeFrame(mask.first.item) }
      if size < 0.01 { return .emptyFrame(mask.first.item) }
    }
    return nil
  }

  private func maskReason(_ mask: ConstraintDescription) -> Remedy.Reason {
    let host = mask.first.item
    if host.isRow, mask.first.attribute == .height, !mask.isAboutNothing {
      return .selfSizingRow(host)
    }
    if main.members.contains(where: {
      origins[$0] == .autoresizingMask && constraints[$0].isAboutNothing
    }) {
      return host.isRow ? .noSizeYet(host) : .emptyFrame(host)
    }
    return .frame(host)
  }

  /// A view that a constraint of the app gives no size.
  private var collapsedItem: LogItem? {
    editable.map { constraints[$0] }.first(where: \.isAboutNothing)?.first.item
  }

  /// A view that Interface Builder pinned to its frame and that constraints of code place, too.
  private var prototypedItem: LogItem? {
    guard !members(.developer).isEmpty else { return nil }
    return members(.interfaceBuilder).first.map { constraints[$0].first.item }
  }

  // MARK: Masks

  /// A view with a mask whose width or height would have to be negative.
  private var negativeItem: LogItem? {
    main.extents.first { item in
      members(.autoresizingMask).contains {
        constraints[$0].first.item.key == item.key && constraints[$0].second != nil
      }
    }
  }

  /// A view with a mask in the conflict that the developer positions or sizes by constraints, too.
  private var maskedItem: LogItem? {
    let masked = members(.autoresizingMask).map { constraints[$0].first.item }
    return masked.first { item in
      !item.isPrivate && !item.isRow && editable.contains { isAbout(item, constraints[$0]) }
    }
  }

  /// Whether a constraint holds an item itself rather than its descendants.
  private func isAbout(_ item: LogItem, _ constraint: ConstraintDescription) -> Bool {
    let first = constraint.first
    guard let second = constraint.second else {
      return first.item.key == item.key && !constraint.isAboutNothing
    }
    if let superview = constraint.superview, superview.key == item.key { return false }
    if first.item.key == item.key {
      return !isDescendant(second.item, of: item) && !first.attribute.isMargin
    }
    if second.item.key == item.key {
      // A constraint written for a subview names its superview second.
      return constraint.form == .art && !isDescendant(first.item, of: item)
        || isDescendant(item, of: first.item)
    }
    return false
  }

  /// Whether the log shows that an item lies in another.
  private func isDescendant(_ item: LogItem, of other: LogItem) -> Bool {
    constraints.contains { constraint in
      guard constraint.superview?.key == other.key, other.key != item.key else { return false }
      return constraint.items.contains { $0.key == item.key }
    }
  }
}

extension LogAttribute {
  var isMargin: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }
}

extension Origin {
  var isStack: Bool {
    if case .stack = self { return true }
    return false
  }
}

extension ConstraintDescription {
  /// The items with the ends of an axis that the constraint is about, margins like edges, in no order.
  fileprivate var ends: [String] {
    ([first] + (second.map { [$0] } ?? [])).map { side in
      let attribute = side.attribute
      let end = attribute.side == .none ? attribute.rawValue : "\(attribute.side)"
      return "\(side.item.key) \(attribute.isHorizontal) \(end)"
    }.sorted()
  }

  /// The sides of a constraint between equal ends of two items, each with the other item.
  fileprivate var sameEnds: [(of: Side, item: LogItem)] {
    guard let second, first.attribute.side != .none,
      first.attribute.side == second.attribute.side
    else { return [] }
    return [(second, first.item), (first, second.item)]
  }

  /// Whether the constraint is about the centre of its item.
  var isCentering: Bool {
    [.centerX, .centerY, .midX, .midY, .centerXWithinMargins, .centerYWithinMargins]
      .contains(first.attribute)
  }

  /// Whether the constraint gives its item no width or height.
  var isAboutNothing: Bool {
    first.attribute.isExtent && second == nil && relation != .greaterThanOrEqual
      && abs(constant.value) < 0.01
  }
}
