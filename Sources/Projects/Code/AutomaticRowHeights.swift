/// The heights that a source file gives the rows of a table, as far as they are the table's to find from the rows' constraints.
///
/// Source: `UITableView.automaticDimension`, as a table's `rowHeight` and as the answer of
/// `tableView(_:heightForRowAt:)` or of a class of rows: `+ (CGFloat)heightForObject:(id)object …`.
struct AutomaticRowHeights {
  /// Whether such heights are given, and no others.
  let areGiven: Bool

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - methods: Its methods, looked for where such a height is named.
  init(_ code: [UInt8], methods: @autoclosure () -> [MethodBodies.Method]) {
    guard code[...].holds(Self.automatic) else {
      areGiven = false
      return
    }
    let answers = methods().filter { Self.answersHeight(code[$0.head]) }.map { code[$0.body] }
    let heights = Self.assignedHeights(in: code)
    let areAutomatic =
      answers.allSatisfy(Self.answersAutomatic)
      && heights.allSatisfy { $0.holds(Self.automatic) }
    areGiven = areAutomatic && !(answers.isEmpty && heights.isEmpty)
  }

  /// Whether the head of a method is that of one that answers the height of a row.
  private static func answersHeight(_ head: ArraySlice<UInt8>) -> Bool {
    heightMethods.contains { head.holdsLetters($0) }
  }

  /// Whether whatever the body of a method returns is the automatic height.
  private static func answersAutomatic(_ body: ArraySlice<UInt8>) -> Bool {
    var answers: [ArraySlice<UInt8>] = []
    var place = body.startIndex
    while let start = body[place...].firstIndex(of: answering[0]) {
      place = start + 1
      guard body[start...].starts(with: answering) else { continue }
      answers.append(body[start...].prefix { !"\n;}".utf8.contains($0) })
    }
    return answers.isEmpty
      ? body.holds(automatic) : answers.allSatisfy { $0.holds(automatic) }
  }

  /// The values that are assigned to the row height of tables.
  private static func assignedHeights(in code: [UInt8]) -> [ArraySlice<UInt8>] {
    var heights: [ArraySlice<UInt8>] = []
    WordHash.forEachPlacedWord(in: code) { word, end in
      if word == rowHeight, WordReader.isAssignment(code[end...]) {
        heights.append(code[end...].prefix { !"\n;}".utf8.contains($0) })
      }
    }
    return heights
  }

  /// The end of `automaticDimension` and `UITableViewAutomaticDimension`.
  private static let automatic = Array("utomaticDimension".utf8)
  private static let heightMethods = ["heightforrow", "heightforobject"].map { Array($0.utf8) }
  private static let answering = Array("return".utf8)
  private static let rowHeight = WordHash.of("rowHeight".utf8)
}
