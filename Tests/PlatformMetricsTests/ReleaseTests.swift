import PlatformMetrics
import Testing

struct ReleaseTests {
  @Test(arguments: [
    ("17", Release(17)), ("16.4", Release(16, 4)), ("", nil), ("17.", nil), ("17.1.2", nil),
    ("-1", nil), ("iOS 17", nil),
  ])
  func textIsRead(text: String, release: Release?) {
    #expect(Release(text) == release)
  }

  @Test func releasesAreInTheOrderOfTime() {
    #expect(Release.known == Release.known.sorted())
    #expect(Release(14, 5) < .iOS15)
    #expect(Release(14, 5) > .iOS14)
    #expect(Release.current == .iOS26)
    #expect("\(Release(16, 4)) \(Release(17))" == "16.4 17")
  }

  @Test(arguments: [
    (Release(3), Release.iOS7), (Release(16, 4), Release(16, 4)), (Release(19), .iOS18),
    (Release(25, 2), .iOS18), (.iOS26, .iOS26), (Release(26, 3), Release(26, 3)),
    (Release(27), .iOS26),
  ])
  func unknownReleasesHaveTheNearestBefore(release: Release, nearest: Release) {
    #expect(release.nearestKnown == nearest)
  }

  @Test(arguments: [
    ("retina4_0", Release.iOS26, Release.iOS15), ("retina4_0", .iOS9, .iOS9),
    ("retina5_5", .iOS18, .iOS16), ("retina6_12", .iOS12, .iOS16),
    ("retina6_9", .iOS7, .iOS18), ("retina4_7", Release(99), .iOS26),
    ("ipad9_7", .iOS18, .iOS17), ("appleTV", .iOS7, .iOS9),
  ])
  func devicesRunTheNearestReleaseThatTheyCan(
    id: String, asked: Release, answering: Release
  ) throws {
    let device = try #require(Device.named(id))
    #expect(device.release(nearest: asked) == answering)
  }
}
