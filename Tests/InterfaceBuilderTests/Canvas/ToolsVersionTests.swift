import InterfaceBuilder
import PlatformMetrics
import Testing

struct ToolsVersionTests {
  /// Versions as Xcode of the year writes them, with the release that it came with.
  @Test(arguments: [
    ("5056", Release.iOS7), ("6214", .iOS8), ("10117", .iOS9), ("12121", .iOS10),
    ("14113", .iOS11), ("14490.70", .iOS12), ("16097.3", .iOS13), ("18122", Release(14, 5)),
    ("19529", .iOS15), ("21507", .iOS16), ("22505", .iOS17), ("23504", .iOS18),
    ("24506", .iOS26), ("32700.99.1234", .iOS17),
  ])
  func canvasesHaveTheReleaseOfTheirXcode(text: String, release: Release) {
    #expect(ToolsVersion(text).release == release)
  }

  @Test(arguments: [("1", Release.iOS7), ("29999", .iOS26), ("", .current), ("beta", .current)])
  func versionsBeyondTheKnownHaveTheNearestRelease(text: String, release: Release) {
    #expect(ToolsVersion(text).release == release)
  }

  @Test func versionsOrderByNumber() {
    #expect(ToolsVersion("9531") < ToolsVersion("14490.68"))
    #expect(ToolsVersion("14490.68") < ToolsVersion("14490.70"))
    #expect(ToolsVersion("14490") < ToolsVersion("14490.1"))
    #expect(ToolsVersion("12x.4").components.isEmpty)
  }
}
