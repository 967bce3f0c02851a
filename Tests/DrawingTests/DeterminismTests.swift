import AutoLayout
import Drawing
import Foundation
import PangoText
import Testing

@Suite struct DeterminismTests {
  @Test func picturesAreTheSameTwice() throws {
    let first = try PangoTextMeasurer()
    let second = try PangoTextMeasurer()
    _ = second.measure(TextRequest(runs: [TextRun("warm up", font: Font(size: 9))]))
    #expect(
      try sample().png(scale: 2, measurer: first) == sample().png(scale: 2, measurer: second))
    #expect(sample().svg(measurer: first) == sample().svg(measurer: second))
    #expect(sample().svg(measurer: first) == sample().svg(measurer: first))
  }

  @Test func picturesAreTheSameInAnotherProcess() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let measurer = try PangoTextMeasurer()
      let png = try fingerprint(sample().png(scale: 2, measurer: measurer))
      print("fingerprints \(png) \(fingerprint(sample().svg(measurer: measurer).utf8)) end")
    }
    let measurer = try PangoTextMeasurer()
    let png = try fingerprint(sample().png(scale: 2, measurer: measurer))
    let svg = fingerprint(sample().svg(measurer: measurer).utf8)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("fingerprints \(png) \(svg) end"))
  }

  @Test func pngFilesBeginAsPNGFilesDo() throws {
    let png = try sample().png(scale: 1, measurer: PangoTextMeasurer())
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test func writingReplacesTheWholeFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("ratite-\(UUID().uuidString).bin").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Picture.write([1, 2, 3], to: path)
    try Picture.write([4], to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4]))
  }

  @Test func unwritablePathsAreErrors() throws {
    let error = #expect(throws: DrawingError.self) {
      try Picture.write([1], to: "/nonexistent/folder/picture.png")
    }
    #expect(error?.description.contains("cannot write /nonexistent/folder/picture.png") == true)
  }
}
