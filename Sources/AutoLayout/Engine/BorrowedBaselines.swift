/// Views whose baseline is another view's, such as a stack view's, which is that of a view inside
/// it.
///
/// A constraint to the borrower is written over the variables of the lender, which it does not
/// mention.
struct BorrowedBaselines {
  private struct WeakView {
    weak var view: LayoutView?
  }

  private var borrowersByLender: [ObjectIdentifier: [WeakView]] = [:]

  /// Notes that constraints were written over the baseline of another view.
  mutating func note(_ borrower: LayoutView, of lender: LayoutView) {
    let known = borrowers(of: lender)
    guard !known.contains(where: { $0 === borrower }) else { return }
    borrowersByLender[ObjectIdentifier(lender)] =
      known.map { WeakView(view: $0) } + [WeakView(view: borrower)]
  }

  /// The views that borrow a view's baseline, or did.
  func borrowers(of lender: LayoutView) -> [LayoutView] {
    guard !borrowersByLender.isEmpty else { return [] }
    return borrowersByLender[ObjectIdentifier(lender)]?.compactMap(\.view) ?? []
  }

  /// Forgets a view that takes part no longer.
  mutating func forget(_ lender: LayoutView) {
    if !borrowersByLender.isEmpty { borrowersByLender[ObjectIdentifier(lender)] = nil }
  }
}

extension LayoutEngine {
  /// Invalidates constraints to a view's baselines, and those to its borrowers' baselines.
  func invalidateBaselines(of lender: LayoutView) {
    func invalidateMentions(of view: LayoutView) {
      view.forEachActiveMention { if $0.dependsOnBaselines { invalidate($0, .terms) } }
    }
    invalidateMentions(of: lender)
    borrowedBaselines.borrowers(of: lender).forEach(invalidateMentions)
  }

  /// Takes out the constraints written over the baseline of a view that leaves, and has them read
  /// again.
  func returnBaseline(of lender: LayoutView) {
    for borrower in borrowedBaselines.borrowers(of: lender) {
      borrower.forEachActiveMention { constraint in
        guard constraint.dependsOnBaselines, contains(borrower) else { return }
        drop(constraint)
        invalidate(constraint, .terms)
      }
    }
    borrowedBaselines.forget(lender)
  }
}
