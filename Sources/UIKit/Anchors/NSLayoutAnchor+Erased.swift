extension NSLayoutConstraint {
  /// The anchor of the first side.
  ///
  /// An anchor of no particular kind: it equals the one that the item gives for the attribute.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    anchor(firstItem, firstAttribute) ?? NSLayoutAnchor(UILayoutGuide(), .notAnAttribute)
  }

  /// The anchor of the second side; nil without one.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(secondItem, secondAttribute) }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
    guard attribute != .notAnAttribute, let item = item as? any ConstraintItem else { return nil }
    return NSLayoutAnchor(item, attribute)
  }
}
