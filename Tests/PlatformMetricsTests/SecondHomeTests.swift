import AutoLayout
import Foundation
import PlatformMetrics
import Testing

/// A number of Apple's stands in this module and nowhere else.
///
/// The numbers looked for are the values of devices, bars, controls, cells and tables from 20 points on, but for
/// numbers of every day: multiples of ten up to 120, powers of two, 24 and 25.
struct SecondHomeTests {
  @Test func noOtherModuleWritesANumberOfTheSystem() throws {
    var found: [String] = []
    for path in try Self.paths() {
      let excused = SecondHomeExceptions.numbers(in: path)
      found += SecondHome.lines(in: try SourceTree.text(of: path), excusing: excused).map {
        "\(path):\($0)"
      }
    }
    #expect(found == [], "ask PlatformMetrics for the number")
  }

  @Test(arguments: SecondHomeExceptions.all)
  func everyExceptionIsStillNeeded(exception: SecondHomeExceptions.Exception) throws {
    let paths = try Self.paths().filter { $0.hasPrefix(exception.path) }
    var needed: Set<Double> = []
    for path in paths {
      needed.formUnion(SecondHome.numbers(in: try SourceTree.text(of: path)).map(\.value))
    }
    #expect(!needed.isEmpty)
    if let numbers = exception.numbers { #expect(numbers.subtracting(needed) == []) }
  }

  @Test func aSecondHomeIsNamedWithItsLine() {
    let source = """
      // A bar of 49 points, in "49".
      let size = CGSize(width: 375, height: 0x31)
      let text = "812 points", round = 100.0
      let bar: CGFloat = 49
      """
    #expect(
      SecondHome.lines(in: source, excusing: []) == [
        "2: 375 is a number of the system", "4: 49 is a number of the system",
      ])
    #expect(
      SecondHome.lines(in: source, excusing: [49]) == ["2: 375 is a number of the system"])
  }

  @Test func theValuesAreThoseOfDevicesBarsControlsCellsAndTables() {
    // An iPhone 8 and its bars, a switch, a picker, a row, a header, the insets of an iPhone 16 Pro.
    for value in [375.0, 667, 44, 49, 51, 31, 216, 44.5, 62] {
      #expect(SecondHome.values.contains(value))
    }
    for value in [20.0, 50, 100, 320.5, 32, 16, 7] { #expect(!SecondHome.values.contains(value)) }
  }

  private static func paths() throws -> [String] {
    try ["UIKit", "InterfaceBuilder", "Inspection", "Drawing", "Devices", "LayoutTesting"].flatMap {
      try SourceTree.swiftFiles(under: "Sources/\($0)")
    }
  }
}

/// The literals that may equal a number of the system, each with its reason.
enum SecondHomeExceptions {
  struct Exception: Sendable, CustomTestStringConvertible {
    /// A file, or a folder with all its files.
    let path: String
    /// The numbers; nil for all.
    let numbers: Set<Double>?
    let reason: String

    var testDescription: String { "\(path): \(reason)" }
  }

