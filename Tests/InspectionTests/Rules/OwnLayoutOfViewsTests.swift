import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Views whose class gives them their size, or those in them their frames, in code.
@MainActor
struct OwnLayoutOfViewsTests {
  /// A view of the class `Badge` without a height, which Interface Builder marked.
  private static let badge = Element.view(
    "a", attributes: "customClass=\"Badge\" ambiguous=\"YES\"")

  @Test(arguments: [
    (["Badge"], [], Finding.Severity.info), ([], ["Badge"], .warning), (["Other"], [], .warning),
  ])
  func aHeightThatComesFromWhatIsInsideIsANote(
    high: [String], wide: [String], severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Self.badge,
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("r", "a", "trailing", "root", "trailing", "constant=\"-20\"")
        + Element.constraint("y", "a", "top", "safe", "top", "constant=\"20\""))
    var code = CodeFacts()
    code.classesGivingHeight = high
    code.classesGivingWidth = wide
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }

  /// A scroll view that scrolls as far as a view of the class `Badge` is high.
  private static func scroll(_ badge: String) -> String {
    let sides = ["top", "bottom", "leading", "trailing"]
    return """
      <scrollView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="20" width="375" height="647"/><subviews>\(badge)</subviews>
      <constraints>\(sides.map { Element.constraint("s-\($0)", "a", $0, "s", $0) }.joined())
      \(Element.constraint("a-w", "a", "width", "s", "width"))</constraints></scrollView>
      """
  }

  private static let tiesOfScroll = ["top", "bottom", "leading", "trailing"].map {
    Element.constraint("r-\($0)", "s", $0, "root", $0)
  }.joined()

  @Test func whatScrollsAsFarAsSuchAViewIsANote() throws {
    let storyboard = try Storyboard(
      subviews: Self.scroll(Self.badge), constraints: Self.tiesOfScroll)
    var code = CodeFacts()
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.warning])
    code.classesOfLibraries = ["Badge"]
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.info])
    code = CodeFacts()
    code.classesDeclaringContentSize = ["Badge"]
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [.info])
  }

  /// A library's view with others inside is a container.
  @Test func aContainerOfALibraryHasNoSize() throws {
    let container = Element.view(
      "a", attributes: "customClass=\"Badge\" ambiguous=\"YES\"",
      children: "<subviews>\(Element.view("b"))</subviews>")
    let storyboard = try Storyboard(
      subviews: Self.scroll(container), constraints: Self.tiesOfScroll)
    var code = CodeFacts()
    code.classesOfLibraries = ["Badge"]
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code).contains(.warning))
  }

  @Test func aViewThatArrangesWhatIsInItSetsHowFarItScrolls() throws {
    let storyboard = try Storyboard(
      subviews: Self.scroll(
        Element.view(
          "a", attributes: "customClass=\"Badge\" ambiguous=\"YES\"",
          children: "<subviews>\(Element.view("b"))</subviews>")), constraints: Self.tiesOfScroll)
    var code = CodeFacts()
    code.classesArrangingSubviews = ["Badge"]
    code.classesSettingContentSize = ["Badge"]
    #expect(
      try storyboard.severities(of: .ambiguousLayout, knowing: code).allSatisfy { $0 == .info })
  }

  @Test(arguments: [(["Pile"], Finding.Severity.info), ([], .warning)])
  func aFrameThatTheSuperviewSetsIsNotOutside(
    classes: [String], severity: Finding.Severity
  ) throws {
    let inside =
      "<subviews>\(Element.label("b", "A row of the pile", [0, 40, 200, 21]))</subviews><constraints>"
      + Element.constraint("bx", "b", "leading", "a", "leading")
      + Element.constraint("by", "b", "top", "a", "top", "constant=\"90\"") + "</constraints>"
    let storyboard = try Storyboard(
      subviews: Element.view(
        "a", [0, 100, 300, 100], attributes: "clipsSubviews=\"YES\" customClass=\"Pile\"",
        children: inside),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"100\"")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"300\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    var code = CodeFacts()
    code.classesArrangingSubviews = classes
    #expect(try storyboard.severities(of: .outsideSuperview, knowing: code) == [severity])
  }

  @Test(arguments: [(["Pile"], Finding.Severity.info), ([], .warning)])
  func aFrameThatTheSuperviewSetsIsNotUnderTheStatusBar(
    classes: [String], severity: Finding.Severity
  ) throws {
    let inside =
      "<subviews>\(Element.label("b", "Title", [20, 8, 200, 21]))</subviews><constraints>"
      + Element.constraint("bx", "b", "leading", "a", "leading", "constant=\"20\"")
      + Element.constraint("by", "b", "top", "a", "top", "constant=\"8\"") + "</constraints>"
    let scene = ExampleScene(
      """
      <subviews>\(Element.view("a", [0, 0, 393, 100], attributes: "customClass=\"Pile\"", children: inside))</subviews>
      <constraints>
      \(Element.constraint("x", "a", "leading", "root", "leading"))
      \(Element.constraint("y", "a", "top", "root", "top"))
      \(Element.constraint("w", "a", "trailing", "root", "trailing"))
      \(Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
      </constraints>
      """)
    let storyboard = try Storyboard(text: scene.storyboard, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.classesArrangingSubviews = classes
    let found = inspector.findings(on: [try .named("retina6_12")])
    #expect(found.filter { $0.rule == .unsafeArea }.map(\.severity) == [severity])
  }
}
