import AutoLayout
import Foundation
import Testing
import PlatformMetrics

@testable import UIKit

@Suite("Labels")
@MainActor
struct LabelTests {
  private func label(_ text: String, size: CGFloat = 10, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test func oneLineIsAsWideAsItsText() {
    withSquareText {
      #expect(label("abcde").intrinsicContentSize == CGSize(width: 50, height: 10))
    }
  }

  @Test func oneLineHasRoomForItsShadow() {
    withSquareText {
      let label = label("abcde")
      label.shadowColor = .black
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 11))
      label.shadowOffset = CGSize(width: 3, height: 2)
      #expect(label.intrinsicContentSize == CGSize(width: 53, height: 12))
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 10))
      label.numberOfLines = 1
      label.shadowColor = nil
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 10))
    }
  }

  @Test func linesOfTextStylesAreApartAsAppleSetsThem() {
    withSquareText {
      let label = label("ab cd", lines: 0)
      label.preferredMaxLayoutWidth = 40
      label.font = .systemFont(ofSize: 17)
      #expect(label.intrinsicContentSize.height == 34)
      label.font = .preferredFont(forTextStyle: .body)
      #expect(label.intrinsicContentSize.height == 39)
      label.text = "ab"
      #expect(label.intrinsicContentSize.height == 17)
    }
  }

  @Test func sizesRoundUpToPixelsOrOnRequestToPoints() {
    withSquareText(on: .iOS18) {
      let label = label("abc", size: 10.2)
      #expect(label.intrinsicContentSize == CGSize(width: 31, height: 10.5))
      label.textRounding = .points
      #expect(label.intrinsicContentSize == CGSize(width: 31, height: 11))
    }
  }

  @Test func theStandardLabelIsAsStored() {
    let label = UILabel()
    label.text = "Label"
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(abs(label.intrinsicContentSize.width - 41.5) <= 1)
    label.textRounding = .points
    #expect(label.intrinsicContentSize.height == 21)
    #expect(abs(label.intrinsicContentSize.width - 42) <= 1)
  }

  @Test func emptyTextHasNoExtentSinceIOS9() {
    withSquareText(on: .iOS9) { #expect(label("").intrinsicContentSize == .zero) }
    withSquareText(on: .iOS8) {
      #expect(label("").intrinsicContentSize == CGSize(width: 0, height: 10))
    }
  }

  @Test func severalLinesWrapAtTheWidthTheyGet() {
    withSquareText {
      let label = label("ab cd ef", lines: 0)
      #expect(label.contentWraps)
      #expect(label.contentSize(wrappingAt: nil) == CGSize(width: 80, height: 10))
      #expect(label.contentSize(wrappingAt: 55) == CGSize(width: 50, height: 20))
      #expect(label.contentSize(wrappingAt: 20) == CGSize(width: 20, height: 30))
      label.numberOfLines = 2
      #expect(label.contentSize(wrappingAt: 20).height == 20)
      label.numberOfLines = 1
      #expect(!label.contentWraps)
      #expect(label.contentSize(wrappingAt: 20) == CGSize(width: 80, height: 10))
    }
  }

  @Test func thePreferredWidthCapsTheFirstPass() {
    withSquareText {
      let label = label("ab cd ef", lines: 0)
      label.preferredMaxLayoutWidth = 50
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 20))
    }
  }

  @Test func anExplicitWidthCountsBeforeTheOneOfLayout() {
    withSquareText {
      let label = label("ab cd ef", lines: 0)
      label.preferredMaxLayoutWidth = 50
      #expect(label.contentSize(wrappingAt: 200) == CGSize(width: 50, height: 20))
      label.preferredMaxLayoutWidth = 0
      #expect(label.contentSize(wrappingAt: 200) == CGSize(width: 80, height: 10))
    }
  }

  @Test func layoutBreaksLinesAtTheSolvedWidth() {
    withSquareText {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      let label = label("abcd efgh ijkl", lines: 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
        label.topAnchor.constraint(equalTo: container.topAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
      ])
      container.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 5, y: 0, width: 90, height: 20))
    }
  }

  @Test func attributedTextMeasuresWithItsOwnFonts() {
    withSquareText {
      let label = label("")
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      label.attributedText = text
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
      #expect(label.text == "ab")
      text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 2))
      label.attributedText = text
      #expect(label.intrinsicContentSize == CGSize(width: 46, height: 20))
    }
  }

  @Test func attributedTextBringsItsAlignment() {
    let label = UILabel()
    label.textAlignment = .right
    label.attributedText = NSAttributedString(string: "ab")
    #expect(label.textAlignment == .right)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
  }

  @Test func paragraphStylesSpaceLines() {
    withSquareText {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      style.minimumLineHeight = 12
      let label = label("", lines: 0)
      label.attributedText = NSAttributedString(
        string: "ab cd", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      #expect(label.contentSize(wrappingAt: 20) == CGSize(width: 20, height: 28))
    }
  }

  @Test func baselinesLieInTheMiddleOfTheHeight() {
    withSquareText(on: .iOS12) {
      let label = label("ab", size: 10.2)
      label.textRounding = .points
      let offsets = label.baselineOffsets
      #expect(abs(offsets.firstFromTop - (0.4 + 8.16)) < 1e-9)
      #expect(abs(offsets.lastFromBottom - (0.4 + 2.04)) < 1e-9)
    }
  }

  @Test func labelsWithoutTextHaveTheBaselinesOfALine() {
    withSquareText {
      let label = label("", size: 10)
      #expect(abs(label.baselineOffsets.firstFromTop - 8) < 1e-9)
      #expect(abs(label.baselineOffsets.lastFromBottom - 2) < 1e-9)
    }
  }

  @Test func fontsByStyleFollowTheTextSizeOnRequest() {
    withSquareText {
      let label = label("a")
      label.font = .preferredFont(forTextStyle: .body, at: .large)
      label.inheritTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
      #expect(label.intrinsicContentSize.height == 17)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.intrinsicContentSize.height == 28)
    }
  }
}
