import AutoLayout
import Drawing
import PangoText
import Testing

@Suite struct ControlTests {
  private let area = Rect(x: 10, y: 10, width: 80, height: 40)
  private let colors = SystemColors(.light)

  @Test func switchesShowTheirPosition() throws {
    let place = Rect(x: 20, y: 15, width: 51, height: 31)
    let on = try control { $0.switch(.on, in: place) }
    let off = try control { $0.switch(.off, in: place) }
    #expect(on[30, 30].isClose(to: colors.green))
    #expect(on[60, 30] == .white)
    #expect(off[30, 30] == .white)
    #expect(!off[64, 30].isClose(to: .white, within: 0.01))
  }

  @Test func colorWellsShowTheirColorInARingOfHues() throws {
    let place = Rect(x: 30, y: 10, width: 40, height: 40)
    let blue = try control { $0.colorWell(colors.blue, in: place) }
    #expect(blue[50, 30] == colors.blue)
    // The ring begins with red at the top.
    #expect(blue[51, 12].isClose(to: Color(hex: 0xFF0000)))
    #expect(blue[50, 47] != blue[51, 12])
    #expect(blue[31, 11] == .white)
    let none = try control { $0.colorWell(nil, in: place) }
    #expect(none[44, 32] == .white)
    #expect(none.count(of: colors.red, columns: 37..<63, rows: 17..<43) > 10)
  }

  @Test func slidersShowTheirValue() throws {
    func tinted(_ fraction: Double) throws -> Int {
      try control { $0.slider(fraction: fraction, in: area) }
        .count(of: colors.blue, columns: 0..<100, rows: 30..<31)
    }
    #expect(try tinted(0.1) < tinted(0.5))
    #expect(try tinted(0.5) < tinted(0.9))
    #expect(try tinted(.nan) == tinted(0))
    #expect(try tinted(7) == tinted(1))
  }

  @Test func progressIsProportional() throws {
    let picture = try control { $0.progressView(fraction: 0.25, in: area) }
    let tinted = picture.count(of: colors.blue, columns: 0..<100, rows: 30..<31)
    #expect((18...22).contains(tinted))
  }

  @Test func theSelectedSegmentStandsOut() throws {
    let first = try control { $0.segmentedControl(["A", "B"], selected: 0, in: area) }
    let second = try control { $0.segmentedControl(["A", "B"], selected: 1, in: area) }
    #expect(first[16, 30] == .white)
    #expect(second[16, 30] != .white)
    #expect(second[84, 30] == .white)
  }

  @Test func pageControlsMarkTheCurrentPage() throws {
    let first = try control { $0.pageControl(pages: 3, current: 0, in: area) }
    let last = try control { $0.pageControl(pages: 3, current: 2, in: area) }
    #expect(first[34, 30].red < last[34, 30].red)
    #expect(first[66, 30].red > last[66, 30].red)
  }

  @Test func filledButtonsAreTinted() throws {
    let picture = try control { $0.button(ButtonContent("Go"), face: .filled, in: area) }
    #expect(picture[15, 30].isClose(to: colors.blue))
    #expect(picture.count(of: .white, columns: 30..<70, rows: 20..<40) > 5)
  }

  @Test func placeholdersShowWhereTextIsMissing() throws {
    let empty = try control {
      $0.textField(
        TextContent(placeholder: "Name", font: Font(size: 14)), border: .roundedRect, in: area)
    }
    let filled = try control {
      $0.textField(TextContent("Name", font: Font(size: 14)), border: .roundedRect, in: area)
    }
    #expect(filled.count(of: .black, columns: 15..<90, rows: 15..<45) > 5)
    #expect(empty.count(of: .black, columns: 15..<90, rows: 15..<45) == 0)
    #expect(
      empty.differences(
        from: try control {
          $0.textField(TextContent(font: Font(size: 14)), border: .roundedRect, in: area)
        }) > 20)
  }

  /// Every control in every odd rectangle: nothing may fail, and nothing is drawn outside of the
  /// sheet's coordinates.
  @Test(arguments: [
    Rect.zero, Rect(x: 5, y: 5, width: 3, height: 200), Rect(x: 5, y: 5, width: 200, height: 2),
    Rect(x: -1e6, y: 0, width: 1e6, height: 40), Rect(x: 0, y: 0, width: 0.3, height: 0.3),
  ])
  func oddRectanglesAreDrawn(rect: Rect) throws {
    _ = try control { painter in
      drawEverything(on: &painter, in: rect)
    }
  }

  @Test func everyControlLeavesInk() throws {
    let blank = try control { _ in }
    let painters: [(inout ControlPainter, Rect) -> Void] = [
      { $0.activityIndicator(in: $1) }, { $0.stepper(in: $1) }, { $0.colorWell(nil, in: $1) },
      { $0.datePicker(.compact, mode: .date, in: $1) },
      { $0.datePicker(.inline, mode: .date, in: $1) },
      { $0.pickerView(columns: [["One", "Two", "Three"]], in: $1) },
      { $0.searchBar(text: "", placeholder: "Find", in: $1) },
      { $0.imagePlaceholder("cover", in: $1) }, { $0.placeholder(.map, name: "Map", in: $1) },
      { $0.placeholder(.web, name: "Web", in: $1) },
      { $0.symbol("star.fill", in: $1, color: .black) },
      { $0.symbol("no.such.symbol", in: $1, color: .black) },
      { $0.cellAccessory(.disclosureIndicator, in: $1) }, { $0.separator(below: $1) },
      { $0.visualEffect(.dark, in: $1) },
      { $0.textView(TextContent("Text", font: Font(size: 12)), in: $1) },
    ]
    for (index, painter) in painters.enumerated() {
      let picture = try control { painter(&$0, area) }
      #expect(picture.differences(from: blank) > 10, "control \(index)")
    }
  }

  private func drawEverything(on painter: inout ControlPainter, in rect: Rect) {
    let font = Font(size: 17)
    painter.label("Text", font: font, in: rect)
    painter.button(ButtonContent("Go", image: .symbol("plus")), face: .gray, in: rect)
    painter.textField(TextContent("Text", font: font), border: .roundedRect, in: rect)
    painter.textView(TextContent("Text", font: font), in: rect)
    painter.searchBar(text: "a", placeholder: "", in: rect)
    painter.switch(.on, in: rect)
    painter.slider(fraction: 0.5, in: rect)
    painter.stepper(in: rect)
    painter.colorWell(.black, in: rect)
    painter.colorWell(nil, in: rect)
    painter.segmentedControl(["A", "B", "C"], selected: 5, in: rect)
    painter.segmentedControl([], selected: nil, in: rect)
    painter.progressView(fraction: 0.5, in: rect)
    painter.activityIndicator(in: rect)
    painter.pageControl(pages: 1_000_000, current: -3, in: rect)
    painter.pickerView(columns: [[], ["a"]], in: rect)
    for look in [DatePickerLook.wheels, .compact, .inline] {
      painter.datePicker(look, mode: .countDown, in: rect)
    }
    for kind in [PlaceholderKind.map, .web, .video, .camera, .scene3D, .custom] {
      painter.placeholder(kind, name: "View", in: rect)
    }
    painter.imagePlaceholder("name", in: rect)
  }
}
