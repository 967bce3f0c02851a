import AutoLayout
@testable import PangoText
import Testing

@Suite struct MetricsTests {
  @Test(arguments: [10.0, 13, 17, 34, 96])
  func systemLinesAreAsHighAsSanFranciscos(size: Double) throws {
    let metrics = try PangoTextMeasurer().metrics(of: system(size))
    #expect(metrics.ascender.isClose(to: 0.952148 * size, within: 1e-4))
    #expect(metrics.descender.isClose(to: -0.241211 * size, within: 1e-4))
    #expect(metrics.lineHeight.isClose(to: 1.193359 * size, within: 1e-4))
    #expect(try extent("Ag", system(size)).height.isClose(to: metrics.lineHeight))
  }

  @Test func weightDoesNotChangeTheLineHeight() throws {
    for weight in Font.Weight.allCases {
      #expect(
        try extent("Ag", system(17, weight)).height.isClose(to: 17 * 1.193359, within: 1e-4))
    }
  }

  @Test func heavierTextIsWider() throws {
    let widths = try [Font.Weight.regular, .medium, .semibold, .bold, .heavy, .black].map {
      try extent("Hamburgefonstiv", system(40, $0)).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  /// At 12 points there is no tracking, so that a letter's width is its advance.
  private func advance(_ text: String) throws -> Double { try extent(text, system(12)).width / 12 }

  @Test(arguments: [(6.0, 0.24), (11, 0.06), (15, -0.23), (16.5, -0.37), (17, -0.43), (5, 0.24)])
  func trackingIsAddedPerCharacter(size: Double, tracking: Double) throws {
    #expect(
      try extent("HHHHH", system(size)).width.isClose(
        to: 5 * (advance("H") * size + tracking), within: 1e-3))
  }

  /// Widths of San Francisco, as stored for titles and labels.
  @Test(arguments: [
    ("Label", 17.0, 41.5), ("Button", 15, 46), ("Edit This Pep Boy", 15, 120),
    ("Present", 15, 53), ("Change My Size Please", 15, 160), ("Options", 15, 54),
  ])
  func commonTextIsAsWideAsInSanFrancisco(text: String, size: Double, width: Double) throws {
    #expect(try extent(text, system(size)).width.isClose(to: width, within: 1))
  }

  @Test func accentedLettersAreAsWideAsPlainOnes() throws {
    for size in [17.0, 40] {
      let plain = try extent("Creme a la carte", system(size, .bold)).width
      #expect(
        try extent("Cr\u{E8}me \u{E0} la carte", system(size, .bold)).width.isClose(to: plain))
    }
  }

  @Test func charactersOfOtherFontsAreAsWideAsPublished() throws {
    #expect(try extent("\u{AC00}", system(1000)).width.isClose(to: 865))
    #expect(try extent("\u{6F22}\u{30AB}", system(1000)).width.isClose(to: 2040))
    #expect(try extent("\u{1F44D}", system(100)).width.isClose(to: 125))
  }

  @Test func systemTextIsKernedAndHasNoLigatures() throws {
    let font = system(80)
    func parts(_ text: String) throws -> Double {
      try text.map { try extent(String($0), font).width }.reduce(0, +)
    }
    #expect(try extent("AVTo", font).width < parts("AVTo") - 5)
    #expect(try extent("fi", font).width.isClose(to: parts("fi")))
    #expect(try extent("AV \u{410}", font).width < parts("AV \u{410}"))
    #expect(try extent("\u{410}\u{423}", font).width.isClose(to: parts("\u{410}\u{423}")))
  }

  @Test func earlierSystemFontsAreAsHighAndOtherwiseWide() throws {
    func font(_ family: Font.Family) -> Font { Font(family: family, size: 20) }
    let current = try extent("City Name", font(.system))
    let display = try extent("City Name", font(.named(".SFUIDisplay")))
    let neue = try extent("City Name", font(.named(".HelveticaNeueInterface")))
    #expect(display.width > current.width + 2)
    #expect(neue.width != current.width)
    #expect(display.height == current.height)
    #expect(neue.height.isClose(to: current.height))
  }

  @Test func namedFamiliesKeepTheirLineHeights() throws {
    let measurer = try PangoTextMeasurer()
    func height(_ name: String, _ size: Double) -> Double {
      measurer.metrics(of: Font(family: .named(name), size: size)).lineHeight
    }
    #expect(height("HelveticaNeue-Light", 100).isClose(to: 119))
    #expect(height("HelveticaNeue", 16).isClose(to: 18.64))
    #expect(height("Helvetica", 36).isClose(to: 41.4))
    #expect(height("AvenirNext-DemiBold", 17).isClose(to: 23.222))
    #expect(height("Georgia", 17).isClose(to: 19.312))
    #expect(height("No Such Font", 100).isClose(to: 116.5))
    #expect(height("NanumGothicBold", 24).isClose(to: 27.6))
    #expect(height("Inter-SemiBold", 16).isClose(to: 19.3637, within: 1e-3))
    #expect(height(".SFUIText", 100).isClose(to: 119.3359, within: 1e-3))
  }

  @Test(arguments: [
    ("TimesNewRomanPSMT", 110.7, 4.2), ("Poppins-Bold", 140, 10), ("ArialMT", 111.7, 3.3),
    ("Menlo-Regular", 116.4, 0),
  ])
  func linesLeaveOutTheGapBetweenThem(name: String, height: Double, gap: Double) throws {
    let font = Font(family: .named(name), size: 100)
    let metrics = try PangoTextMeasurer().metrics(of: font)
    #expect(metrics.lineHeight.isClose(to: height) && metrics.leading.isClose(to: gap))
    #expect(try extent("a", font).height.isClose(to: height))
  }

  @Test func helveticaHasTheAdvancesOfArial() throws {
    let font = Font(family: .named("Helvetica"), size: 1000)
    #expect(try extent("H", font).width.isClose(to: 722, within: 0.5))
    #expect(try extent("m", font).width.isClose(to: 833, within: 0.5))
    let bold = Font(family: .named("Helvetica-Bold"), size: 1000)
    #expect(try extent("m", bold).width.isClose(to: 889, within: 0.5))
  }

  @Test func namedTextIsKerned() throws {
    let font = Font(family: .named("Helvetica"), size: 100)
    let parts = try extent("A", font).width + extent("V", font).width
    #expect(try extent("AV", font).width < parts - 3)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity, 1e308])
  func oddSizesGiveFiniteExtents(size: Double) throws {
    let extent = try extent("Text", system(size))
    #expect(extent.width.isFinite && extent.width >= 0)
    #expect(extent.height.isFinite && extent.height >= 0)
  }
}
