import AutoLayout
import Foundation
import Testing

@testable import PangoText

/// Fonts in files of an app: found by their names, measured by the files alone, and nobody else's.
struct AppFontTests {
  /// A font of a package that no table knows by its name.
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
  private static let sans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private static let boldSans = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  private func width(
    _ name: String, _ measurer: PangoTextMeasurer, weight: Font.Weight = .regular
  ) -> Double {
    let font = Font(family: .named(name), size: 100, weight: weight)
    return measurer.measure(TextRequest(runs: [TextRun("Hamburg", font: font)])).width
  }

  @Test func aNamedFontIsMeasuredByItsFile() throws {
    let plain = try PangoTextMeasurer()
    let app = plain.addingFonts([Self.serif])
    let before = width("DejaVuSerif-Bold", plain)
    #expect(width("DejaVuSerif-Bold", app) > before)
    #expect(width("DejaVuSerif-Bold", app) == width("dejavuserif-bold", app))
    #expect(width("DejaVuSerif-Bold", app) == width("DejaVu Serif Bold", app))
    #expect(width("DejaVuSerif-Bold", plain) == before)
  }

  @Test func heightsAreThoseOfTheFile() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    let metrics = app.metrics(of: Font(family: .named("DejaVuSerif-Bold"), size: 2048))
    #expect(metrics.ascender == 1923)
    #expect(metrics.descender == -483)
    // Its table of the system is too old to have heights of letters.
    #expect(metrics.capHeight == 1443)
  }

  @Test func aFamilyShowsItsFaceOfTheWeight() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.boldSans, Self.sans])
    #expect(width("DejaVu Sans", app) == width("DejaVuSans", app))
    #expect(width("DejaVu Sans", app, weight: .bold) == width("DejaVuSans-Bold", app))
    #expect(width("DejaVuSans", app) < width("DejaVuSans-Bold", app))
  }

  @Test func fontsThatWereAskedForAreKnown() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    _ = width("Nobody-Knows", app)
    _ = width("DejaVuSerif-Bold", app)
    _ = app.measure(TextRequest(runs: [TextRun("System", font: Font(size: 17))]))
    #expect(
      app.namedFonts == [
        NamedFontUse(name: "DejaVuSerif-Bold", file: Self.serif),
        NamedFontUse(name: "Nobody-Knows", file: nil),
      ])
  }

  @Test func anotherThreadFindsTheSameFonts() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    let other = try PangoTextMeasurer(app.sources)
    #expect(width("DejaVuSerif-Bold", other) == width("DejaVuSerif-Bold", app))
    #expect(other.namedFonts == [NamedFontUse(name: "DejaVuSerif-Bold", file: Self.serif)])
    let run = TextRun("Hamburg", font: Font(family: .named("DejaVuSerif-Bold"), size: 100))
    let faces = [app, other].map { $0.layout(TextRequest(runs: [run])).fonts.first?.primary }
    #expect(faces[0]?.name == faces[1]?.name)
    #expect(faces[0] !== faces[1])
  }

  @Test func brokenFilesAreNoFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try Data(contentsOf: URL(filePath: Self.serif))
    var files: [String] = []
    for (index, data) in [Data(), bytes.prefix(100), bytes.prefix(20_000)].enumerated() {
      let file = folder.appending(path: "\(index).ttf")
      try data.write(to: file)
      files.append(file.path)
    }
    let plain = try PangoTextMeasurer()
    let app = plain.addingFonts(files + ["/no/such.ttf"])
    #expect(width("Other", app) == width("Other", plain))
    #expect(width("DejaVuSerif-Bold", app) > 0)
  }

  @Test func textThatTheFontLacksIsDrawnByOthers() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    let font = Font(family: .named("DejaVuSerif-Bold"), size: 20)
    let extent = app.measure(TextRequest(runs: [TextRun("你好", font: font)]))
    #expect(extent.width.isClose(to: 40, within: 0.01))
  }
}
