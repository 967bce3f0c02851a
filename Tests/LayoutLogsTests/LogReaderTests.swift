import Testing

@testable import LayoutLogs

/// Whole logs, in every form in which they come.
struct LogReaderTests {
  private let wide = InventedLog.wideLabel

  private func expectWide(
    _ contents: LogContents, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(contents.logs.count == 1, sourceLocation: sourceLocation)
    #expect(
      contents.logs.first?.addresses == ["0x6011", "0x6012", "0x6013", "0x6014"],
      sourceLocation: sourceLocation)
    #expect(contents.logs.first?.brokenAddress == "0x6011", sourceLocation: sourceLocation)
    #expect(contents.logs.first?.gaps == [], sourceLocation: sourceLocation)
    #expect(contents.unread == [], sourceLocation: sourceLocation)
  }

  @Test func theFormsOfUIKit() {
    expectWide(InventedLog.read(wide.text))
    expectWide(InventedLog.read(wide.oldText))
    #expect(InventedLog.read(wide.text).logs.first?.platform == .uiKit)
  }

  @Test func theFormsOfAppKit() throws {
    var log = wide
    log.constraints = log.constraints.map { $0.replacing("UI", with: "NS") }
    log.broken = log.broken?.replacing("UI", with: "NS")
    for text in [log.appKitText, log.structuredText] {
      let contents = InventedLog.read(text)
      expectWide(contents)
      #expect(contents.logs.first?.platform == .appKit)
    }
  }

  @Test func theTwoFormsOfMacOS14AreOneConflict() {
    let contents = InventedLog.read(wide.structuredText + wide.appKitText)
    expectWide(contents)
    #expect(contents.entries.map(\.count) == [1])
  }

  @Test func linesBeforeBetweenAndAfterAreCounted() {
    let contents = InventedLog.read("one\ntwo\n" + wide.text + "three\n")
    expectWide(contents)
    #expect(contents.entries.first?.line == 3)
    #expect(
      contents.lineCount == 3
        + wide.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
    #expect(contents.otherLineCount >= 3)
  }

  @Test(arguments: ["> ", ">> ", "> > ", "    ", "\t", "t =    12.34s ", "  | "])
  func quotedAndIndentedLines(_ prefix: String) {
    let text = wide.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { prefix + $0 }.joined(separator: "\n")
    expectWide(InventedLog.read(text))
  }

  @Test(arguments: [
    ("2026-01-05 10:00:00.000000+0100 My App[100:2000] [LayoutConstraints] ", "App"),
    ("Mar  4 18:25:38 host SpringBoard[10567]: ", "SpringBoard"), ("", nil),
    ("[LayoutConstraints] ", nil), ("words [1] ", nil),
  ])
  func theProcessThatWroteTheLog(_ prefix: String, _ process: String?) throws {
    let contents = InventedLog.read(
      prefix + "Unable to simultaneously satisfy constraints.\n(\n"
        + InventedLog.twoHeights.constraints.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n")
    guard case .constraints(let log) = try #require(contents.entries.first).part else {
      Issue.record("\(contents)")
      return
    }
    #expect(log.process == process)
  }

  @Test func carriageReturnsColoursAndNoBreakSpaces() {
    expectWide(InventedLog.read(wide.text.replacing("\n", with: "\r\n")))
    expectWide(
      InventedLog.read(wide.text.replacing("<NSLayout", with: "\u{1B}[31m<NSLayout\u{1B}[0m")))
    expectWide(InventedLog.read(wide.text.replacing("    \"", with: "\u{A0}\u{A0}\"")))
  }

  @Test func invalidBytes() {
    let bytes = Array(wide.text.replacing("'Name'", with: "'N@me'").utf8)
    let torn = bytes.map { $0 == UInt8(ascii: "@") ? 0xFF : $0 }
    expectWide(InventedLog.read(torn))
  }

  @Test func aLogWhoseLineBreaksWereLost() {
    expectWide(InventedLog.read(wide.text.replacing("\n", with: " ")))
  }

  @Test func aLogInAStringOfJSON() {
    let message = wide.text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    expectWide(InventedLog.read("{\"eventMessage\":\"\(message)\",\"processID\":100}\n"))
  }

  @Test func entitiesAndBackslashesOfWebPages() {
    let page = wide.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("'", with: "&#39;")
    expectWide(InventedLog.read(page))
    expectWide(
      InventedLog.read(wide.text.replacing("<", with: "\\<").replacing(">", with: "\\>")))
  }

  @Test func theAddressOfAPageThatShowsALog() {
    let encoded = wide.text.utf8.map { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: ":")
        ? String(decoding: [byte], as: UTF8.self)
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    expectWide(InventedLog.read("https://example.org/?log=" + encoded.joined() + "\n"))
  }

  @Test func listsWithoutHeadingsOneAfterTheOther() {
    let lists = [wide, InventedLog.twoHeights].map { log in
      "(\n" + log.constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    }
    #expect(InventedLog.read(lists.joined()).logs.map(\.constraints.count) == [4, 2])
  }

  @Test func typographicQuotes() {
    expectWide(InventedLog.read(wide.text.replacing("'", with: "’")))
  }

  @Test func bracketsThatAPageTookForTags() {
    let text = wide.text.replacing("\"<", with: "\"").replacing(">\"", with: "\"")
    #expect(InventedLog.read(text).logs.first?.addresses.count == 4)
  }

  @Test(arguments: [30, 47, 60, 79, 80, 100]) func wrappedLines(_ width: Int) {
    var lines: [String] = []
    for line in wide.text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line[...]
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      lines.append(String(rest))
    }
    let log = InventedLog.read(lines.joined(separator: "\n")).logs.first
    #expect(log?.addresses == ["0x6011", "0x6012", "0x6013", "0x6014"])
    #expect(log?.brokenAddress == "0x6011")
  }

  @Test func piecesOfAnyLength() {
    let bytes = Array(wide.text.utf8)
    for length in [1, 2, 7, 64, 1000] {
      var reader = LogReader()
      var rest = bytes[...]
      while !rest.isEmpty {
        reader.read(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      expectWide(reader.end())
    }
  }

  @Test func whatTheDebuggerPrints() {
    let constraints = wide.constraints
    for text in [
      "(lldb) po view.constraints\n▿ 4 elements\n" + constraints.map { "  - \($0)\n" }.joined(),
      "<__NSArrayM 0x6000>(\n" + constraints.joined(separator: ",\n") + "\n)\n",
      "[" + constraints.joined(separator: ", ") + "]\n",
    ] {
      let logs = InventedLog.read(text).logs
      #expect(logs.first?.addresses.count == 4)
      #expect(logs.first?.source == .list)
      #expect(logs.first?.gaps == [])
    }
    #expect(
      InventedLog.read("(lldb) po c\n\(constraints[0])\n").logs.first?.addresses == ["0x6011"])
  }

  @Test func noLogAtAll() {
    for text in ["", "\n", "hello\nconstraint: none\n", "NSLayoutConstraint\n"] {
      #expect(InventedLog.read(text).isEmpty)
    }
  }

  @Test func aConflictWhoseConstraintsAreHidden() {
    let contents = InventedLog.read(
      "Unable to simultaneously satisfy constraints:\n<private>\n\n"
        + "Will attempt to recover by breaking constraint \n<private>\n\n"
        + "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES\n"
    )
    #expect(contents.emptyCount == 1)
    #expect(contents.entries.isEmpty)
    #expect(!contents.isEmpty)
  }
}

