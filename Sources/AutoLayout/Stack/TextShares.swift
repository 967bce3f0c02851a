/// The equal shares of a horizontal stack view's width that views of wrapping text take beside others of their kind or buttons.
///
/// Without shares, several such views would compete for the width.
///
/// Source: a label of several lines beside a button is stored with an equal share where the button's width is not required
/// (7 of 7 rows, 4 repositories). The button has its natural width where that of the stack view is open (3 of 3 rows, 1
/// document); two buttons alone take none. The priority is 10 above the resistance (Open Radar 39275811: 759 for 749), and
/// none is above required: a label and a button that both require the width of their content are stored equally wide as
/// well (1 row).
struct TextShares: Equatable {
  /// The share of a view, by the view's index among those that take room.
  struct Share: Equatable {
    var index: Int
    var priority: Float
  }

  /// The shares in the order of the views.
  private(set) var all: [Share] = []

  /// No shares.
  init() {}

  /// The shares that an arrangement gives.
  init(in arrangement: StackArrangement) {
    guard arrangement.canShareTextWidth else { return }
    let views = arrangement.visibleViews
    guard views.contains(where: \.contentWraps), views.count(where: \.sharesWidthWithText) > 1
    else {
      return
    }
    for (index, view) in views.enumerated() where view.contentWraps {
      let resistance = view.contentCompressionResistance.horizontal
      all.append(Share(index: index, priority: min(resistance + 10, 1000)))
    }
  }
}

extension StackArrangement {
  /// Whether views of text take shares of the width, if any wraps.
  fileprivate var canShareTextWidth: Bool { axis == .horizontal && options.distribution == .fill }

  /// Schedules another look at the shares of text before the next solution, if the constraints may follow from them.
  func textSharesMayHaveChanged() {
    if canShareTextWidth { view.setNeedsUpdateConstraints() }
  }

  /// Schedules another look at the shares of text before the next solution, if there are any: they follow from how
  /// strongly views resist compression.
  func textResistanceDidChange() {
    if !textShares.all.isEmpty { view.setNeedsUpdateConstraints() }
  }
}
