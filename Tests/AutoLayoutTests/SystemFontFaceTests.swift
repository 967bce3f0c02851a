import AutoLayout
import Testing

@Suite struct SystemFontFaceTests {
  private func face(
    _ size: Double, _ weight: Font.Weight = .regular, _ cut: SystemFontFace.Cut = .current
  ) -> SystemFontFace {
    SystemFontFace(size: size, weight: weight, cut: cut)
  }

  /// An advance without tracking, in thousandths of an em.
  private func units(_ scalar: Unicode.Scalar, _ face: SystemFontFace, _ size: Double) -> Double {
    ((face.advance(of: scalar) ?? .nan) - face.spacing) / size * 1000
  }

  /// From the arrays of widths in PDF files.
  @Test(arguments: [
    ("a", 552.0, 502.0, 590.0, 547.0), ("T", 634, 581, 660, 602), ("M", 874, 831, 907, 861),
    (" ", 282, 205, 259, 198), ("g", 609, 549, 646, 593),
  ])
  func advancesAreThePublishedOnes(
    character: Unicode.Scalar, text: Double, display: Double, bold: Double, displayBold: Double
  ) {
    let found = [
      units(character, face(19), 19), units(character, face(20), 20),
      units(character, face(17, .bold), 17), units(character, face(40, .bold), 40),
    ]
    for (one, other) in zip(found, [text, display, bold, displayBold]) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  /// Published for the semibold weight: a 532.06, T 594.73, M 851.07 of the display face.
  @Test func semiboldIsTwoThirdsOfTheWayToBold() {
    for (character, width) in [("a", 532.0), ("T", 595), ("M", 851)] as [(Unicode.Scalar, Double)] {
      #expect(abs(units(character, face(28, .semibold), 28) - width) < 0.5)
    }
  }

  @Test func theFirstDisplayFaceIsWiderInSmallLetters() {
    let first = face(28, .regular, .firstDisplay)
    #expect(abs(units("n", first, 28) - 544) < 1e-9)
    #expect(abs(units("H", first, 28) - 699) < 1e-9)
    #expect(abs(units("n", face(28, .light, .firstDisplay), 28) - 536) < 1e-9)
  }

  @Test(arguments: [(12.0, 0.0), (15, -0.23), (17, -0.43), (20, 0.38), (28, 0.3533), (80, 0)])
  func trackingFollowsEachCharacter(size: Double, tracking: Double) {
    #expect(abs(face(size).spacing - tracking) < 1e-4)
  }

  @Test func tablesHaveAnAdvanceForEveryPrintableCharacter() {
    let tables: [SystemFontAdvances.Table] = [
      .text, .textBold, .display, .displayBold, .firstDisplay, .firstDisplayLight,
    ]
    for table in tables {
      #expect(table.advances.count == 0x7F - 0x20)
      #expect(table.advances.allSatisfy { (150...1100).contains($0) })
    }
  }

  @Test func lettersFollowTheirClasses() {
    let face = face(100)
    let kerning = [("T", "o"), ("T", "e"), ("T", "\u{E8}"), ("o", "n"), ("r", ".")].map {
      (pair: (Unicode.Scalar, Unicode.Scalar)) in
      (face.kerning(between: pair.0, and: pair.1) * 10).rounded()
    }
    #expect(kerning == [-132, -132, -132, 0, -49])
    #expect(face.kerning(between: "\u{410}", and: "T") == 0)
  }

  @Test func charactersWithoutPublishedAdvancesAreKnown() {
    #expect(face(17).isPublished("a") && face(17).isPublished("\u{E9}"))
    #expect(!face(17).isPublished("~") && !face(17).isPublished("\u{410}"))
    #expect(face(17).isPublished("H") && !face(17, .bold).isPublished("H"))
    #expect(face(17).advance(of: "\u{410}") == nil)
  }

  @Test func namesOfTheSystemFontAreKnown() {
    #expect(SystemFontFace.Cut(name: ".SFUIText-Bold") == .current)
    #expect(SystemFontFace.Cut(name: ".SFUIDisplay") == .firstDisplay)
    #expect(SystemFontFace.Cut(name: "SF Pro Display") == .displayFile)
    #expect(SystemFontFace.Cut(name: "SFProRounded-Bold") == nil)
    #expect(SystemFontFace.Cut(name: "Helvetica") == nil)
  }

  @Test func heavierWeightsAreWider() {
    let widths = Font.Weight.allCases.dropFirst(2).map { face(17, $0).advance(of: "n") ?? 0 }
    #expect(widths == widths.sorted())
  }
}
