/// The heights that a source file gives the rows of a table, as far as they are the table's to find from the rows' constraints.
///
/// Source: `UITableView.automaticDimension`, as a table's `rowHeight` and as the answer of
/// `tableView(_:heightForRowAt:)` or of a class of rows: `+ (CGFloat)heightForObject:(id)object …`.
struct AutomaticRowHeights {
  /// Whether such heights are given, and no others.
  private(set) var areGiven = false
  /// The largest of the numbers that are given beside such heights; nil where none are, or something else than numbers is.
  private(set) var largestBeside: Double?
  /// The heights, where all that are given are numbers; else none.
  private(set) var numbers: [Double] = []

  /// Creates what a file without such heights gives.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - methods: Its methods, looked for where such a height is named or given.
  init(_ code: [UInt8], methods: @autoclosure () -> [MethodBodies.Method]) {
    guard Self.names.contains(where: code[...].holds) else { return }
    let heights =
      methods().filter { Self.answersHeight(code[$0.head]) }.flatMap {
        Self.answers(of: code[$0.body])
      } + Self.assignedHeights(in: code)
    let others = heights.filter { !$0.holds(Self.automatic) }
    areGiven = others.isEmpty && !heights.isEmpty
    let values = others.compactMap(Self.number)
    guard values.count == others.count else { return }
    if others.count == heights.count { numbers = values } else { largestBeside = values.max() }
  }

  /// Whether the head of a method is that of one that answers the height of a row, and no estimate of it.
  ///
  /// Source: `tableView(_:estimatedHeightForRowAt:)`, which says nothing of the heights that rows get.
  private static func answersHeight(_ head: ArraySlice<UInt8>) -> Bool {
    heightMethods.contains { head.holdsLetters($0) } && !head.holdsLetters(estimated)
  }

  /// The code that the body of a method returns: all of it where it does not say so.
  private static func answers(of body: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var answers: [ArraySlice<UInt8>] = []
    var place = body.startIndex
    while let start = body[place...].firstIndex(of: answering[0]) {
      place = start + 1
      guard body[start...].starts(with: answering) else { continue }
      answers.append(body[(start + answering.count)...].prefix { !"\n;}".utf8.contains($0) })
    }
    return answers.isEmpty ? [body] : answers
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

  /// The number that a value is, with what ends it in Objective-C; nil where it is something else.
  private static func number(_ value: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: value, as: UTF8.self).drop { " \t=".contains($0) }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return text.dropFirst(digits.count).allSatisfy { " \tfF\r".contains($0) } ? Double(digits) : nil
  }

  /// The end of `automaticDimension` and `UITableViewAutomaticDimension`.
  private static let automatic = Array("utomaticDimension".utf8)
  /// The names in a file that give such heights, or others.
  private static let names = [automatic, Array("rowHeight".utf8), Array("eightForRow".utf8)]
  private static let heightMethods = ["heightforrow", "heightforobject"].map { Array($0.utf8) }
  private static let estimated = Array("estimatedheight".utf8)
  private static let answering = Array("return".utf8)
  private static let rowHeight = WordHash.of("rowHeight".utf8)
}
