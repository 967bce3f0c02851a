import AutoLayout
import Drawing
import PangoText
import Testing

@Suite struct SceneTests {
  private let phone = DeviceFrame(
    screen: Size(width: 375, height: 812), cornerRadius: 44, cutout: .notch, statusBarHeight: 50,
    homeIndicator: .shown)

  private func draw(_ frame: DeviceFrame) throws -> Bitmap {
    try Picture(
      frame.drawing(of: DisplayList(), background: .white), size: frame.size, background: .white
    ).bitmap(scale: 1, measurer: PangoTextMeasurer())
  }

  @Test func theScreenLiesInsideItsCasing() throws {
    let picture = try draw(phone)
    #expect(picture.width == 395 && picture.height == 832)
    #expect(picture[5, 400].luma < 0.35)
    #expect(picture[20, 400] == .white)
    #expect(picture[1, 1] == .white)
  }

  @Test func notchAndHomeIndicatorAreBlack() throws {
    let picture = try draw(phone)
    #expect(picture[197, 20] == .black)
    #expect(picture[197, 10 + 812 - 10].isClose(to: .black))
    #expect(picture[197, 45] == .white)
  }

  @Test func aTurnedDeviceHasItsIslandAtTheSide() throws {
    let picture = try draw(
      DeviceFrame(
        screen: Size(width: 874, height: 402), cornerRadius: 62, cutout: .dynamicIsland,
        statusBarHeight: 0, homeIndicator: .shown))
    #expect(picture[10 + 30, 211] == .black)
    #expect(picture[447, 10 + 30] == .white)
  }

  @Test func contentIsCutAtTheScreensCorners() throws {
    var content = DisplayList()
    content.fill(Rect(x: -50, y: -50, width: 1000, height: 1000), SystemColors(.light).red)
    let picture = try Picture(
      phone.screenDrawing(of: content, background: .white), size: phone.screen, background: .white
    ).bitmap(scale: 1, measurer: PangoTextMeasurer())
    #expect(picture[2, 2] == .white)
    #expect(picture[187, 400].isClose(to: SystemColors(.light).red))
  }

  @Test func longCaptionsTakeSeveralLines() throws {
    let measurer = try PangoTextMeasurer()
    func sheet(_ title: String) -> Picture {
      let entry = ContactSheet.Entry(
        DisplayList(), size: Size(width: 300, height: 600), title: title, subtitle: "alike")
      return ContactSheet(title: "", rows: [ContactSheet.Row(entries: [entry])])
        .picture(measurer: measurer)
    }
    let title = "iPhone 14 Pro, right to left, text size AX3, dark"
    let (short, long) = (sheet("iPhone"), sheet(title))
    #expect(long.size.height == short.size.height + 16)
    let blocks = long.list.commands.compactMap { command in
      if case .text(let block) = command { block } else { nil }
    }
    let block = try #require(blocks.first { $0.runs.first?.text.text == title })
    #expect(block.maximumLines == 2 && block.rect.height == 32)
    let longest = sheet(
      "iPhone SE (1st generation), double-length pseudolanguage, text size AX5, dark")
    #expect(longest.size.height > long.size.height)
  }

  @Test func captionsOfSheetsAreEscaped() throws {
    let measurer = try PangoTextMeasurer()
    func sheet(_ name: String) -> Picture {
      let entry = ContactSheet.Entry(
        DisplayList(), size: Size(width: 40, height: 80), title: name, subtitle: name)
      let rows = [ContactSheet.Row(title: name, entries: [entry])]
      return ContactSheet(title: name, subtitle: name, rows: rows).picture(measurer: measurer)
    }
    let isSame = sheet("a\u{202E}b\nc") == sheet(#"a\u{202E}b\nc"#)
    #expect(isSame)
  }

  @Test func sheetsWrapIntoRows() throws {
    let measurer = try PangoTextMeasurer()
    func sheet(_ count: Int, width: Double) -> Picture {
      ContactSheet(
        title: "Title",
        rows: [
          ContactSheet.Row(
            entries: (0..<count).map { _ in
              ContactSheet.Entry(
                DisplayList(), size: Size(width: 400, height: 800), title: "Phone")
            })
        ], maximumWidth: width
      ).picture(measurer: measurer)
    }
    let row = sheet(3, width: 2000)
    let rows = sheet(3, width: 600)
    #expect(row.size.width > rows.size.width)
    #expect(rows.size.height > row.size.height + 400)
    #expect(rows.size.width <= 600)
    #expect(sheet(0, width: 600).size.height > 0)
  }

  @Test func picturesStayInTheirPlace() throws {
    let measurer = try PangoTextMeasurer()
    var list = DisplayList()
    list.fill(Rect(x: -500, y: -500, width: 1500, height: 1500), .black)
    let sheet = try ContactSheet(
      title: "",
      rows: [
        ContactSheet.Row(entries: [
          ContactSheet.Entry(list, size: Size(width: 100, height: 100), title: "", edge: .card)
        ])
      ]
    ).picture(measurer: measurer).bitmap(scale: 1, measurer: measurer)
    #expect(
      sheet.count(of: .black, columns: 0..<sheet.width, rows: 0..<sheet.height) == 50 * 50)
  }

  @Test func badgesShowTheirMood() throws {
    let measurer = try PangoTextMeasurer()
    func sheet(_ mood: ContactSheet.Mood) throws -> Bitmap {
      try ContactSheet(
        title: "Title",
        rows: [
          ContactSheet.Row(entries: [
            ContactSheet.Entry(
              DisplayList(), size: Size(width: 100, height: 100), title: "Phone",
              badge: "1 finding", mood: mood)
          ])
        ]
      ).picture(measurer: measurer).bitmap(scale: 1, measurer: measurer)
    }
    #expect(try sheet(.fine).differences(from: sheet(.error)) > 50)
  }
}
