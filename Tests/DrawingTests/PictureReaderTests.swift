import AutoLayout
import CPangoCairo
import Foundation
import PangoText
import Testing

@testable import Drawing

/// Picture files of apps: what they show, and that broken and hostile ones show nothing.
struct PictureReaderTests {
  /// A drawing of a file, one pixel to a unit, in a sheet of its size.
  private func drawn(
    _ picture: DrawnPicture, width: Double, height: Double, ink: Color? = nil
  ) throws -> Bitmap {
    let app = AppPicture(
      picture: picture, size: picture.size, rendering: ink == nil ? .original : .template)
    return try control(width: width, height: height) {
      $0.draw(app, in: Rect(x: 0, y: 0, width: width, height: height), ink: ink ?? .black)
    }
  }

  private func svg(_ inside: String, attributes: String = "width=\"20\" height=\"20\"") -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?>
      <!-- a picture -->
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)>\(inside)</svg>
      """.utf8)
  }

  private func pdf(_ program: String, box: String = "0 0 20 20", more: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[\(box)]>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(more)>> >> endobj
      4 0 obj <</Length \(program.utf8.count)>> stream
      \(program)
      endstream endobj
      """.utf8)
  }

  // MARK: PDF

  @Test func pagesOfPDFShowTheirFigures() throws {
    let file = pdf("q 1 0 0 rg 0 10 10 10 re f Q 0 0 1 RG 4 w 10 2 m 20 2 l S")
    let picture = try #require(PictureReader.picture(file, source: "a.pdf"))
    #expect(picture.size == Size(width: 20, height: 20))
    let bitmap = try drawn(picture, width: 20, height: 20)
    // The origin of pages is at their lower left corner.
    #expect(bitmap[5, 5] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[5, 15] == .white)
    #expect(bitmap[15, 18] == Color(red: 0, green: 0, blue: 1))
  }

  @Test func stencilsTakeTheColorOfTheirPlace() throws {
    let picture = try #require(
      PictureReader.picture(pdf("1 0 0 rg 0 0 20 20 re f"), source: "a.pdf"))
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(try drawn(picture, width: 20, height: 20, ink: green)[10, 10] == green)
  }

  @Test func clipsOfPDFEndWithTheirState() throws {
    let file = pdf("q 0 0 10 20 re W n 0 g 0 0 20 20 re f Q 1 0 0 rg 10 0 10 10 re f")
    let picture = try #require(PictureReader.picture(file, source: "a.pdf"))
    let bitmap = try drawn(picture, width: 20, height: 20)
    #expect(bitmap[5, 5] == .black)
    #expect(bitmap[15, 5] == .white)
    #expect(bitmap[15, 15] == Color(red: 1, green: 0, blue: 0))
  }

  // MARK: SVG

  @Test func shapesAndPathsOfSVGAreDrawn() throws {
    let file = svg(
      """
      <style>.red{fill:#f00}</style><defs><clipPath id="c"><rect width="20" height="5"/></clipPath></defs>
      <g transform="translate(10 0)"><path class="red" d="M0,0h10v10H0z"/></g>
      <circle cx="5" cy="15" r="4" fill="rgb(0,0,255)"/>
      <rect x="0" y="0" width="8" height="10" style="fill:lime" clip-path="url(#c)"/>
      <path d="M12 15a3 3 0 1 0 6 0a3 3 0 10-6 0" fill="none" stroke="black" stroke-width="2"/>
      """)
    let picture = try #require(PictureReader.picture(file, source: "a.svg"))
    let bitmap = try drawn(picture, width: 20, height: 20)
    #expect(bitmap[15, 4] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[5, 15] == Color(red: 0, green: 0, blue: 1))
    #expect(bitmap[4, 2] == Color(red: 0, green: 1, blue: 0))
    #expect(bitmap[4, 8] == .white)
    #expect(bitmap[15, 15] == .white)
    #expect(bitmap[15, 12].luma < 0.3)
  }

  @Test func viewBoxesOfSVGFillTheirSize() throws {
    let file = svg(
      "<rect x=\"50\" width=\"50\" height=\"100\"/>",
      attributes: "width=\"20\" height=\"20\" viewBox=\"0 0 100 100\"")
    let bitmap = try drawn(
      try #require(PictureReader.picture(file, source: "a.svg")), width: 20, height: 20)
    #expect(bitmap[5, 10] == .white)
    #expect(bitmap[15, 10] == .black)
  }

  // MARK: Pixels

  /// A PNG file whose left half is red and whose right half is blue.
  private func png(width: Int = 20, height: Int = 20) throws -> [UInt8] {
    var list = DisplayList()
    let half = Double(width) / 2
    list.fill(
      Rect(x: 0, y: 0, width: half, height: Double(height)), Color(red: 1, green: 0, blue: 0))
    list.fill(
      Rect(x: half, y: 0, width: half, height: Double(height)), Color(red: 0, green: 0, blue: 1))
    return try Picture(list, size: Size(width: Double(width), height: Double(height)))
      .png(scale: 1, measurer: PangoTextMeasurer())
  }

  @Test func pixelsOfPNGAreDrawnAndWrittenToSVGOnce() throws {
    let picture = try #require(PictureReader.picture(try png(), source: "a.png"))
    let bitmap = try drawn(picture, width: 40, height: 40)
    #expect(bitmap[8, 20] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[32, 20] == Color(red: 0, green: 0, blue: 1))
    var list = DisplayList()
    let part = Rect(origin: .zero, size: picture.size)
    for x in [0.0, 20] {
      list.image(
        PlacedPixels(
          picture: picture, rect: Rect(x: x, y: 0, width: 10, height: 10), part: part, ink: .black))
    }
    let text = Picture(list, size: Size(width: 40, height: 10))
      .svg(measurer: try PangoTextMeasurer())
    #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(text.components(separatedBy: "<use href=\"#i0\" filter=\"url(#s0)\"").count == 3)
  }

  @Test func edgesOfSlicedPicturesKeepTheirSize() throws {
    let picture = try #require(PictureReader.picture(try png(), source: "a.png"))
    var app = AppPicture(picture: picture, size: picture.size, rendering: .original)
    app.slices = AppPicture.Slices(
      caps: EdgeInsets(top: 0, left: 5, bottom: 0, right: 10),
      middle: Size(width: -1, height: -1), isTiled: false)
    let bitmap = try control(width: 100, height: 20) {
      $0.draw(app, in: Rect(x: 0, y: 0, width: 100, height: 20), ink: .black)
    }
    // The red middle is stretched up to the blue edge.
    #expect(bitmap[70, 10] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[95, 10] == Color(red: 0, green: 0, blue: 1))
  }

  @Test func repeatedMiddlesFillTheirRoom() {
    let axis = SlicedAxis(length: 10, caps: (2, 2), middle: 3, room: 12, isTiled: true)
    #expect(axis.pieces.count == 5)
    #expect(axis.pieces.map(\.place.length).reduce(0, +) == 12)
  }

  // MARK: Bad files

  @Test func brokenFilesShowNothing() throws {
    let whole = try png()
    var cut = whole
    cut.removeLast(cut.count / 2)
    let files: [[UInt8]] = [
      [], [0x89], cut, Array(whole.prefix(40)), [0xFF, 0xD8, 0xFF, 0xE0, 0, 16],
      Array("%PDF-1.4".utf8), pdf("", box: "0 0 1e9 1"), pdf("f f f Q Q"), svg("", attributes: ""),
      svg("<g>", attributes: "width=\"1e30\" height=\"1\""),
      Array("<?xml version=\"1.0\"?>\n".utf8),
      Array("<svg".utf8),
    ]
    for (index, file) in files.enumerated() {
      #expect(PictureReader.picture(file, source: "a") == nil, "file \(index)")
    }
  }

  @Test func hugePicturesAreRefusedBeforeTheyAreDecoded() throws {
    var file = try png()
    // The width in the header: 2,147,483,647.
    file.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(PictureReader.picture(file, source: "a.png") == nil)
  }

  @Test func nestedAndCircularFilesEnd() throws {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(PictureReader.picture(svg(deep), source: "a.svg") == nil)
    let circle = svg("<g id=\"a\"><rect width=\"5\" height=\"5\"/><use href=\"#a\"/></g>")
    #expect(PictureReader.picture(circle, source: "a.svg") != nil)
    let form = pdf(
      "/F Do 0 0 5 5 re f", more: "/XObject<</F 4 0 R>>")
    #expect(PictureReader.picture(form, source: "a.pdf") != nil)
    let arrays = pdf(String(repeating: "[", count: 100_000))
    #expect(PictureReader.picture(arrays, source: "a.pdf") == nil)
  }

  @Test func controlsAreMirroredFromRightToLeft() throws {
    func mirrored(_ draw: @escaping (inout ControlPainter) -> Void) throws -> (Bitmap, Bitmap) {
      (
        try control(draw),
        try control {
          $0.direction = .rightToLeft
          draw(&$0)
        }
      )
    }
    let rect = Rect(x: 20, y: 15, width: 60, height: 30)
    let draws: [(inout ControlPainter) -> Void] = [
      { $0.switch(.on, in: rect) }, { $0.slider(fraction: 0.2, in: rect) },
      { $0.progressView(fraction: 0.2, in: rect) },
      { $0.segmentedControl(["", "", ""], selected: 0, in: rect) },
    ]
    for (index, draw) in draws.enumerated() {
      let (left, right) = try mirrored(draw)
      #expect(left.differences(from: right) > 10, "control \(index)")
      #expect(left[30, 30].luma - right[69, 30].luma < 0.02, "control \(index)")
    }
  }
}
