import AutoLayout
public import Foundation

/// A view that arranges views in a row or a column by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arrangement: StackArrangement { layoutView.becomeStackView() }

  /// Creates a stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view of no size.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? DocumentCoder)?.configure(self)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    layoutView.becomeStackView()
  }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The identities of ``arrangedSubviews``.
  private var arrangedIDs: Set<ObjectIdentifier> = []

  /// Arranges a view after the others, as a subview.
  ///
  /// - Complexity: O(1) for a view that is not arranged yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view at an index, as a subview; a view that is arranged already moves there.
  ///
  /// - Precondition: The index is at most the number of arranged views; Apple's method throws an
  ///   `NSInternalInconsistencyException` otherwise.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      raiseException(
        "NSInternalInconsistencyException",
        "Index \(stackIndex) is beyond the \(arrangedSubviews.count) arranged subviews.")
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    forgetArranged(view)
    let index = min(stackIndex, arrangedSubviews.count)
    arrangedIDs.insert(ObjectIdentifier(view))
    arrangedSubviews.insert(view, at: index)
    arrangement.arrange(view.layoutView, at: index)
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    arrangement.setCustomSpacing(nil, after: view.layoutView)
    forgetArranged(view)
  }

  private func isArranged(_ view: UIView) -> Bool {
    arrangedIDs.contains(ObjectIdentifier(view))
  }

  /// Takes a view out of the arranged ones, if it is among them.
  private func forgetArranged(_ view: UIView) {
    guard arrangedIDs.remove(ObjectIdentifier(view)) != nil,
      let index = arrangedSubviews.lastIndex(where: { $0 === view })
    else { return }
    arrangedSubviews.remove(at: index)
    arrangement.stopArranging(at: index)
  }

  /// Stops arranging a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Options

  /// The direction views are arranged in.
  open var axis: NSLayoutConstraint.Axis {
    get { NSLayoutConstraint.Axis(arrangement.options.axis) }
    set { arrangement.options.axis = Axis(newValue) }
  }

  /// The distribution of arranged views along the axis.
  open var distribution: Distribution {
    get { Distribution(rawValue: arrangement.options.distribution.rawValue) ?? .fill }
    set { arrangement.options.distribution = .init(rawValue: newValue.rawValue) ?? .fill }
  }

  /// The alignment of arranged views across the axis.
  open var alignment: Alignment {
    get { Alignment(rawValue: arrangement.options.alignment.rawValue) ?? .fill }
    set { arrangement.options.alignment = .init(rawValue: newValue.rawValue) ?? .fill }
  }

  /// The gap between neighbours, in points, or `spacingUseSystem`.
  open var spacing: CGFloat {
    get { arrangement.options.spacing.number }
    set { arrangement.options.spacing = StackArrangement.Spacing(newValue) ?? .points(0) }
  }

  /// Sets the gap after a view in place of ``spacing``; `spacingUseDefault` goes back to it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    arrangement.setCustomSpacing(
      StackArrangement.Spacing(spacing), after: arrangedSubview.layoutView)
  }

  /// The gap after a view where it is not ``spacing``; else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing(after: arrangedSubview.layoutView)?.number
      ?? UIStackView.spacingUseDefault
  }

  /// Whether the gaps of a vertical stack count from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.options.isBaselineRelative }
    set { arrangement.options.isBaselineRelative = newValue }
  }

  /// Whether the views keep to the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.options.isLayoutMarginsRelative }
    set { arrangement.options.isLayoutMarginsRelative = newValue }
  }

  // MARK: Layout

  /// The first view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : tallestView) ?? self
  }

  /// The last view of a column, the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : tallestView) ?? self
  }

  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The first of the tallest views.
  private var tallestView: UIView? {
    visibleViews.reduce(nil) { tallest, view in
      guard let tallest else { return view }
      return view.frame.height > tallest.frame.height ? view : tallest
    }
  }

  /// The smallest size for the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
