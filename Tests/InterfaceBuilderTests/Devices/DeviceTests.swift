import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

@Suite struct DeviceTests {
  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, 2.0), ("retina5_5", 414, 736, 3), ("retina6_1", 414, 896, 2),
    ("retina6_12", 393, 852, 3), ("ipad12_9rounded", 1024, 1366, 2), ("appleTV", 1920, 1080, 1),
  ])
  func sizesAndScales(id: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(Device.named(id))
    #expect(device.portraitSize == Size(width: width, height: height))
    #expect(device.scale == scale)
  }

  @Test func idsAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Device.named("watch38") == nil)
  }

  @Test func sizeClassesTurnWithTheDevice() throws {
    let small = try #require(Device.named("retina6_12"))
    let large = try #require(Device.named("retina6_1"))
    let pad = try #require(Device.named("ipad9_7"))
    #expect(small.sizeClasses(in: .portrait) == SizeClasses(width: .compact, height: .regular))
    #expect(small.sizeClasses(in: .landscape) == SizeClasses(width: .compact, height: .compact))
    #expect(large.sizeClasses(in: .landscape) == SizeClasses(width: .regular, height: .compact))
    #expect(pad.sizeClasses(in: .landscape) == SizeClasses(width: .regular, height: .regular))
    #expect(Device.anyCanvas.sizeClasses(in: .portrait) == .any)
  }

  /// Values implied by the stored frames of documents saved with these versions.
  @Test(arguments: [
    ("retina4_7", "14490.70", 20.0), ("retina4_7", "14750", 0), ("retina4_7", "15505", 0),
    ("retina4_7", "21507", 0),
    ("retina4_7", "21701", 20), ("retina4_7", "32700.99.1234", 20), ("ipad9_7", "14865.1", 0),
    ("retina6_1", "17156", 44), ("retina6_1", "20037", 44), ("retina6_1", "21225", 48),
    ("retina6_0", "18122", 44), ("retina6_0", "21507", 47), ("retina5_9", "19162", 44),
    ("retina5_9", "22505", 50), ("retina6_12", "21507", 59), ("retina6_7", "18122", 44),
    ("ipad12_9rounded", "22155", 24),
  ])
  func topInsetsFollowTheToolsVersion(id: String, tools: String, top: Double) throws {
    let device = try #require(Device.named(id))
    let insets = device.safeAreaInsets(in: .portrait, tools: ToolsVersion(tools))
    #expect(insets.top == top)
    #expect(device.statusBarHeight(in: .portrait, tools: ToolsVersion(tools)) == top)
  }

  @Test func televisionsHadNoSafeAreaUpToXcode8() throws {
    let device = try #require(Device.named("appleTV"))
    #expect(device.safeAreaInsets(in: .landscape, tools: ToolsVersion("11762")) == .zero)
    // As stored by Xcode 11 and 14, and as Apple's guidelines said in 2018 and say now.
    for (tools, side) in [("16096", 90.0), ("21225", 80)] {
      #expect(
        device.safeAreaInsets(in: .landscape, tools: ToolsVersion(tools))
          == EdgeInsets(top: 60, left: side, bottom: 60, right: side))
    }
  }

  @Test func landscapeInsetsAreAtTheSides() throws {
    let device = try #require(Device.named("retina6_1"))
    #expect(
      device.safeAreaInsets(in: .landscape, tools: ToolsVersion("14490"))
        == EdgeInsets(left: 44, bottom: 21, right: 44))
    #expect(
      device.safeAreaInsets(in: .landscape, tools: ToolsVersion("22155"))
        == EdgeInsets(left: 48, bottom: 21, right: 48))
    let pad = try #require(Device.named("ipad11_0rounded"))
    #expect(
      pad.safeAreaInsets(in: .landscape, tools: ToolsVersion("22155"))
        == EdgeInsets(top: 24, bottom: 20))
  }

  @Test(arguments: [
    ("5056", XcodeEra.xcode5), ("6211", .xcode6), ("7706", .xcode6), ("8191", .xcode7),
    ("11762", .xcode8), ("14113", .xcode9), ("14490.70", .xcode10), ("14868", .xcode11),
    ("17701", .xcode12), ("20037", .xcode13), ("21701", .xcode14), ("22505", .xcode15),
    ("23727", .xcode16), ("24506", .xcode26), ("32700.99.1234", .xcode15), ("", .xcode5),
  ])
  func toolsVersionsHaveEras(text: String, era: XcodeEra) {
    #expect(ToolsVersion(text).era == era)
  }

  @Test(arguments: [
    ("5056", InterfaceEra.iOS7), ("6214", .iOS8), ("10117", .iOS9), ("12121", .iOS10),
    ("14113", .iOS11), ("14490.70", .iOS12), ("16097.3", .iOS13), ("18122", .iOS14),
    ("19529", .iOS15), ("21701", .iOS16), ("22505", .iOS17), ("23504", .iOS18),
    ("24506", .iOS26), ("", .iOS18), ("beta", .iOS18),
  ])
  func canvasesHaveTheLooksOfTheirXcode(text: String, era: InterfaceEra) {
    #expect(InterfaceEra(of: ToolsVersion(text)) == era)
  }

  @Test func toolsVersionsOrderByNumber() {
    #expect(ToolsVersion("9531") < ToolsVersion("14490.68"))
    #expect(ToolsVersion("14490.68") < ToolsVersion("14490.70"))
    #expect(ToolsVersion("14490") < ToolsVersion("14490.1"))
    #expect(ToolsVersion("12x.4").components.isEmpty)
    #expect(ToolsVersion("32700.99.1234").isUnnumberedBuild)
  }

  @Test func splitViewsNarrowTablets() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let large = try #require(Device.named("ipad12_9rounded"))
    #expect(pad.windowSize(in: .landscape, layout: .half).width == 507)
    #expect(pad.windowSize(in: .landscape, layout: .twoThirds).width == 694)
    #expect(pad.windowSize(in: .portrait, layout: .third).width == 320)
    #expect(large.windowSize(in: .landscape, layout: .half).width == 678)
    #expect(pad.sizeClasses(in: .landscape, layout: .half).width == .compact)
    #expect(large.sizeClasses(in: .landscape, layout: .half).width == .regular)
    #expect(ScreenLayout(name: "splitview1_2") == .half)
    #expect(ScreenLayout(name: "fullscreen") == .fullScreen)
  }
}