  static let all: [Exception] = [
    .init(
      path: "Sources/InterfaceBuilder/Canvas/Quirks/", numbers: nil,
      reason: "numbers of the canvas, which no device has"),
    .init(
      path: "Sources/InterfaceBuilder/Reading/Values/Base64.swift", numbers: nil,
      reason: "places in an alphabet"),
    .init(
      path: "Sources/UIKit/Controls/UITableViewCell.swift", numbers: [320, 44],
      reason: "the frame of a cell that no table has placed, on every release"),
    .init(
      path: "Sources/UIKit/Controllers/UISplitViewController.swift", numbers: [320],
      reason: "the width of a primary column, which is no device's"),
    .init(
      path: "Sources/Inspection/Differences/Reports/DifferencePage.swift", numbers: [420],
      reason: "the width of a picture on a page"),
    .init(
      path: "Sources/Inspection/PreviewPages/PageBoard.swift", numbers: [620],
      reason: "the distance of scenes without a place on the board"),
    .init(
      path: "Sources/Inspection/PreviewPages/ResizedWindow.swift", numbers: [320, 480],
      reason: "the range of widths that a screen is dragged through"),
    .init(
      path: "Sources/Drawing/Scene/", numbers: nil,
      reason: "the sheet of pictures, and the shapes of status bars and cut-outs"),
    .init(
      path: "Sources/Inspection/Logs/LogDrawing.swift", numbers: nil,
      reason: "the sheet that conflicts of logs are drawn on"),
    .init(
      path: "Sources/Inspection/Logs/LogTextFormat.swift", numbers: [31, 33],
      reason: "ECMA-48's numbers of red and yellow"),
    .init(
      path: "Sources/Drawing/Controls/BarPainters.swift", numbers: [33],
      reason: "where the title of a tab is drawn within its bar"),
    .init(
      path: "Sources/Drawing/Controls/ControlPainter+Platters.swift", numbers: [66],
      reason: "the field of a television's search bar, which is no row"),
    .init(
      path: "Sources/Drawing/Controls/ControlPainter+MissingPictures.swift", numbers: [56],
      reason: "what stands for an image"),
    .init(
      path: "Sources/Drawing/Controls/ControlPainter+Placeholders.swift", numbers: [22, 28],
      reason: "what stands for a map or a page"),
    .init(
      path: "Sources/Drawing/Controls/PickerViewPainter.swift", numbers: [21],
      reason: "the point size of a wheel's titles"),
    .init(
      path: "Sources/Drawing/Controls/TableViewCellPainter.swift", numbers: [22, 38],
      reason: "the sign of an information button within the room that it has"),
    .init(
      path: "Sources/Drawing/Controls/TableViewPainter.swift", numbers: [28, 46, 56],
      reason: "the part of a header's room that is drawn, below the padding that iOS 15 added"),
  ]

  /// The numbers that a file may write; every number where an exception names none.
  static func numbers(in path: String) -> Set<Double> {
    all.filter { path.hasPrefix($0.path) }.reduce(into: []) {
      $0.formUnion($1.numbers ?? SecondHome.values)
    }
  }
}

/// Literals that equal numbers of the system.
enum SecondHome {
  /// The numbers that stand in one place.
  static let values: Set<Double> = {
    let metrics =
      BarMetrics.all + SheetMetrics.all + ControlMetrics.all + TextFieldMetrics.all
      + CellMetrics.all
      + TableMetrics.all
    let written = metrics.flatMap { $0.facts.flatMap { numbers(inText: $0.value) } }
    return Set(
      (written + Device.all.flatMap(extents)).map(abs).filter { $0 >= 20 && !isEveryday($0) })
  }()

  /// The numbers of a device, in points, on all releases.
  private static func extents(of device: Device) -> [Double] {
    let insets = Release.known.flatMap { release in
      Orientation.allCases.flatMap { orientation in
        let insets = device.safeAreaInsets(in: orientation, release: release)
        return [
          insets.top, insets.left, insets.bottom,
          device.statusBarHeight(in: orientation, release: release),
        ]
      }
    }
    return insets + [device.portraitSize.width, device.portraitSize.height, device.cornerRadius]
  }

  private static func isEveryday(_ number: Double) -> Bool {
    let powers = (0...12).map { pow(2, Double($0)) }
    return number.truncatingRemainder(dividingBy: 10) == 0 && number <= 120
      || powers.contains(number) || [24, 25].contains(number)
  }

  /// The lines of a source that write a number of the system, each with its number.
  static func lines(in source: String, excusing excused: Set<Double>) -> [String] {
    numbers(in: source).filter { !excused.contains($0.value) }.map {
      "\($0.line): \($0.text) is a number of the system"
    }
  }

  /// The literals of a source that equal a number of the system; comments and texts do not count.
  static func numbers(in source: String) -> [(line: Int, value: Double, text: Substring)] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      // Names, numbers and what belongs to them, such as `x.0` or `0x31`.
      code(of: line).split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }.compactMap {
        word in
        guard word.wholeMatch(of: #/[0-9][0-9_]*(?:\.[0-9]+)?/#) != nil,
          let value = Double(word.replacing("_", with: "")), values.contains(value)
        else { return nil }
        return (index + 1, value, word)
      }
    }
  }

  /// A line without its comment and without what is in quotes.
  private static func code(of line: Substring) -> Substring {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let unquoted = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      .joined(separator: " ")[...]
    let end = unquoted.firstRange(of: "//")?.lowerBound ?? unquoted.endIndex
    return unquoted[..<end]
  }

  private static func numbers(inText text: String) -> [Double] {
    text.matches(of: #/[0-9]+(?:\.[0-9]+)?/#).compactMap { Double($0.output) }
  }
}
