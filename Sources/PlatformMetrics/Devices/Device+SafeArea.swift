public import AutoLayout

extension Device {
  /// The insets that the status bar, the screen's shape and the home indicator take from a window that
  /// fills the screen, in points.
  ///
  /// Windows beside others are covered alike on tablets.
  ///
  /// - Source: safe areas that public lists of simulators and devices agree on, by row of the table;
  ///   overscan of televisions from Apple's Human Interface Guidelines.
  public func safeAreaInsets(in orientation: Orientation, release: Release) -> EdgeInsets {
    let top = topInset[release]
    switch idiom {
    case .tv:
      let side = Self.overscan[release]
      return EdgeInsets(top: top, left: side, bottom: top, right: side)
    case .mac:
      return .zero
    case .pad:
      return EdgeInsets(top: top, bottom: hasHomeIndicator ? Self.padIndicator[release] : 0)
    case .phone where orientation == .portrait:
      return EdgeInsets(top: top, bottom: hasHomeIndicator ? Self.indicator[release] : 0)
    case .phone where !hasHomeIndicator:
      return .zero
    case .phone:
      return EdgeInsets(left: top, bottom: Self.lowIndicator[release], right: top)
    }
  }

  /// The height of the status bar as it is drawn, in points; 0 where there is none.
  public func statusBarHeight(in orientation: Orientation, release: Release) -> Double {
    switch idiom {
    case .tv, .mac: 0
    case .phone where orientation == .landscape: 0
    case .phone, .pad: (statusBar ?? topInset)[release]
    }
  }

  private static let indicator = Timeline([
    .init(.iOS11, 34.0, .measured(repositories: 6, of: 6))
  ])
  private static let lowIndicator = Timeline([
    .init(.iOS11, 21.0, .measured(repositories: 5, of: 5)),
    .init(.iOS26, 20.0, .assumed("2 public lists agree")),
  ])
  private static let padIndicator = Timeline([
    .init(.iOS12, 20.0, .assumed("4 public lists agree")),
    .init(.iOS26, 25.0, .assumed("2 public lists agree")),
  ])
  /// The distance that navigation bars reach up into the top inset, in points: below a Dynamic Island they
  /// begin under the status bar, up to iOS 18.
  package func navigationBarOverlap(
    in orientation: Orientation, release: Release
  ) -> Double {
    guard cutout == .dynamicIsland, orientation == .portrait else { return 0 }
    let isLower = topInset[release] > Self.firstIslandInset
    return (isLower ? Self.lowerIslandOverlap : Self.islandOverlap)[release]
  }

  /// The top inset of the first phones with a Dynamic Island; on those since the iPhone 16 Pro it lies lower.
  private static let firstIslandInset = 59.0
  private static let islandOverlap = Timeline([
    .init(.iOS16, 16.0 / 3, .assumed("3 libraries' lists of measured bars")),
    .init(.iOS26, 0.0, .assumed("2 libraries' lists of measured bars")),
  ])
  private static let lowerIslandOverlap = Timeline([
    .init(.iOS18, 17.0 / 3, .assumed("2 libraries' lists of measured bars")),
    .init(.iOS26, 0.0, .assumed("2 libraries' lists of measured bars")),
  ])
  /// The part of a television's screen at either side that may not be seen.
  private static let overscan = Timeline([
    .init(.iOS9, 0.0, .assumed("layout guides at the edges in 4 of 4 saved documents")),
    .init(.iOS11, 90.0, .apple("Human Interface Guidelines, tvOS 9 to 12; saved in 1 repository")),
    .init(.iOS15, 80.0, .apple("Human Interface Guidelines, Layout, tvOS; the release is assumed")),
  ])
}
