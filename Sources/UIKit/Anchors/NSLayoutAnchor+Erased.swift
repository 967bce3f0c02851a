extension NSLayoutConstraint {
  /// The anchor for an attribute of an item, of no particular kind; nil without one.
  func erasedAnchor(
    _ item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    guard attribute != .notAnAttribute, let item = item as? any ConstraintItem else { return nil }
    return UIKitEnvironment.current.program.erasedAnchors.anchor(item, attribute)
  }
}

/// The anchors that constraints were asked for, each as long as something retains it: constraints on
/// the same attribute of the same item have the same anchor.
///
/// Source: the tests of github.com/Tinder/Layout compare `firstAnchor` of two constraints by identity.
@MainActor
struct ErasedAnchors {
  private struct Entry { weak var anchor: NSLayoutAnchor<AnyObject>? }

  private var entries: [AnchorIdentity: Entry] = [:]
  /// The number of entries above which those of deallocated anchors are removed.
  private var limit = 64

  nonisolated init() {}

  /// Returns the anchor of an attribute, which is made if there is none.
  mutating func anchor(
    _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutAnchor<AnyObject> {
    let identity = AnchorIdentity(item: ObjectIdentifier(item), attribute: attribute)
    // An anchor retains its item: as long as it is alive, no other item has the identity.
    if let anchor = entries[identity]?.anchor { return anchor }
    let anchor = NSLayoutAnchor<AnyObject>(item, attribute)
    entries[identity] = Entry(anchor: anchor)
    if entries.count > limit {
      entries = entries.filter { $0.value.anchor != nil }
      limit = max(64, 2 * entries.count)
    }
    return anchor
  }
}
