import AutoLayout
@testable import PangoText
import TestSupport
import Testing

@Suite struct PublishedAdvanceTests {
  private func width(_ text: String, _ name: String) throws -> Double {
    try extent(text, Font(family: .named(name), size: 1000)).width
  }

  /// In thousandths of an em, scaled where the family is.
  private static let published: [(name: String, letter: String, width: Double)] = [
    ("HelveticaNeue", "A", 648), ("HelveticaNeue-Bold", "a", 574),
    ("HelveticaNeue-Medium", "m", 870), ("HelveticaNeue-Light", "l", 0.966 * 222),
    ("HelveticaNeue-Italic", "R", 685), (".HelveticaNeueInterface", "w", 758),
    ("Avenir-Book", "a", 520), ("Avenir-Heavy", "m", 868), ("Optima-Bold", "s", 389),
    ("Optima-Regular", "s", 389), ("Futura-Medium", "o", 1.048 * 564),
  ]

  @Test(arguments: published)
  func lettersAreAsWideAsPublished(name: String, letter: String, width: Double) throws {
    #expect(try self.width(letter, name).isClose(to: width, within: 0.6))
  }

  @Test func lettersOfAvenirNextAreThePublishedOnesAndWhatTextsAdd() throws {
    for letter in ["a", "d", "s", "A", "\u{E0}"] {
      let plain = letter == "\u{E0}" ? "a" : letter
      let place = Int(plain.unicodeScalars.first?.value ?? 0) - 0x20
      let published = LetterAdvances.avenirNext.regular[place] + NamedFontTables.avenirNext[place]
      #expect(try width(letter, "AvenirNext-Regular").isClose(to: Double(published), within: 0.6))
    }
  }

  @Test func otherWeightsLieOnTheLineThroughRegularAndBold() {
    let letters = LetterAdvances(
      regular: [100], bold: [200], shares: [.ultraLight: -0.5, .heavy: 1.85])
    let tables = [Font.Weight.ultraLight, .light, .medium, .bold, .heavy, .black].map {
      letters.table($0)
    }
    #expect(tables == [[50], [100], [133], [200], [285], [200]])
    #expect(LetterAdvances(regular: [100]).table(.bold) == [100])
  }

  @Test func everyTableCoversTheSameCharacters() {
    for family in [
      LetterAdvances.helveticaNeue, .helveticaNeueRegular, .avenir, .avenirNext, .optima, .jost,
    ] {
      for table in [family.regular, family.medium, family.bold].compactMap({ $0 }) {
        #expect(table.count == 0x7F - 0x20)
      }
    }
  }

  @Test func missingFontsShowHelveticaNeueRegularAtEveryWeight() throws {
    let regular = try width("light", "No Such Font")
    #expect(try width("light", "No Such Font-SemiBold").isClose(to: regular, within: 2.5))
    #expect(try width("m", "No Such Font").isClose(to: 853, within: 0.6))
  }

  @Test func fontsOfOtherScriptsHaveTheLettersOfHelvetica() throws {
    #expect(try width("Label", "NotoSansOriya-Bold").isClose(to: 2612, within: 3))
  }

  @Test func aFileOfTheDisplayFaceIsTheDisplayFaceAtAllSizesWithoutTracking() throws {
    func ems(_ name: String, _ size: Double) throws -> Double {
      try extent("HHHHH", Font(family: .named(name), size: size)).width / size
    }
    let untracked = try extent("HHHHH", system(80)).width / 80
    for size in [13.0, 20, 40] {
      #expect(try ems("SFProDisplay-Regular", size).isClose(to: untracked, within: 1e-3))
    }
    #expect(try ems("SFProText-Regular", 13) > untracked + 0.1)
  }

  @Test func spacesOfTheDisplayFaceAreNarrowerAtOnce() throws {
    func space(_ size: Double) throws -> Double { try extent(" ", system(size)).width / size }
    #expect(try abs(space(20) - space(28)) < 0.015)
    #expect(try space(19.5) > space(20) + 0.015)
  }
}

@Suite struct KerningTests {
  @Test func kerningCanBeTurnedOff() throws {
    for family in [Font.Family.system, .named("HelveticaNeue")] {
      var font = Font(family: family, size: 80)
      let kerned = try extent("AVTo", font).width
      font.isKerned = false
      let apart = try "AVTo".map { try extent(String($0), font).width }.reduce(0, +)
      #expect(try extent("AVTo", font).width.isClose(to: apart))
      #expect(kerned < apart - 5)
    }
  }

  @Test func theSystemFontOfTheFirstReleasesIsNotKerned() throws {
    let font = Font(family: .named(".HelveticaNeueInterface"), size: 80)
    let apart = try "To".map { try extent(String($0), font).width }.reduce(0, +)
    #expect(try extent("To", font).width.isClose(to: apart))
  }
}
