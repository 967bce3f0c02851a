import Testing

@testable import PlatformMetrics

/// The releases at which numbers are the same.
struct ReleaseSpanTests {
  private static let steps = Metric<Int>(
    "steps",
    [
      .init(.iOS9, 1, .assumed("test")), .init(.iOS13, 2, .assumed("test")),
      .init(.iOS17, 3, .assumed("test")),
    ])
  private static let single = Metric<Int>("single", [.init(.iOS9, 1, .assumed("test"))])

  private func span(_ metrics: [Metric<Int>], at release: Release) -> ReleaseSpan {
    let span = ReleaseSpan()
    var platform = Platform(release: release)
    platform.span = span
    for metric in metrics { _ = metric[platform] }
    return span
  }

  @Test func aSpanHasTheReleasesWithTheValuesThatWereLookedUp() {
    for release in Release.known {
      let span = span([Self.single, Self.steps], at: release)
      for other in Release.known {
        #expect(
          span.contains(other)
            == (Self.steps[Platform(release: other)] == Self.steps[Platform(release: release)]))
      }
    }
  }

  @Test func withoutALookupEveryReleaseIsTheSame() {
    #expect(Release.known.allSatisfy(span([], at: .iOS15).contains))
    #expect(Release.known.allSatisfy(span([Self.single], at: .iOS15).contains))
  }

  @Test func aSpanIsNoPartOfAPlatform() {
    var platform = Platform(release: .iOS15)
    platform.span = ReleaseSpan()
    #expect(platform == Platform(release: .iOS15))
    #expect(platform.hashValue == Platform(release: .iOS15).hashValue)
  }
}
