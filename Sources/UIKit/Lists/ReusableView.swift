/// A view that lists use again: a cell, or a view beside cells.
@MainActor
protocol ReusableView: UIView {
  /// The name that lists find the view by.
  var reuseIdentifier: String? { get set }

  init(reusedAs identifier: String)
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension ReusableView {
  /// Makes views of a registered class; nil for none, and for a class of another kind.
  static func maker(_ type: AnyClass?, _ identifier: String) -> (() -> Self)? {
    (type as? Self.Type).map { type in { type.init(reusedAs: identifier) } }
  }

  /// Makes views of a registered xib; nil for none.
  static func maker(_ nib: UINib?, _ identifier: String) -> (() -> Self)? {
    nib.map { nib in { make(of: nib, identifier) } }
  }

  /// Makes the one view that a xib has.
  ///
  /// Ends the program as Apple's `NSInternalInconsistencyException` does where it has another, or one with another
  /// identifier.
  private static func make(of nib: UINib, _ identifier: String) -> Self {
    let views = nib.instantiate(withOwner: nil)
    guard views.count == 1, let view = views.first as? Self else {
      raiseException(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a \(Self.self) instance")
    }
    if let own = view.reuseIdentifier, own != identifier, !own.isEmpty {
      raiseException(
        "NSInternalInconsistencyException",
        "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
          + "(\(identifier))")
    }
    view.reuseIdentifier = identifier
    return view
  }
}
