/// The typeface of the system font.
package enum SystemTypeface: Hashable, Sendable {
  /// Helvetica Neue's cut for interfaces.
  case helveticaNeue
  /// The first San Francisco: one face for text, and another from 20 points on.
  case sanFranciscoUI
  /// San Francisco, whose face for text and face for display sizes are one font.
  case sanFrancisco

  /// The typeface on a platform.
  package init(_ platform: Platform) {
    self = Self.metric[platform]
  }

  private static let metric = Metric<SystemTypeface>(
    "system typeface",
    [
      .init(.iOS7, .helveticaNeue, .apple("WWDC 2013, Using fonts with Text Kit")),
      .init(.iOS9, .sanFranciscoUI, .apple("WWDC 2015, Introducing the new system fonts")),
      .init(.iOS11, .sanFrancisco, .assumed("names of the faces in the system")),
    ])

  package static let all: [any MetricFacts] = [metric]
}
