import Testing
import UIKit

@testable import Drawing
@testable import InterfaceBuilder

/// Every element class is drawn by a painter of its own, unless its views show nothing but what is in them.
@MainActor @Suite struct ElementPictureTests {
  private static let plain: [UIView.Type] = [
    UIView.self, UIControl.self, UICollectionReusableView.self, UITableViewHeaderFooterView.self,
    UIStackView.self,
    // Its look comes from `DocumentLooks`.
    CaptionButton.self,
  ]

  @Test func everyElementHasAPainter() throws {
    for element in ElementRegistry.elements {
      let view = try #require(try Self.view(of: element))
      guard !Self.plain.contains(where: { type(of: view) == $0 }) else { continue }
      #expect(!(PainterRegistry.painter(for: view) is PlainViewPainter), "\(element) is not drawn")
    }
  }

  /// The live view of an element without attributes.
  private static func view(of element: any ViewElement.Type) throws -> UIView? {
    let name = element.names[0]
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><\(name) id="e"/></objects></document>
      """
    let document = try Document(bytes: Array(text.utf8), path: "test.xib")
    return DocumentDescription(document).view(id: "e")?.viewElement.makeView()
  }
}
