import AutoLayout
import Foundation
import Testing

@testable import UIKit

@Suite("Fonts")
struct FontTests {
  @Test func systemFontsCarryTheirTraits() {
    #expect(UIFont.systemFont(ofSize: 17).font == Font(size: 17))
    #expect(UIFont.boldSystemFont(ofSize: 17).font == Font(size: 17, weight: .bold))
    #expect(UIFont.italicSystemFont(ofSize: 17).font == Font(size: 17, isItalic: true))
    #expect(
      UIFont.systemFont(ofSize: 9, weight: .semibold).font == Font(size: 9, weight: .semibold))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .light).font
        == Font(family: .monospacedSystem, size: 9, weight: .light))
    #expect(UIFont(name: "Avenir-Book", size: 14)?.font.family == .named("Avenir-Book"))
    #expect(UIFont(name: "", size: 14) == nil)
  }

  @Test func weightsBetweenTheStepsTakeTheClosest() {
    #expect(UIFont.Weight(0.39).step == .bold)
    #expect(UIFont.Weight(-1).step == .ultraLight)
    #expect(UIFont.Weight(1).step == .black)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
  }

  @Test func namesAreApples() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func stylesHaveTheirSizeAtL(style: UIFont.TextStyle, size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: style, at: .large).pointSize == CGFloat(size))
  }

  @Test func bodyGrowsWithThePreferredSize() {
    let sizes = UIContentSizeCategory.inOrder.map {
      UIFont.preferredFont(forTextStyle: .body, at: $0).pointSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: [
    UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout,
    .subheadline, .footnote, .caption1, .caption2,
  ])
  func noStyleShrinksAsThePreferredSizeGrows(style: UIFont.TextStyle) {
    let sizes = UIContentSizeCategory.inOrder.map {
      UIFont.preferredFont(forTextStyle: style, at: $0).pointSize
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test(arguments: [
    (UIFont.TextStyle.title1, 76.0), (.title2, 57), (.title3, 48), (.headline, 38),
    (.callout, 31), (.subheadline, 29), (.body, 29), (.caption1, 25), (.caption2, 23),
  ])
  func televisionsHaveSizesOfTheirOwn(style: UIFont.TextStyle, size: Double) {
    let television = UITraitCollection(userInterfaceIdiom: .tv)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: television)
    #expect(font.pointSize == CGFloat(size))
    #expect(font.adjusted(to: television) == font)
  }

  @Test func onlyFontsOfAStyleFollowTheEnvironment() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, at: .large).adjusted(to: large).pointSize == 28)
    #expect(UIFont.systemFont(ofSize: 17).adjusted(to: large).pointSize == 17)
  }

  @Test func metricsScaleWithTheStyle() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 46)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: large).pointSize == 46)
    #expect(metrics.scaledValue(for: 34, compatibleWith: .current) == 34)
  }

  @MainActor
  @Test func lineHeightComesFromTheMeasurer() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
  }
}
