extension UITableView {
  /// Sets the closure that makes cells of an identifier.
  package func offer(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    content.cellMakers[identifier] = make
  }

  /// Whether the rows are a document's, and no data source's.
  package var hasStaticRows: Bool {
    if case .sections = staticContent { true } else { false }
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
