/// The ends of the chain of constraints that mention an item.
///
/// The links are in the constraints, so that a mention takes no memory of its own and leaves in
/// constant time. Constraints and items do not retain each other: whichever goes first takes itself
/// out of the chain.
struct MentionList {
  fileprivate unowned(unsafe) var first: LayoutConstraint?
  fileprivate unowned(unsafe) var last: LayoutConstraint?

  init() {
    unsafe first = nil
    unsafe last = nil
  }
}

/// A constraint's place in the chain of an item it mentions.
struct Mention {
  fileprivate unowned(unsafe) var mentioned: LayoutItem?
  fileprivate unowned(unsafe) var previous: LayoutConstraint?
  fileprivate unowned(unsafe) var next: LayoutConstraint?

  /// A mention of an item that is still to be put into the item's chain.
  init(of item: LayoutItem?) {
    unsafe mentioned = item
    unsafe previous = nil
    unsafe next = nil
  }

  /// The item, unless it is gone.
  var item: LayoutItem? { unsafe mentioned }
}

extension LayoutItem {
  /// The active constraints that mention the item, in the order of activation.
  var activeMentions: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    forEachActiveMention { constraints.append($0) }
    return constraints
  }

  /// Calls a function, which must not activate or deactivate any, with the active constraints that
  /// mention the item, in the order of activation.
  @inline(__always)
  func forEachActiveMention(_ body: (LayoutConstraint) -> Void) {
    var next = unsafe mentions.first
    while let constraint = next {
      next = unsafe constraint.mention(of: self).next
      if constraint.isActive { body(constraint) }
    }
  }

  /// Puts a constraint that mentions the item at the end of the chain.
  fileprivate func addMention(_ constraint: LayoutConstraint) {
    let last = unsafe mentions.last
    constraint.setMention(of: self, previous: last, next: nil)
    if let last { last.setNextMention(of: self, constraint) } else { setFirstMention(constraint) }
    setLastMention(constraint)
  }

  /// Takes a constraint out of the chain.
  fileprivate func removeMention(_ constraint: LayoutConstraint) {
    let mention = constraint.mention(of: self)
    let (previous, next) = unsafe (mention.previous, mention.next)
    if let previous {
      previous.setNextMention(of: self, next)
    } else {
      setFirstMention(next)
    }
    if let next { next.setPreviousMention(of: self, previous) } else { setLastMention(previous) }
  }

  /// Puts a constraint that is becoming active behind those that are.
  fileprivate func moveMentionToEnd(_ constraint: LayoutConstraint) {
    guard unsafe mentions.last !== constraint else { return }
    removeMention(constraint)
    addMention(constraint)
  }

  private func setFirstMention(_ constraint: LayoutConstraint?) {
    unsafe mentions.first = constraint
  }

  private func setLastMention(_ constraint: LayoutConstraint?) {
    unsafe mentions.last = constraint
  }

  /// Has every constraint forget the item, which is going away.
  func releaseMentions() {
    var next = unsafe mentions.first
    while let constraint = next {
      next = unsafe constraint.mention(of: self).next
      constraint.forget(self)
    }
  }
}

extension LayoutConstraint {
  /// The place in the chain of one of the constraint's items.
  ///
  /// A constraint between attributes of one item stands in its chain once, by its left side.
  fileprivate func mention(of item: LayoutItem) -> Mention {
    isFirst(item) ? firstMention : secondMention
  }

  private func isFirst(_ item: LayoutItem) -> Bool {
    unsafe firstMention.mentioned === item
  }

  fileprivate func setMention(
    of item: LayoutItem, previous: LayoutConstraint?, next: LayoutConstraint?
  ) {
    setPreviousMention(of: item, previous)
    setNextMention(of: item, next)
  }

  fileprivate func setPreviousMention(of item: LayoutItem, _ constraint: LayoutConstraint?) {
    if isFirst(item) {
      unsafe firstMention.previous = constraint
    } else {
      unsafe secondMention.previous = constraint
    }
  }

  fileprivate func setNextMention(of item: LayoutItem, _ constraint: LayoutConstraint?) {
    if isFirst(item) {
      unsafe firstMention.next = constraint
    } else {
      unsafe secondMention.next = constraint
    }
  }

  /// Puts the constraint, which is new, into the chains of its items.
  func enterMentions() {
    firstMention.item?.addMention(self)
    if let second = distinctSecondItem { second.addMention(self) }
  }

  /// Puts the constraint, which is becoming active, behind those that are.
  func moveMentionsToEnd() {
    firstMention.item?.moveMentionToEnd(self)
    if let second = distinctSecondItem { second.moveMentionToEnd(self) }
  }

  /// Takes the constraint, which is going away, out of the chains of its items.
  func leaveMentions() {
    let (first, second) = (firstMention.item, distinctSecondItem)
    first?.removeMention(self)
    second?.removeMention(self)
  }

  private var distinctSecondItem: LayoutItem? {
    guard let second = secondMention.item, !isFirst(second) else { return nil }
    return second
  }

  /// Goes on without an item that is going away.
  fileprivate func forget(_ item: LayoutItem) {
    let isSecond = secondMention.item === item
    if isFirst(item) { firstMention = Mention(of: nil) }
    if isSecond { secondMention = Mention(of: nil) }
  }
}