/// Logs that are torn, mixed or repeated.
struct TornLogTests {
  private let wide = InventedLog.wideLabel
  private let card = InventedLog.twoHeights

  private func lines(_ log: InventedLog) -> [Substring] {
    log.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aLogWithoutItsBeginning() {
    let contents = InventedLog.read(lines(wide).dropFirst(7).joined(separator: "\n"))
    #expect(contents.logs.first?.addresses == ["0x6012", "0x6013", "0x6014", "0x6011"])
    #expect(contents.logs.first?.source == .conflict)
    #expect(contents.logs.first?.gaps == [.beginning])
    #expect(contents.logs.first?.isBrokenAdded == true)
  }

  @Test func aLogWithoutItsEnd() {
    let contents = InventedLog.read(lines(wide).prefix(8).joined(separator: "\n"))
    #expect(contents.logs.first?.addresses == ["0x6011", "0x6012"])
    #expect(contents.logs.first?.gaps == [.brokenConstraint, .ending])
  }

  @Test func aLogWhoseLinesAreCut() throws {
    let lines = InventedLog.wideLabel.text.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.map { $0.hasPrefix("    \"") ? $0.prefix(50) : $0 }
    let contents = InventedLog.read(cut.joined(separator: "\n"))
    guard case .constraints(let log) = try #require(contents.entries.first).part else {
      Issue.record("\(contents)")
      return
    }
    #expect(log.gaps == [.members] && log.broken == 0)
    #expect(contents.unread.count == 4)
  }

  @Test func aLogThatDoesNotNameTheBrokenConstraint() {
    var log = wide
    log.broken = nil
    #expect(InventedLog.read(log.text).logs.first?.gaps == [.brokenConstraint])
  }

  @Test func aBrokenConstraintWhoseDescriptionIsTorn() {
    let text = wide.text.replacing(
      "constraint \n<NSLayoutConstraint:0x6011",
      with: "constraint \n<NSLayoutConstraint:0x6011 UIL\n\nX")
    #expect(InventedLog.read(text).logs.first?.brokenAddress == "0x6011")
  }

