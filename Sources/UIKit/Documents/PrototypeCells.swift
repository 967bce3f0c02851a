import Foundation

extension UITableView {
  /// Sets the closure that makes cells of an identifier.
  package func offer(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    content.cellMakers[identifier] = make
  }

  /// Whether the rows are a document's, and no data source's.
  package var hasStaticRows: Bool {
    if case .sections = canvasContent { true } else { false }
  }
}

extension UICollectionView {
  /// Sets the closure that makes cells of an identifier.
  package func offer(_ identifier: String, _ make: @escaping () -> UICollectionViewCell) {
    content.cellMakers[identifier] = make
  }

  /// Sets the closure that makes views of an identifier beside the items.
  package func offer(
    _ identifier: String, ofKind kind: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    content.supplementaryMakers[SupplementaryName(kind: kind, identifier: identifier)] = make
  }
}

extension UINib {
  /// The one view of a class that the xib has for an identifier.
  ///
  /// Ends the program as Apple's `NSInternalInconsistencyException` does where it is none, or has another identifier.
  func makeReusable<View: UIView>(
    _ identifier: String, set keyPath: ReferenceWritableKeyPath<View, String?>, _ kind: String
  ) -> View {
    let views = instantiate(withOwner: nil)
    guard views.count == 1, let view = views.first as? View else {
      raiseException(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a \(kind) instance")
    }
    if let own = view[keyPath: keyPath], own != identifier, !own.isEmpty {
      raiseException(
        "NSInternalInconsistencyException",
        "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
          + "(\(identifier))")
    }
    view[keyPath: keyPath] = identifier
    return view
  }
}
