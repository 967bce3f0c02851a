import Devices
import LayoutTesting
import Testing
import UIKit

@Suite struct DeviceConfigurationTests {
  @Test func devicesAreInWords() {
    #expect("\(DeviceConfiguration.iPhone15)" == "iPhone 15, portrait")
    #expect(
      "\(DeviceConfiguration.iPadPro12_9.landscape.halfOfScreen.rightToLeft)"
        == "iPad Pro 12.9\", landscape, half of the screen, right to left")
    #expect(
      "\(DeviceConfiguration.iPhoneSE3.textSize(.accessibilityLarge))"
        == "iPhone SE (3rd generation), portrait, text size AX2")
  }

  @Test func whatTheHardwareCoversTurnsWithTheDevice() {
    func insets(_ configuration: DeviceConfiguration) -> [CGFloat] {
      let insets = configuration.safeAreaInsets
      return [insets.top, insets.left, insets.bottom, insets.right]
    }
    #expect(insets(.iPhoneSE3) == [20, 0, 0, 0])
    #expect(insets(.iPhoneSE3.landscape) == [0, 0, 0, 0])
    #expect(insets(.iPhone11Pro) == [44, 0, 34, 0])
    #expect(insets(.iPhone15) == [59, 0, 34, 0])
    #expect(insets(.iPhone15.landscape) == [0, 59, 20, 59])
    #expect(insets(.iPhone15.landscape.iOS(18)) == [0, 59, 21, 59])
    #expect(insets(.iPad9) == [20, 0, 0, 0])
    #expect(insets(.iPadPro11.landscape) == [32, 0, 25, 0])
    #expect(insets(.iPadPro11.landscape.iOS(18)) == [24, 0, 20, 0])
  }

  @Test func choicesAreTraits() {
    let traits = DeviceConfiguration.iPhone15ProMax.landscape.dark.rightToLeft.traitCollection
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 3)
    #expect(DeviceConfiguration.iPadPro11.thirdOfScreen.size == CGSize(width: 320, height: 1194))
  }

  @Test func listsAreCombined() {
    let all = [DeviceConfiguration.iPhoneSE3, .iPad9].inBothOrientations.inBothDirections
      .atTextSizes(.large, .accessibilityLarge)
    #expect(all.count == 16)
    #expect(Set(all).count == 16)
  }
}
