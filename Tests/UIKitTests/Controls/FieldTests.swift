import AutoLayout
import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

@Suite("Text fields and text views")
@MainActor
struct FieldTests {
  private func field(_ style: UITextField.BorderStyle, size: CGFloat) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    return field
  }

  @Test(arguments: [
    (Release.iOS12, UITextField.BorderStyle.roundedRect, 14.0, 30.0),
    (.iOS12, .roundedRect, 20, 30), (.iOS13, .roundedRect, 14, 34), (.iOS26, .roundedRect, 18, 34),
    (.iOS10, .none, 17, 21), (.iOS10, .none, 18, 22), (.iOS10, .none, 13, 16),
    (.iOS14, .none, 17, 22), (.iOS14, .none, 18, 23), (.iOS18, .none, 39, 48),
    (.iOS26, .none, 14, 22), (.iOS26, .none, 20, 24), (.iOS26, .none, 30, 36),
    (.iOS12, .bezel, 14, 22), (.iOS11, .line, 17, 25),
  ])
  func heightsAreAsStored(
    release: Release, style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    onRelease(release) { #expect(field(style, size: size).intrinsicContentSize.height == height) }
  }

  @Test func fieldsWithoutBorderAreAsHighAsTheirClearButton() {
    onRelease(.iOS10) {
      let field = field(.none, size: 14)
      #expect(field.intrinsicContentSize.height == 17)
      field.clearButtonMode = .whileEditing
      #expect(field.intrinsicContentSize.height == 19)
      field.font = .systemFont(ofSize: 18)
      #expect(field.intrinsicContentSize.height == 22)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 30)
    }
  }

  @Test(arguments: [(Release.iOS12, 21.0), (.iOS18, 21), (.iOS26, 21)])
  func fieldsThatHideTheirTextAreAsHighAsItsLine(release: Release, height: CGFloat) {
    onRelease(release) {
      let field = field(.none, size: 17)
      field.isSecureTextEntry = true
      #expect(field.intrinsicContentSize.height == height)
    }
  }

  @Test func theWidthIsThatOfTextOrPlaceholder() {
    withSquareText {
      let field = field(.none, size: 10)
      #expect(field.intrinsicContentSize.width == 0)
      field.placeholder = "abc"
      #expect(field.intrinsicContentSize.width == 30)
      field.text = "abcde"
      #expect(field.intrinsicContentSize.width == 50)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.width == 78)
      field.borderStyle = .line
      #expect(field.intrinsicContentSize.width == 64)
    }
  }

  @Test(arguments: [(Release.iOS12, 64.0), (.iOS13, 78)])
  func roundedBordersAreWiderSinceIOS13(release: Release, width: CGFloat) {
    withSquareText(on: release) {
      let field = field(.roundedRect, size: 10)
      field.text = "abcde"
      #expect(field.intrinsicContentSize.width == width)
    }
  }

  @Test func viewsBesideTheTextCount() {
    withSquareText {
      let field = field(.none, size: 10)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(field.intrinsicContentSize.width == 0)
      field.leftViewMode = .always
      #expect(field.intrinsicContentSize.width == 20)
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
      #expect(field.textRect(forBounds: bounds).minX == 20)
    }
  }

  @Test func theBaselineIsThatOfALineInTheMiddle() {
    withSquareText {
      let offsets = field(.roundedRect, size: 10).baselineOffsets
      #expect(abs(offsets.firstFromTop - 20) < 1e-9)
      #expect(abs(offsets.lastFromBottom - 14) < 1e-9)
    }
  }

  @Test func aTextViewThatScrollsHasNoSize() {
    let view = UITextView()
    view.text = "abc"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.contentWraps)
  }

  @Test func aTextViewThatDoesNotScrollHasItsTexts() {
    withSquareText {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 10)
      view.text = "abc def"
      #expect(view.contentSize(wrappingAt: nil) == CGSize(width: 80, height: 26))
      #expect(view.contentSize(wrappingAt: 50) == CGSize(width: 40, height: 36))
      view.textContainerInset = .zero
      #expect(view.contentSize(wrappingAt: nil) == CGSize(width: 80, height: 10))
      view.text = ""
      #expect(view.contentSize(wrappingAt: nil) == CGSize(width: 10, height: 10))
    }
  }

  @Test func everyLineOfATextViewHasTheGapOfItsFont() {
    withSquareText(leading: 0.1) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 10)
      view.text = "abc def"
      #expect(view.contentSize(wrappingAt: nil).height == 27)
      #expect(view.contentSize(wrappingAt: 50).height == 38)
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.text = "abc"
      #expect(label.intrinsicContentSize.height == 10)
    }
  }

  @Test func everyLineOfATextViewHasTheLeadingOfItsTextStyle() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Content"
    #expect(view.contentSize(wrappingAt: nil).height == 38)
    view.text = "Content\nand more"
    #expect(view.contentSize(wrappingAt: nil).height == 60)
  }
}
