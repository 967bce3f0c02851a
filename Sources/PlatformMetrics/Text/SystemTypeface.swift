/// The typeface of the system font.
package enum SystemTypeface: Hashable, Sendable {
  /// Helvetica Neue's cut for interfaces.
  case helveticaNeue
  /// San Francisco.
  case sanFrancisco

  /// The typeface on a platform.
  package init(_ platform: Platform) {
    self = Self.metric[platform]
  }

  private static let metric = Metric<SystemTypeface>(
    "system typeface",
    [
      .init(.iOS7, .helveticaNeue, .apple("WWDC 2013, Using fonts with Text Kit")),
      .init(.iOS9, .sanFrancisco, .apple("WWDC 2015, Introducing the new system fonts")),
    ])

  package static let all: [any MetricFacts] = [metric]
}
