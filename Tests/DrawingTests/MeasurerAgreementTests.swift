import AutoLayout
import PangoText
import Testing

@testable import UIKit

/// Text in the system font is as wide with fonts as without.
@Suite struct MeasurerAgreementTests {
  private static let texts = [
    "Label", "Take a Picture", "Total: $1,249.50 (28 %)", "AVATAR To Yes P.O.",
    "r\u{E9}sum\u{E9} \u{2013} na\u{EF}ve",
    "\u{201C}It\u{2019}s on\u{2026}\u{201D}", "~!@#^&*_+{}|<>?`\\",
  ]

  @Test(arguments: texts, [11.0, 17, 19.5, 20, 34])
  func widthsAreTheSame(text: String, size: Double) throws {
    let pango = try PangoTextMeasurer()
    let plain = ApproximateTextMeasurer()
    for weight in Font.Weight.allCases {
      for family in [Font.Family.system, .named(".SFUIDisplay")] {
        let request = TextRequest(
          runs: [TextRun(text, font: Font(family: family, size: size, weight: weight))])
        #expect(abs(pango.measure(request).width - plain.measure(request).width) < 1e-9)
        #expect(pango.measure(request).height == plain.measure(request).height)
      }
    }
  }
}
