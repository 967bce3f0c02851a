import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Views at the top of documents to which no outlet leads.
@MainActor
struct UnconnectedViewsTests {
  private func contains(_ id: String, in objects: String, isStoryboard: Bool) throws -> Bool {
    let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
    let held = "<objects>\(objects)</objects>"
    let content =
      isStoryboard ? "<scenes><scene sceneID=\"scene\">\(held)</scene></scenes>" : held
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(content)</document>
      """
    let file = try Storyboard(text: text, name: isStoryboard ? "Test.storyboard" : "Test.xib")
    let description = DocumentDescription(try Document(path: file.path))
    let element = try #require(description.document.element(id: id))
    return UnconnectedViews(of: description).contain(element)
  }

  private static func view(_ id: String) -> String {
    "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
  }

  @Test(arguments: [
    ("", true), ("<outlet property=\"panel\" destination=\"beside\" id=\"o\"/>", false),
  ])
  func aViewBesideAControllerIsShownThroughAnOutlet(outlet: String, isUnconnected: Bool) throws {
    let controller = """
      <viewController id="controller" sceneMemberID="viewController">
      \(Self.view("root").replacing("<view ", with: "<view key=\"view\" "))
      <connections>\(outlet)</connections></viewController>
      """
    let scene = controller + Self.view("beside")
    #expect(try contains("beside", in: scene, isStoryboard: true) == isUnconnected)
    #expect(try !contains("root", in: scene, isStoryboard: true))
  }

  /// A controller in a xib is one object more, which nobody shows.
  @Test(arguments: [
    ("", true), ("<outlet property=\"page\" destination=\"beside\" id=\"o2\"/>", false),
  ])
  func aControllerBesideTheViewOfAXibsOwnerIsShownThroughAnOutlet(
    outlet: String, isUnconnected: Bool
  ) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="view" destination="root" id="o"/>\(outlet)</connections></placeholder>
      """
    let held = Self.view("held").replacing("<view ", with: "<view key=\"view\" ")
    let objects =
      owner + Self.view("root") + "<viewController id=\"beside\">\(held)</viewController>"
    #expect(try contains("held", in: objects, isStoryboard: false) == isUnconnected)
    #expect(try !contains("root", in: objects, isStoryboard: false))
  }

  /// Code that loads a xib for itself may take any view of it.
  @Test(arguments: [("view", true), ("panel", false)])
  func aViewBesideThatOfAXibsControllerIsNot(property: String, isUnconnected: Bool) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="\(property)" destination="root" id="o"/></connections></placeholder>
      """
    let objects = owner + Self.view("root") + Self.view("beside")
    #expect(try contains("beside", in: objects, isStoryboard: false) == isUnconnected)
    #expect(try !contains("root", in: objects, isStoryboard: false))
  }
}
