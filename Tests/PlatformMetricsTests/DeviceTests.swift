import AutoLayout
import PlatformMetrics
import Testing

struct DeviceTests {
  @Test func idsAndProductsAreUnique() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    let products = Device.all.flatMap(\.productNames)
    #expect(Set(products).count == products.count)
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
