extension NSLayoutConstraint {
  /// The anchor for an attribute of an item, of no particular kind; nil without one.
  func erasedAnchor(
    _ item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    guard attribute != .notAnAttribute, let item = item as? any ConstraintItem else { return nil }
    return NSLayoutAnchor(item, attribute)
  }
}
