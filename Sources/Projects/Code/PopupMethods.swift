/// A size that code gives what it shows over other scenes.
public struct SizeInCode: Hashable, Sendable, Codable {
  /// The width in points; nil where it is calculated.
  public let width: Double?
  /// The height in points; nil where it is calculated.
  public let height: Double?

  /// Creates a size.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// The methods of a source file that show a scene in a sheet of a size that they give.
///
/// Source: `contentViewSize` of the library MZFormSheetPresentationController: "The size of the content view".
struct PopupMethods {
  /// The sizes by the texts that stand in such methods.
  private(set) var sizes: [UInt64: Set<SizeInCode>] = [:]
  /// The texts that stand elsewhere in the file.
  private(set) var others: WordNumbers = []

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - methods: Its methods.
  ///   - words: Its words in order.
  ///   - literals: Its texts between quotation marks.
  init(
    _ code: [UInt8], methods: [MethodBodies.Method], words: [PlacedWord],
    literals: WordNumbers
  ) {
    others = literals
    let places = words.filter { $0.word == Self.member }.map(\.end)
    guard !places.isEmpty else { return }
    var left = code
    for method in methods {
      let given = places.filter(method.body.contains).compactMap { Self.size(behind: $0, in: code) }
      guard let size = given.first, given.count == 1 else { continue }
      for literal in CodeLiterals(in: Array(code[method.body]), but: []).texts {
        sizes[literal, default: []].insert(size)
      }
      for place in method.body { left[place] = UInt8(ascii: " ") }
    }
    if !sizes.isEmpty { others = CodeLiterals(in: left, but: []).texts }
  }

  /// The size that is assigned behind a place: `= CGSizeMake(300, 400);`, `= CGSize(width: 300, height: 400)`.
  private static func size(behind place: Int, in code: [UInt8]) -> SizeInCode? {
    let line = code[place...].prefix { !";\n".utf8.contains($0) }
    guard WordReader.isAssignment(line), let opening = line.firstIndex(of: UInt8(ascii: "(")),
      let closing = line.lastIndex(of: UInt8(ascii: ")")), opening < closing,
      makers.contains(where: { line[..<opening].suffix($0.count).elementsEqual($0) })
    else { return nil }
    let parts = arguments(line[(opening + 1)..<closing])
    guard parts.count == 2 else { return nil }
    return SizeInCode(width: number(parts[0]), height: number(parts[1]))
  }

  /// The arguments between commas that no parentheses or brackets are around.
  private static func arguments(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = text.startIndex
    for place in text.indices {
      if "([".utf8.contains(text[place]) { depth += 1 }
      if ")]".utf8.contains(text[place]) { depth -= 1 }
      guard depth == 0, text[place] == UInt8(ascii: ",") else { continue }
      parts.append(text[start..<place])
      start = place + 1
    }
    return parts + [text[start...]]
  }

  /// The number of an argument, behind its label; nil for a calculation.
  private static func number(_ argument: ArraySlice<UInt8>) -> Double? {
    let value = argument.lastIndex(of: UInt8(ascii: ":")).map { argument[($0 + 1)...] } ?? argument
    let text = String(decoding: value.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    return Double(text.hasSuffix("f") ? String(text.dropLast()) : text).flatMap {
      $0.isFinite && $0 > 0 ? $0 : nil
    }
  }

  private static let makers = ["= CGSizeMake", "= CGSize"].map { Array($0.utf8) }
  private static let member = WordHash.of("contentViewSize".utf8)
}

/// The sizes that all code which makes a scene gives it.
struct PopupSizes {
  private var sizes: [UInt64: Set<SizeInCode>] = [:]
  private var others: WordNumbers = []

  /// Adds the methods of a source file.
  mutating func add(_ methods: PopupMethods) {
    for (literal, found) in methods.sizes { sizes[literal, default: []].formUnion(found) }
    others.formUnion(methods.others)
  }

  /// The size of the scene with an identifier; nil where code makes it elsewhere, too, or gives it several.
  func size(ofScene identifier: String) -> SizeInCode? {
    let text = WordHash.ofText(identifier.utf8)
    guard let found = sizes[text], found.count == 1, !others.contains(text) else { return nil }
    return found.first
  }
}
