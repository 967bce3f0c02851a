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
    _ name: String, _ measurer: PangoTextMeasurer, weight: Font.Weight = .regular,
    of text: String = "Hamburg"
  ) -> Double {
    let font = Font(family: .named(name), size: 100, weight: weight)
    return measurer.measure(TextRequest(runs: [TextRun(text, font: font)])).width
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

  /// Its letters `ffi` are one glyph, which is narrower; a zero-width non-joiner keeps them apart.
  @Test func ligaturesAreThoseOfTheFile() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    let (joined, apart) = ("office", "of\u{200C}f\u{200C}ice")
    #expect(
      width("DejaVuSerif-Bold", app, of: joined) < width("DejaVuSerif-Bold", app, of: apart) - 3)
    #expect(
      abs(width("DejaVu", app, of: joined) - width("DejaVu", app, of: apart)) < 0.1,
      "what stands in for a font has other ligatures")
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

  @Test func trackingOfAFileCountsForNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tracked-\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.tracked(Data(contentsOf: URL(filePath: Self.serif))).write(to: file)
    let plain = try PangoTextMeasurer().addingFonts([Self.serif])
    let tracked = try PangoTextMeasurer().addingFonts([file.path])
    #expect(width("DejaVuSerif-Bold", tracked) == width("DejaVuSerif-Bold", plain))
    #expect(tracked.namedFonts.map(\.file) == [file.path])
  }

  /// Adds a table of tracking, `trak`, to a font: 400 units at 6 points, 100 at 12.
  private static func tracked(_ font: Data) -> Data {
    func bytes(_ values: [UInt16]) -> [UInt8] {
      values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    func number(_ value: Int) -> [UInt16] { [UInt16(value >> 16), UInt16(value & 0xFFFF)] }
    let font = [UInt8](font)
    // The version, 1.0; the format; where the horizontal part is; none that is vertical. Then one track of two sizes: the
    // sizes are behind it, and the values behind these.
    let head: [UInt16] = [1, 0, 0, 12, 0, 0, 1, 2]
    let track: [UInt16] = [0, 0, 256, 36, 6, 0, 12, 0, 400, 100]
    let table = bytes(head + number(28) + track)
    let count = Int(font[4]) << 8 | Int(font[5])
    var entries = (0..<count).map { index in
      var entry = Array(font[12 + 16 * index..<28 + 16 * index])
      let place = entry[8..<12].reduce(0) { $0 << 8 | Int($1) } + 16
      entry.replaceSubrange(8..<12, with: bytes(number(place)))
      return entry
    }
    let numbers = number(0) + number(font.count + 16) + number(table.count)
    entries.append(Array("trak".utf8) + bytes(numbers))
    entries.sort { $0[..<4].lexicographicallyPrecedes($1[..<4]) }
    var result = Data(font[..<4])
    result += bytes([UInt16(count + 1)])
    result += font[6..<12]
    for entry in entries { result += entry }
    result += font[(12 + 16 * count)...]
    return result + table
  }

  @Test func textThatTheFontLacksIsDrawnByOthers() throws {
    let app = try PangoTextMeasurer().addingFonts([Self.serif])
    let font = Font(family: .named("DejaVuSerif-Bold"), size: 20)
    let extent = app.measure(TextRequest(runs: [TextRun("你好", font: font)]))
    #expect(extent.width.isClose(to: 40, within: 0.01))
  }
}