  @Test func onlyTheBrokenConstraint() {
    let contents = InventedLog.read(
      "Will attempt to recover by breaking constraint \n\(wide.constraints[0])\n")
    #expect(contents.logs.first?.source == .conflict)
    #expect(contents.logs.first?.brokenAddress == "0x6011")
  }

  @Test func aLogAfterOneThatBreaksOff() {
    let first = lines(wide).prefix(9).joined(separator: "\n")
    let logs = InventedLog.read(first + "\n" + card.text).logs
    #expect(logs.map(\.addresses) == [["0x6011", "0x6012", "0x6013"], ["0x6001", "0x6002"]])
    #expect(logs.last?.brokenAddress == "0x6002")
  }

  @Test func twoLogsMixedLineByLine() {
    var mixed: [Substring] = []
    let (first, second) = (lines(wide), lines(card))
    for index in 0..<max(first.count, second.count) {
      if index < first.count { mixed.append(first[index]) }
      if index < second.count { mixed.append(second[index]) }
    }
    let logs = InventedLog.read(mixed.joined(separator: "\n")).logs
    #expect(
      logs.map(\.addresses) == [["0x6011", "0x6012", "0x6013", "0x6014"], ["0x6001", "0x6002"]])
    #expect(logs.map(\.brokenAddress) == ["0x6011", "0x6002"])
    #expect(logs.map(\.isMixed) == [true, true])
  }

  @Test func repetitionsAreCounted() {
    let again = wide.text.replacing("0x60", with: "0x70").replacing("0x7f", with: "0x9f")
    let contents = InventedLog.read(wide.text + again + card.text + wide.text)
    #expect(contents.entries.map(\.count) == [3, 1])
  }

  @Test func mentionsOfAConstraintAreNoFurtherLog() {
    let contents = InventedLog.read(
      wide.text + "\nThe first one is mine:\n\(wide.constraints[0])\n\nAnd so on.\n")
    #expect(contents.entries.count == 1)
  }

  @Test func whatIsNotUnderstoodIsShown() {
    let text = wide.text.replacing("UILabel:0x7f11'Name'.width == 400", with: "what is this")
    let contents = InventedLog.read(text)
    #expect(contents.unread.first == "<NSLayoutConstraint:0x6011 what is this   (active)>")
    #expect(contents.logs.first?.addresses == ["0x6012", "0x6013", "0x6014"])
  }

  /// Every beginning and every end of a log: read as far as it goes, without an end of the program.
  @Test func tornLogsDoNoHarm() {
    let bytes = Array(wide.text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) {
      _ = InventedLog.read(Array(bytes[..<length]))
      _ = InventedLog.read(Array(bytes[length...]))
    }
  }

  @Test func aLineWithoutEndIsCut() {
    var reader = LogReader()
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    for _ in 0..<16 { reader.read(piece) }
    reader.read(Array("\n\(wide.text)".utf8))
    #expect(reader.end().logs.count == 1)
  }
}

/// Traces of views.
struct TraceReaderTests {
  @Test func ambiguousViewsAndTheirVariables() throws {
    let contents = InventedLog.read(
      """
      •UIWindow:0x7f01
      |   •UIView:0x7f02, MISSING HOST CONSTRAINTS
      |   |   *<UILayoutGuide: 0x6001 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x7f02>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x6001'UIViewSafeAreaLayoutGuide'.Width{id: 7}
      |   |   *UILabel:0x7f03'A, b{c}'- AMBIGUOUS LAYOUT for UILabel:0x7f03'A, b{c}'.minX{id: 25}, UILabel:0x7f03'A, b{c}'.Height{id: 26}
      |   |   +UIButton:0x7f04
      |   |   UIImageView:0x7f05

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """)
    guard case .trace(let trace) = try #require(contents.entries.first).part else {
      Issue.record("no trace")
      return
    }
    #expect(
      trace.nodes.map(\.item.address) == [
        "0x7f01", "0x7f02", "0x6001", "0x7f03", "0x7f04", "0x7f05",
      ])
    #expect(trace.nodes.map(\.depth) == [0, 1, 2, 2, 2, 2])
    #expect(trace.nodes.map(\.isAmbiguous) == [false, false, true, true, false, false])
    #expect(trace.nodes[1].lacksHostConstraints)
    #expect(trace.nodes[2].item.text == "UIViewSafeAreaLayoutGuide")
    #expect(trace.nodes[3].variables.map(\.name) == ["minX", "Height"])
    #expect(trace.nodes[4].isManual)
    #expect(contents.otherLineCount <= 2)
  }

  @Test func theFormOfIOS6() {
    let contents = InventedLog.read(
      "|   *<UIView:0x7f02> - AMBIGUOUS LAYOUT\n|   |   *<UILabel:0x7f03>\n")
    guard case .trace(let trace)? = contents.entries.first?.part else {
      Issue.record("no trace")
      return
    }
    #expect(trace.nodes.map(\.isAmbiguous) == [true, false])
  }
}
