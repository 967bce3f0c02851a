import AutoLayout
import Foundation
import Testing

@testable import UIKit

@Suite("Text measured without fonts")
struct TextMeasuringTests {
  let measurer = ApproximateTextMeasurer()

  private func extent(
    _ text: String, size: Double, width: Double? = nil, lines: Int = 0,
    mode: LineBreakMode = .wordWrapping
  ) -> TextExtent {
    measurer.measure(
      TextRequest(
        runs: [TextRun(text, font: Font(size: size))], maximumWidth: width, maximumLines: lines,
        lineBreakMode: mode))
  }

  /// Widths that Interface Builder gave titles of 15 points, in whole points.
  static let calibration: [(text: String, width: Double)] = [
    ("Button", 46), ("Present", 53), ("Cancel", 48), ("Dismiss", 54), ("Start", 34), ("Push", 35),
    ("Options", 54), ("Edit This Pep Boy", 120), ("Take a Picture", 97),
    ("Distribution Fill Proportionally", 202), ("Change My Size Please", 160),
  ]

  @Test(arguments: calibration)
  func titlesMeasureAsStored(sample: (text: String, width: Double)) {
    let width = extent(sample.text, size: 15).width.rounded(.up)
    #expect(abs(width - sample.width) <= max(2, 0.015 * sample.width))
  }

  @Test(arguments: [
    (10.0, 12.0), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5),
    (20, 24), (22, 26.5), (36, 43), (72, 86),
  ])
  func linesAreAsHighAsStored(size: Double, height: Double) {
    let exact = extent("Label", size: size).height
    #expect(PixelGrid(scale: 2).ceil(CGFloat(exact)) == CGFloat(height))
  }

  @Test func emptyTextHasNoExtent() {
    #expect(extent("", size: 17) == .empty)
    #expect(measurer.measure(TextRequest(runs: [])) == .empty)
  }

  @Test func wordsWrapAtTheWidth() {
    let word = extent("wrap", size: 20).width
    let space = extent("wrap wrap", size: 20).width - 2 * word
    let two = extent("wrap wrap", size: 20, width: 2 * word + space)
    #expect(two.lineCount == 1)
    let narrow = extent("wrap wrap", size: 20, width: 2 * word + space - 0.1)
    #expect(narrow.lineCount == 2)
    #expect(narrow.width == word)
    #expect(narrow.height == 2 * extent("wrap", size: 20).height)
    #expect(!narrow.isTruncated)
  }

  @Test func aWordWiderThanTheLineIsBroken() {
    let letter = extent("m", size: 20).width
    let result = extent("mmmmm", size: 20, width: 2 * letter)
    #expect(result.lineCount == 3)
  }

  @Test func linesBeyondTheLimitAreTruncated() {
    let result = extent("one two three four", size: 20, width: 50, lines: 2, mode: .truncatingTail)
    #expect(result.lineCount == 2)
    #expect(result.isTruncated)
    #expect(result.width == 50)
  }

  @Test func newlinesEndLines() {
    #expect(extent("a\n\nb", size: 17).lineCount == 3)
    #expect(extent("a\n", size: 17).lineCount == 2)
  }

  @Test func baselinesFollowTheAscender() {
    let result = extent("a\nb", size: 2048)
    #expect(result.firstBaseline == 1950)
    #expect(result.lastBaselineFromBottom == 494)
  }

  @Test func ideographsAreAlmostSquares() {
    #expect(abs(extent("漢字", size: 80).width - 163.2) < 0.5)
    #expect(extent("👨‍👩‍👧", size: 80).width == extent("🙂", size: 80).width)
  }

  @Test func accentsDoNotWiden() {
    #expect(extent("é", size: 80).width == extent("e", size: 80).width)
  }

  @Test func boldIsWider() {
    func width(_ weight: Font.Weight) -> Double {
      measurer.measure(
        TextRequest(runs: [TextRun("Weight", font: Font(size: 17, weight: weight))])
      ).width
    }
    let widths = Font.Weight.allCases.dropFirst(2).map(width)
    #expect(widths == widths.sorted())
    #expect(width(.bold) > width(.regular))
  }

  @Test func trackingIsLinearBetweenTheSizesOfTheTable() {
    #expect(SystemTracking.spacing(atSize: 15) == -0.23)
    #expect(abs(SystemTracking.spacing(atSize: 16.5) - -0.37) < 1e-12)
    #expect(SystemTracking.spacing(atSize: 19.9) == -0.45)
    #expect(SystemTracking.spacing(atSize: 20) == 0.38)
    #expect(SystemTracking.spacing(atSize: 3) == 0.24)
    #expect(SystemTracking.spacing(atSize: 300) == 0)
  }

  @Test func displaySizesAreNarrower() {
    #expect(extent("room", size: 20).width < extent("room", size: 19.5).width + 0.5)
    let tracking = 4 * (SystemTracking.spacing(atSize: 28) - 2 * SystemTracking.spacing(atSize: 14))
    #expect(extent("room", size: 28).width < 2 * extent("room", size: 14).width + tracking - 4)
  }

  @Test func widthsSayWhatTheyRestOn() {
    func accuracy(_ text: String, _ family: Font.Family = .system) -> WidthAccuracy {
      measurer.accuracy(
        of: TextRequest(runs: [TextRun(text, font: Font(family: family, size: 17))]))
    }
    #expect(accuracy("Label").source == .published("San Francisco"))
    #expect(accuracy("Label").expectedError < 1)
    // Letters that join are guessed, those of Cyrillic are Inter's.
    #expect(accuracy("\u{642}\u{627}\u{62F}\u{631}").expectedError > 5)
    #expect((1...5).contains(accuracy("\u{43A}\u{430}\u{434}\u{440}").expectedError))
    #expect(accuracy("Label", .named("Avenir-Book")).source == .standIn("Avenir-Book"))
  }
}
