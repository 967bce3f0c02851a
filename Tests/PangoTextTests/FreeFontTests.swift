import AutoLayout
@testable import PangoText
import Testing

@Suite struct FreeFontTests {
  /// The advances are those of the fonts' own tables, in ems.
  @Test(
    arguments: [
      ("Lato-Regular", "n", 0.558), ("Lato-Bold", "n", 0.564), ("Montserrat-Regular", "H", 0.813),
      ("Poppins-Regular", "o", 0.64), ("OpenSans", "e", 1150.0 / 2048),
      ("Roboto-Bold", "H", 1446.0 / 2048), ("SourceSansPro-Regular", "a", 0.504),
      ("OpenSans-Semibold", "f", 0.3618),
    ] as [(String, String, Double)])
  func lettersAreAsWideAsTheFontsOwn(name: String, letter: String, ems: Double) throws {
    let width = try extent(letter, Font(family: .named(name), size: 1000)).width
    #expect(width.isClose(to: 1000 * ems, within: 1.5))
  }

  @Test func everyTableCoversTheSameCharacters() {
    for (prefix, font) in NamedFont.freeFonts {
      for table in [
        font.letters?.regular, font.letters?.semibold, font.letters?.bold, font.letters?.heavy,
      ].compactMap({
        $0
      }) {
        #expect(table.count == 0x7F - 0x20, "\(prefix)")
      }
      #expect(prefix == prefix.lowercased())
    }
  }

  @Test func weightsHaveTheTableThatComesNearest() {
    let widths = LetterWidths(regular: [0, 30], semibold: [30, 0], bold: [50, 1], heavy: [9, 9])
    #expect(widths.table(.light) == [0, 30])
    #expect(widths.table(.medium) == [15, 15])
    #expect(widths.table(.semibold) == [30, 0])
    #expect(widths.table(.bold) == [50, 1])
    #expect(widths.table(.black) == [9, 9])
    #expect(LetterWidths(regular: [7]).table(.medium) == [7])
    #expect(LetterWidths(regular: [7]).table(.heavy) == [7])
  }

  @Test(arguments: [
    ("NanumGothicExtraBold", Font.Weight.heavy), ("NanumGothicBold", .bold), ("NanumGothic", nil),
    ("Helvetica", nil), ("DMSans-9ptRegular_Bold", .bold), ("Inter-SemiBold", .semibold),
  ])
  func namesTellTheWeight(name: String, weight: Font.Weight?) {
    #expect(FontStyleName(name).weight == weight)
  }

  @Test(arguments: ["NanumGothic", "NanumGothicBold", "Avenir-Book"])
  func hangulBesideNamedFontsIsThatOfApplesFont(name: String) throws {
    let width = try extent("\u{C11C}", Font(family: .named(name), size: 100)).width
    #expect(width.isClose(to: 86.5, within: 0.1))
  }
}
