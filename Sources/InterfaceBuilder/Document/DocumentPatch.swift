/// Replacements of byte ranges of a file, with everything between them kept.
///
/// A language server sends the splices as text edits; ``inverse(of:)`` undoes them.
public struct DocumentPatch: Hashable, Sendable {
  /// The replacements in the order of the file; no two overlap.
  public let splices: [Splice]

  /// Creates a patch.
  ///
  /// Insertions at one offset keep their order.
  ///
  /// - Precondition: The ranges do not overlap.
  public init(_ splices: [Splice]) {
    self.splices = splices.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { splices.isEmpty }

  /// The bytes with all ranges replaced.
  ///
  /// - Complexity: O(*bytes*).
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + splices.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for splice in splices {
      precondition(splice.range.lowerBound >= copied, "the ranges do not overlap")
      result += bytes[copied..<splice.range.lowerBound]
      result += splice.replacement
      copied = splice.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// The patch that gives the original bytes back.
  ///
  /// - Parameter bytes: The bytes before this patch.
  /// - Returns: A patch of the bytes after it.
  public func inverse(of bytes: [UInt8]) -> DocumentPatch {
    var shift = 0
    return DocumentPatch(
      splices.map { splice in
        let start = splice.range.lowerBound + shift
        shift += splice.replacement.count - splice.range.count
        return Splice(
          range: start..<(start + splice.replacement.count),
          replacement: Array(bytes[splice.range]))
      })
  }

  /// The offset that a byte has after the patch; the end of the replacement for a byte that is replaced.
  public func offset(after offset: Int) -> Int {
    var shift = 0
    for splice in splices where splice.range.lowerBound <= offset {
      if offset < splice.range.upperBound {
        return splice.range.lowerBound + shift + splice.replacement.count
      }
      shift += splice.replacement.count - splice.range.count
    }
    return offset + shift
  }
}
