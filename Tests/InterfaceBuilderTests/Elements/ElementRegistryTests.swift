import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite struct ElementRegistryTests {
  nonisolated private static let names = ElementRegistry.elements.flatMap { $0.names }

  @Test func everyNameStandsForOneClass() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names) func anElementWithoutAttributesIsReadAndBuilt(name: String) throws {
    let description = DocumentDescription(
      try Fixture.document(
        objects: "<view id=\"v\"><subviews><\(name) id=\"e\"/></subviews></view>"))
    #expect(description.problems.isEmpty)
    let content = try #require(description.view(id: "e")).viewElement
    #expect(type(of: content).names.contains(name))
    let scene = try #require(laidOut(description).first)
    let view = try #require(scene.view(id: "e"))
    #expect(type(of: view) == type(of: content.makeView()))
    #expect(view.superview === scene.rootView)
  }

  @Test func aContentViewOfAnotherClassTakesNothingFromIt() throws {
    let description = DocumentDescription(
      try Fixture.document(
        objects: """
          <collectionViewCell id="c"><label key="contentView" text="odd" id="l"/></collectionViewCell>
          """))
    let scene = try #require(laidOut(description).first)
    let cell = try #require(scene.rootView as? UICollectionViewCell)
    #expect(scene.view(id: "l") === cell.contentView)
  }

  @Test func macElementsArePlainViews() {
    #expect(ElementRegistry.element(named: "button", platform: .macOS) == UnmodeledViewContent.self)
    #expect(ElementRegistry.element(named: "customView", platform: .macOS) == PlainViewContent.self)
    #expect(ElementRegistry.element(named: "comboBox", platform: .iOS) == nil)
  }
}
