import AutoLayout
import Testing
import UIKit

/// The enumerations that UIKit and AutoLayout declare alike.
struct LayoutTypeConversionTests {
  @Test(arguments: 0...50)
  func attributesHaveTheSameRawValues(rawValue: Int) {
    #expect(
      LayoutAttribute(rawValue: rawValue)?.rawValue
        == NSLayoutConstraint.Attribute(rawValue: rawValue)?.rawValue)
  }
}
