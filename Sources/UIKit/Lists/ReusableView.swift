/// A view that lists reuse: a cell, a header or a footer.
@MainActor
protocol ReusableView: UIView {
  /// The reuse identifier.
  var reuseIdentifier: String? { get set }

  init(reusedAs identifier: String)
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension ReusableView {
  /// Returns a closure that makes views of a registered class; nil without a class, and for one of another kind.
  static func maker(_ type: AnyClass?, _ identifier: String) -> (() -> Self)? {
    (type as? Self.Type).map { type in { type.init(reusedAs: identifier) } }
  }

  /// Returns a closure that makes views from a registered xib; nil without one.
  static func maker(_ nib: UINib?, _ identifier: String) -> (() -> Self)? {
    nib.map { nib in { make(of: nib, identifier) } }
  }

  /// Makes the one view of a xib.
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
