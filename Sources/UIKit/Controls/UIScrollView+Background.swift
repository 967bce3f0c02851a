/// The view behind the rows of a table or the items of a collection.
///
/// Source: `UITableView.backgroundView` and `UICollectionView.backgroundView`: the view is a subview behind all others, and is
/// resized to match the list.
extension UIScrollView {
  /// Puts a view behind everything in the list, in place of another one.
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
