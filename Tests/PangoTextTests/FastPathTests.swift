import AutoLayout
import PangoText
import TestSupport
import Testing

@Suite struct FastPathTests {
  /// A trailing empty run makes the measurer shape the text instead of adding advances.
  private func shapedWidth(_ text: String, _ font: Font, _ measurer: PangoTextMeasurer) -> Double {
    measurer.measure(TextRequest(runs: [TextRun(text, font: font), TextRun("", font: font)])).width
  }

  @Test(arguments: 0..<60)
  func addingAdvancesEqualsShaping(seed: UInt64) throws {
    let measurer = try PangoTextMeasurer()
    var generator = SplitMix64(seed: seed)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0xA0...0x24F, 0x391...0x3A1, 0x410...0x44F, 0x2018...0x201E,
    ]
    let text = String(
      String.UnicodeScalarView(
        (0..<40).compactMap { _ in
          ranges.randomElement(using: &generator).flatMap { range in
            Unicode.Scalar(UInt32.random(in: range, using: &generator))
          }
        }))
    let font = Font(
      size: Double(8 + seed % 40), weight: Font.Weight.allCases[Int(seed % 9)],
      isItalic: seed % 5 == 0)
    let width = measurer.measure(TextRequest(runs: [TextRun(text, font: font)])).width
    #expect(width.isClose(to: shapedWidth(text, font, measurer), within: 1e-9))
  }

  @Test func pairsWithContextualFormsAreEqualToo() throws {
    let measurer = try PangoTextMeasurer()
    for text in [
      "->", "<->", "10x10", "(A)", "12:34", "AVAW To", "ffi ffl", "=>", "3-4", "i\u{301}",
    ] {
      let width = measurer.measure(TextRequest(runs: [TextRun(text, font: system(17))])).width
      #expect(width.isClose(to: shapedWidth(text, system(17), measurer), within: 1e-9))
    }
  }
}
