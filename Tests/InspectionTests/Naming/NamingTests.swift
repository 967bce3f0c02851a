import Devices
import TestSupport
import LayoutFaults
import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

@testable import Inspection

struct NamingTests {
  @Test(arguments: [
    ("imageView", "image view"), ("view", "view"), ("wkWebView", "wk web view"), ("", ""),
  ])
  func classNamesAreWords(name: String, words: String) {
    #expect(name.spacedWords == words)
  }

  @Test func textIsOneLineAndShort() {
    #expect("one\ntwo".abbreviated == "one two")
    #expect("\n\none\n\r\ntwo\n".abbreviated == "one two")
    #expect(String(repeating: "x", count: 32).abbreviated.count == 32)
    #expect(
      String(repeating: "x", count: 33).abbreviated == String(repeating: "x", count: 31) + "…")
  }

  @Test func viewsAreNamedByWhatPeopleSee() throws {
    let storyboard = try Storyboard(
      subviews: Element.label("l", "Hello", [0, 0, 9, 9])
        + Element.label("blank", " ", [0, 0, 9, 9])
        + Element.view("p", attributes: "userLabel=\"Card\"")
        + Element.view("k", attributes: "customClass=\"Gauge\"") + Element.view("v"))
    let names = ObjectNames(DocumentDescription(try Document(path: storyboard.path)))
    #expect(names.shortName(of: "l") == "\"Hello\" label")
    #expect(names.shortName(of: "blank") == "label")
    #expect(names.shortName(of: "p") == "\"Card\" view")
    #expect(names.shortName(of: "k") == "Gauge view")
    #expect(names.shortName(of: "v") == "view")
    #expect(names.shortName(of: "safe") == "Safe Area")
    #expect(names.shortName(of: "nowhere") == "\"nowhere\"")
  }

  @Test func constraintsReadAsInterfaceBuilderWritesThem() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.constraint("c1", "a", "top", "safe", "bottom", "constant=\"8\"")
        + Element.constraint(
          "c2", "a", "leading", "root", "trailing",
          "constant=\"-8.5\" multiplier=\"0.5\" relation=\"lessThanOrEqual\" priority=\"250\"")
        + Element.constraint(
          "c3", "a", "width", nil, nil, "constant=\"40\" relation=\"greaterThanOrEqual\""))
    let phrases = ConstraintPhrases(DocumentDescription(try Document(path: storyboard.path)))
    #expect(phrases.phrase(id: "c1") == "view.top = Safe Area.bottom + 8")
    #expect(phrases.phrase(id: "c2") == "view.leading ≤ 0.5 × superview.trailing − 8.5 @250")
    #expect(phrases.phrase(id: "c3") == "view.width ≥ 40")
    #expect(phrases.phrase(id: "nowhere") == "nowhere")
  }

  @Test func siblingsOfOneNameAreToldApartByID() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a") + Element.view("b")
        + Element.view("c", attributes: "userLabel=\"C\""),
      constraints: Element.constraint("c1", "a", "top", "b", "bottom")
        + Element.constraint("c2", "a", "top", "c", "bottom")
        + Element.constraint("c3", "a", "width", "a", "height"))
    let phrases = ConstraintPhrases(DocumentDescription(try Document(path: storyboard.path)))
    #expect(phrases.phrase(id: "c1") == "view a.top = view b.bottom")
    #expect(phrases.phrase(id: "c2") == "view.top = \"C\" view.bottom")
    #expect(phrases.phrase(id: "c3") == "view.width = view.height")
  }

  @Test func devicesAreNamedByDeviceAndWhatIsUnusual() throws {
    var device = try DeviceEnvironment.named("retina6_12", .landscape)
    #expect(device.name == "iPhone 14 Pro, landscape")
    device.direction = .rightToLeft
    #expect(device.name == "iPhone 14 Pro, landscape, right to left")
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(device.name == "iPhone 14 Pro, landscape, right to left, text size AX5")
    #expect(DeviceEnvironment(device: .appleTV).name == "Apple TV")
    #expect(DeviceEnvironment(device: .anyCanvas).name == "the square canvas for every device")
  }
}
