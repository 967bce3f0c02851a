/// The numbers of views, rows and terms for which an engine makes room before it reads them, or a little more.
///
/// They are counted while views are visited for other reasons: a walk of its own would fetch every view once more.
struct ExpectedSize {
  private(set) var views = 0
  private(set) var rows = 0
  private(set) var terms = 0

  /// The mean number of terms of a constraint between items, rounded up: edges have one or two variables at each end.
  private static let termsOfConstraint = 3

  init() {}

  /// The size of what a view implies so far, and of what it holds.
  @inline(__always)
  init(of view: LayoutView) {
    self.init(contentOf: view)
    views = 1
    rows += view.heldConstraints.count
    terms += ExpectedSize.termsOfConstraint * view.heldConstraints.count
    if view.translatesAutoresizingMask {
      // Two positions of up to three terms and two extents of up to two.
      rows += 4
      terms += 10
    }
  }

  /// The size of what a view's measured content implies.
  @inline(__always)
  init(contentOf view: LayoutView) {
    let size = view.content.size
    rows =
      (size.width == Size.noIntrinsicMetric ? 0 : 2)
      + (size.height == Size.noIntrinsicMetric ? 0 : 2)
    terms = rows
  }

  /// The size of a constraint between items.
  static let ofConstraint = {
    var size = ExpectedSize()
    size.rows = 1
    size.terms = termsOfConstraint
    return size
  }()

  @inline(__always)
  static func + (first: ExpectedSize, second: ExpectedSize) -> ExpectedSize {
    var sum = first
    sum.views += second.views
    sum.rows += second.rows
    sum.terms += second.terms
    return sum
  }
}
