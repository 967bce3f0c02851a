/// The margins that the system grants at the sides, in points.
///
/// Source: `docs/decisions/0038-margins.md`.
package struct SystemMargin: Sendable {
  private let platform: Platform

  package init(_ platform: Platform) {
    self.platform = platform
  }

  /// The least margin of a view controller's view.
  ///
  /// - Parameters:
  ///   - width: The width of the view.
  ///   - screenWidth: That of the screen it is shown on, which columns of televisions are narrower than; nil on none.
  ///   - isCompactInHeight: Whether the window is, as on phones in landscape, where it is the cut-outs at the
  ///     sides that count.
  ///   - hasSideInsets: Whether the screen is covered at the sides in landscape.
  /// - Returns: The margin in points.
  package func ofView(
    width: Double, screenWidth: Double?, isCompactInHeight: Bool, hasSideInsets: Bool
  ) -> Double {
    if platform.idiom == .tv {
      let isColumn = screenWidth.map { width < $0 } ?? false
      return (isColumn ? Self.televisionColumn : Self.television)[platform]
    }
    let isNarrow = isCompactInHeight ? hasSideInsets : width < Self.wideView[platform]
    return isNarrow ? Self.narrow[platform] : Self.wide[platform]
  }

  /// Whether layout margins contain the safe area by default.
  package var containsSafeArea: Bool { Self.containsSafeArea[platform] }

  /// Whether the least margin of a view controller's view reaches from the view's edge rather than from that
  /// of its safe area.
  package var leastMarginContainsSafeArea: Bool { Self.leastMarginContainsSafeArea[platform] }

  /// The margin of table cells.
  ///
  /// - Parameters:
  ///   - width: The width of the table, or of a cell without one.
  ///   - shorterScreenSide: That of the screen it is shown on; nil on none.
  ///   - isControllersTable: Whether the cells lie in a table that is a view controller's view.
  /// - Returns: The margin in points.
  package func ofCells(
    width: Double, shorterScreenSide: Double?, isControllersTable: Bool
  ) -> Double {
    let isWide = width >= Self.wideView[platform]
    let (narrowMargin, wideMargin) = (Self.narrow[platform], Self.wide[platform])
    guard let shorterScreenSide else { return isWide ? wideMargin : narrowMargin }
    if platform.idiom == .pad { return narrowMargin }
    let isSmall = shorterScreenSide < Self.largeScreen[platform]
    if isSmall, !isControllersTable, Self.isLimitedToScreen[platform] {
      return Self.narrowInnerCell[platform]
    }
    let isLarge =
      shorterScreenSide >= Self.largeScreen[platform] && width > Self.narrowCell[platform]
    return isLarge || isWide && !Self.isLimitedToScreen[platform] ? wideMargin : narrowMargin
  }
}

extension SystemMargin {
  private static let narrow = Metric<Double>(
    "margin of narrow views",
    [.init(.iOS7, 16, .apple("Auto Layout Guide, layout margins; systemMinimumLayoutMargins"))])
  private static let wide = Metric<Double>(
    "margin of wide views",
    [.init(.iOS7, 20, .apple("Auto Layout Guide, layout margins; systemMinimumLayoutMargins"))])
  private static let wideView = Metric<Double>(
    "least width of views with the wide margin",
    [.init(.iOS7, 414, .assumed("saved scenes of phones 390 and 414 wide"))])
  private static let largeScreen = Metric<Double>(
    "least width of screens with the wide margin of cells",
    [.init(.iOS7, 390, .measured(repositories: 18, of: 19))])
  private static let narrowCell = Metric<Double>(
    "widest cell that keeps the narrow margin",
    [.init(.iOS7, 320, .measured(repositories: 17, of: 21))])
  private static let narrowInnerCell = Metric<Double>(
    "margin of cells on narrow screens, in no table or one inside a controller's view",
    [
      .init(.iOS7, 16, .measured(repositories: 5, of: 5)),
      // In tables; without one it is saved in 4 of 4.
      .init(.iOS13, 15, .measured(repositories: 5, of: 5)),
      .init(.iOS14, 16, .measured(repositories: 6, of: 6)),
    ])
  private static let isLimitedToScreen = Metric<Bool>(
    "margins of cells follow the screen of wider cells",
    [
      .init(.iOS7, false, .assumed("saved cells wider than their screen")),
      .init(.iOS12, true, .assumed("saved cells wider than their screen")),
    ])

  private static let containsSafeArea = Metric<Bool>(
    "margins contain the safe area",
    [
      .init(.iOS7, false, .apple("UIView.insetsLayoutMarginsFromSafeArea")),
      .init(.iOS11, true, .apple("UIView.insetsLayoutMarginsFromSafeArea")),
    ])

  private static let television = Metric<Double>(
    "margin of views as wide as a television",
    [
      .init(.iOS9, 20, .assumed("a constant of -20 to the edge saved in 1 repository")),
      .init(
        .iOS15, 96,
        .assumed("saved in 1 repository, and rows of a table 96 from either edge in another")),
    ])
  private static let televisionColumn = Metric<Double>(
    "margin of columns on televisions",
    [
      .init(.iOS9, 20, .assumed("as the whole screen")),
      .init(.iOS15, 45, .assumed("saved beside the other column in 1 repository")),
    ])
  private static let leastMarginContainsSafeArea = Metric<Bool>(
    "least margins contain the safe area",
    [.init(.iOS7, false, .assumed("saved views of controllers on phones"))],
    television: [
      .init(.iOS9, false, .assumed("as on phones")),
      .init(
        .iOS15, true,
        .assumed("96 beside a safe area of 80 saved in 1 repository, 80 beside 80 in another")),
    ])

  package static let all: [any MetricFacts] = [
    television, televisionColumn, leastMarginContainsSafeArea,
    narrow, wide, wideView, largeScreen, narrowCell, narrowInnerCell,
    isLimitedToScreen, containsSafeArea,
  ]
}
