import AutoLayout
@testable import PangoText
import TestSupport
import Testing

@Suite struct PublishedAdvanceTests {
  private func width(_ text: String, _ name: String) throws -> Double {
    try extent(text, Font(family: .named(name), size: 1000)).width
  }

  /// Advances that PDF files embed, in thousandths of an em.
  private static let published: [(name: String, letter: String, width: Double)] = [
    ("HelveticaNeue", "A", 648), ("HelveticaNeue-Bold", "a", 574),
    ("HelveticaNeue-Medium", "m", 870), ("HelveticaNeue-Light", "a", 519),
    ("HelveticaNeue-Thin", "M", 809), ("HelveticaNeue-Italic", "R", 685),
    (".HelveticaNeueInterface", "w", 758), ("Avenir-Book", "a", 519), ("Avenir-Medium", "M", 906),
    ("Avenir-Heavy", "m", 870), ("AvenirNext-Regular", "a", 534), ("AvenirNext-Heavy", "M", 1008),
    ("Optima-Regular", "m", 833), ("Futura-Medium", "a", 600), ("Georgia-Bold", "a", 596),
    ("GillSans", "M", 781), ("Verdana", "a", 601), ("TrebuchetMS", "m", 830),
    ("Palatino-Roman", "M", 946), ("Chalkduster", "a", 690), ("MarkerFelt-Thin", "a", 460),
  ]

  @Test(arguments: published)
  func lettersAreAsWideAsPublished(name: String, letter: String, width: Double) throws {
    #expect(try self.width(letter, name).isClose(to: width, within: 0.6))
  }

  @Test func otherWeightsLieOnTheLineBetweenPublishedOnes() {
    let letters = LetterAdvances([.light: [90, 0], .regular: [100, 10], .bold: [130, 0]])
    let weights: [Font.Weight] = [.thin, .light, .regular, .medium, .semibold, .bold, .black]
    #expect(weights.map { letters.table($0)[0] } == [90, 90, 100, 110, 120, 130, 130])
    #expect(weights.allSatisfy { letters.table($0)[1] == 10 })
    #expect(letters.isPublished(0, .light) && !letters.isPublished(1, .light))
    #expect(letters.only(.regular).table(.bold) == [100, 10])
    #expect(LetterAdvances([.regular: [0]]).table(.bold) == [nil])
  }

  @Test func everyTableCoversTheSameCharacters() {
    for family in [
      LetterAdvances.helveticaNeue, .helveticaNeueRegular, .avenir, .avenirNext, .chalkduster,
      .futura, .georgia, .gillSans, .markerFelt, .optima, .palatino, .trebuchet, .verdana,
    ] {
      for weight in Font.Weight.allCases {
        #expect(family.table(weight).count == 0x7F - 0x20)
      }
    }
  }

  @Test func missingFontsShowHelveticaNeueRegularAtEveryWeight() throws {
    let regular = try width("light", "No Such Font")
    #expect(try width("light", "No Such Font-SemiBold").isClose(to: regular, within: 2.5))
    #expect(try width("m", "No Such Font").isClose(to: 853, within: 0.6))
  }

  @Test func familiesWithoutPublishedWidthsHaveHelveticaNeues() throws {
    #expect(try width("m", "Didot").isClose(to: 853, within: 0.6))
    #expect(try width("m", "Didot-Bold").isClose(to: 906, within: 0.6))
  }

  @Test func aFileOfTheDisplayFaceIsTheDisplayFaceAtAllSizesWithoutTracking() throws {
    for size in [13.0, 20, 40] {
      let font = Font(family: .named("SFProDisplay-Regular"), size: size)
      #expect(try extent("HHHHH", font).width.isClose(to: 5 * 0.699 * size, within: 1e-9))
    }
  }
}

@Suite struct AccuracyTests {
  private func accuracy(_ text: String, _ font: Font) throws -> WidthAccuracy {
    try PangoTextMeasurer().accuracy(of: TextRequest(runs: [TextRun(text, font: font)]))
  }

  @Test func widthsSayWhatTheyRestOn() throws {
    #expect(try accuracy("Label", system(17)).source == .published("San Francisco"))
    let named = Font(family: .named("Avenir-Book"), size: 17)
    #expect(try accuracy("Label", named).source == .published("Avenir-Book"))
    let unknown = Font(family: .named("No Such Font"), size: 17)
    #expect(try accuracy("Label", unknown).source == .standIn("No Such Font"))
    #expect(try accuracy("", system(17)) == .exact)
  }

  @Test func condensedFamiliesMayBeMuchNarrowerThanWhatStandsIn() throws {
    let normal = try accuracy("Label", Font(family: .named("No Such Font"), size: 17))
    let condensed = try accuracy("Label", Font(family: .named("No Such Condensed Font"), size: 17))
    #expect(condensed.expectedError > 2.5 * normal.expectedError)
    let avenir = Font(family: .named("Avenir Next Condensed"), size: 17)
    #expect(try accuracy("Label", avenir).source == .standIn("Avenir Next Condensed"))
  }

  @Test func publishedWidthsAreKnownBetterThanOthers() throws {
    let published = try accuracy("Label", system(17)).expectedError
    #expect(published > 0.2 && published < 1)
    #expect(try accuracy("~~~~~", system(17)).expectedError > 3 * published)
    #expect(try accuracy("\u{1F44D}", system(17)).expectedError > 3)
    let unknown = Font(family: .named("No Such Font"), size: 17)
    #expect(try accuracy("Label", unknown).expectedError > 3 * published)
  }

  /// Errors of characters are independent, so that four times as many have twice the error.
  @Test func longTextIsRelativelyBetterKnown() throws {
    let label = try accuracy("Label", system(17)).expectedError
    let labels = try accuracy("LabelLabelLabelLabel", system(17)).expectedError
    #expect(labels.isClose(to: 2 * label, within: 1e-9))
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
