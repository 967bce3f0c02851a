import AutoLayout
import Drawing
import PangoText
import Testing

@Suite struct PainterTests {
  private let blue = SystemColors(.light).blue

  @Test func rectanglesHaveSharpEdges() throws {
    let picture = try bitmap { $0.fill(Rect(x: 10, y: 20, width: 30, height: 10), .black) }
    #expect(picture[9, 25] == .white)
    #expect(picture[10, 20] == .black)
    #expect(picture[39, 29] == .black)
    #expect(picture[40, 25] == .white)
    #expect(picture[20, 19] == .white)
  }

  @Test func cornersAreRound() throws {
    let picture = try bitmap {
      $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), .black, radius: 20)
    }
    #expect(picture[1, 1] == .white)
    #expect(picture[38, 38] == .white)
    #expect(picture[20, 1] == .black)
    #expect(picture[20, 20] == .black)
  }

  @Test(arguments: [1.0, 2, 3])
  func scaleMultipliesPixels(scale: Double) throws {
    let picture = try bitmap(width: 50.2, height: 20, scale: scale) {
      $0.fill(Rect(x: 10, y: 10, width: 1, height: 1), .black)
    }
    #expect(picture.width == Int((50.2 * scale).rounded(.up)))
    #expect(picture[Int(10 * scale), Int(10 * scale)] == .black)
    #expect(
      picture.count(of: .black, columns: 0..<picture.width, rows: 0..<picture.height)
        == Int(scale * scale))
  }

  @Test func hairlinesAreOnePixel() throws {
    for scale in [1.0, 2, 3] {
      let picture = try bitmap(width: 20, height: 20, scale: scale) {
        $0.hairline(Point(x: 0, y: 10.17), Point(x: 20, y: 10.17), .black)
      }
      #expect(picture.count(of: .black, columns: 5..<6, rows: 0..<picture.height) == 1)
    }
  }

  @Test func groupsMoveScaleClipAndFade() throws {
    let picture = try bitmap { list in
      list.group(
        DisplayList.Group(
          offset: Point(x: 10, y: 10), scale: 2,
          clip: .rect(Rect(x: 0, y: 0, width: 10, height: 10)), opacity: 0.5)
      ) { list in
        list.fill(Rect(x: 0, y: 0, width: 100, height: 5), .black)
        list.fill(Rect(x: 0, y: 0, width: 5, height: 5), .black)
      }
      list.fill(Rect(x: 90, y: 0, width: 5, height: 5), .black)
    }
    #expect(picture[9, 12] == .white)
    #expect(picture[12, 12].isClose(to: Color(white: 0.5)))
    #expect(picture[28, 12].isClose(to: Color(white: 0.5)))
    #expect(picture[31, 12] == .white)
    #expect(picture[12, 21] == .white)
    #expect(picture[92, 2] == .black)
  }

  @Test func shadowsFallOff() throws {
    let picture = try bitmap { list in
      list.shadow(
        Rect(x: 30, y: 20, width: 40, height: 20),
        DisplayList.Shadow(color: .black, blur: 4))
    }
    let reach = [picture[50, 30], picture[50, 18], picture[50, 15], picture[50, 5]].map(\.red)
    #expect(reach == reach.sorted())
    #expect(reach[0] < 0.1 && reach[1] < 0.9 && reach[3] == 1)
  }

  @Test func textStandsWhereItBelongs() throws {
    func ink(_ alignment: TextBlock.Alignment) throws -> [Int] {
      let picture = try bitmap { list in
        list.text(
          TextBlock(
            "H", font: Font(size: 20), color: .black,
            rect: Rect(x: 0, y: 0, width: 99, height: 60), alignment: alignment))
      }
      return (0..<100).filter {
        picture.count(of: .black, columns: $0..<($0 + 1), rows: 0..<60) > 5
      }
    }
    #expect(try ink(.left).allSatisfy { $0 < 20 })
    #expect(try ink(.center).allSatisfy { $0 > 40 && $0 < 60 })
    #expect(try ink(.right).allSatisfy { $0 > 80 })
    #expect(try ink(.natural) == ink(.left))
  }

  @Test func arabicIsReadFromTheRight() throws {
    let picture = try bitmap { list in
      list.text(
        TextBlock(
          "سلام", font: Font(size: 20), color: .black,
          rect: Rect(x: 0, y: 0, width: 100, height: 60)))
    }
    #expect(picture.count(of: .black, columns: 50..<100, rows: 0..<60) > 10)
    #expect(picture.count(of: .black, columns: 0..<40, rows: 0..<60) == 0)
  }

  @Test func drawnTextIsAsWideAsMeasured() throws {
    let measurer = try PangoTextMeasurer()
    let font = Font(size: 17)
    let text = "HHHHHHHH"
    let width = measurer.measure(TextRequest(runs: [TextRun(text, font: font)])).width
    let picture = try bitmap(width: 200) { list in
      list.text(
        TextBlock(
          text, font: font, color: .black, rect: Rect(x: 0, y: 0, width: 200, height: 60)))
    }
    let last = try #require(
      (0..<200).last { x in (0..<60).contains { picture[x, $0].red < 0.5 } })
    #expect(abs(Double(last) - width) < 4)
  }

  @Test func textIsCutToItsBox() throws {
    let picture = try bitmap { list in
      list.text(
        TextBlock(
          "A rather long title", font: Font(size: 17), color: .black,
          rect: Rect(x: 10, y: 0, width: 50, height: 60)))
    }
    #expect(picture.count(of: .white, columns: 61..<100, rows: 0..<60) == 39 * 60)
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 40_000, height: 10), Size(width: .nan, height: 1),
    Size(width: 20_000, height: 20_000),
  ])
  func unusableSizesAreErrors(size: Size) throws {
    let measurer = try PangoTextMeasurer()
    #expect(throws: DrawingError.self) {
      try Picture(DisplayList(), size: size).png(scale: 1, measurer: measurer)
    }
  }

  @Test func theDifferCanFail() throws {
    let first = try sample().bitmap(scale: 1, measurer: PangoTextMeasurer())
    var changed = sample()
    changed.list.fill(Rect(x: 70, y: 70, width: 3, height: 3), .black)
    let second = try changed.bitmap(scale: 1, measurer: PangoTextMeasurer())
    #expect(first.differences(from: first) == 0)
    #expect(first.differences(from: second) == 9)
  }
}
