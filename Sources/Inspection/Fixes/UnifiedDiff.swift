import EscapedText
package import InterfaceBuilder

/// A patch as a unified difference, as `git apply` and `patch` read it.
package struct UnifiedDiff {
  private let old: [UInt8]
  private let lineStarts: [Int]
  private var blocks: [Block] = []

  /// Lines of the old text that are replaced.
  private struct Block {
    var lines: Range<Int>
    var replacement: [ArraySlice<UInt8>]
  }

  private static let context = 3

  /// - Parameters:
  ///   - patch: The replacements.
  ///   - bytes: The bytes before it.
  package init(_ patch: DocumentPatch, of bytes: [UInt8]) {
    old = bytes
    lineStarts =
      [0]
      + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") && $0 + 1 < bytes.count }
      .map { $0 + 1 }
    var pending: [Splice] = []
    for splice in patch.splices {
      if let last = pending.last,
        line(of: last.range.upperBound) + 1 < line(of: splice.range.lowerBound)
      {
        addBlock(pending)
        pending = []
      }
      pending.append(splice)
    }
    if !pending.isEmpty { addBlock(pending) }
  }

  /// The difference.
  ///
  /// - Parameter path: The name of the file.
  /// - Returns: The text; empty where nothing changes.
  package func text(path: String) -> [UInt8] {
    guard !blocks.isEmpty else { return [] }
    var text = Array("--- \(path.escaped)\n+++ \(path.escaped)\n".utf8)
    var shift = 0
    for hunk in hunks {
      text += self.text(of: hunk, shift: shift)
      shift += hunk.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
    }
    return text
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    old[lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : old.count)]
  }

  /// Adds the lines that some splices touch, without those at both ends that stay as they are.
  private mutating func addBlock(_ splices: [Splice]) {
    var first = line(of: splices[0].range.lowerBound)
    var end = line(of: splices[splices.count - 1].range.upperBound) + 1
    let start = lineStarts[first]
    let stop = end < lineStarts.count ? lineStarts[end] : old.count
    let moved = splices.map {
      Splice(
        range: ($0.range.lowerBound - start)..<($0.range.upperBound - start),
        replacement: $0.replacement)
    }
    var new = Self.lines(of: DocumentPatch(moved).applied(to: Array(old[start..<stop])))[...]
    while first < end, let line = new.first, line == bytes(ofLine: first) {
      first += 1
      new = new.dropFirst()
    }
    while first < end, let line = new.last, line == bytes(ofLine: end - 1) {
      end -= 1
      new = new.dropLast()
    }
    if first < end || !new.isEmpty {
      blocks.append(Block(lines: first..<end, replacement: Array(new)))
    }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// The blocks whose surroundings touch, together.
  private var hunks: [[Block]] {
    var hunks: [[Block]] = []
    for block in blocks {
      if let last = hunks.last?.last,
        block.lines.lowerBound - last.lines.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(block)
      } else {
        hunks.append([block])
      }
    }
    return hunks
  }

  private func text(of hunk: [Block], shift: Int) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let start = max(0, first.lines.lowerBound - Self.context)
    let end = min(lineStarts.count, last.lines.upperBound + Self.context)
    let added = hunk.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
    var text = Array(
      ("@@ -\(range(start, end - start)) +\(range(start + shift, end - start + added)) @@\n").utf8)
    var next = start
    for block in hunk {
      for line in next..<block.lines.lowerBound { text += marked(" ", bytes(ofLine: line)) }
      for line in block.lines { text += marked("-", bytes(ofLine: line)) }
      for line in block.replacement { text += marked("+", line) }
      next = block.lines.upperBound
    }
    for line in next..<end { text += marked(" ", bytes(ofLine: line)) }
    return text
  }

  private func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  private func marked(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = [UInt8(ascii: mark)] + line
    guard line.last != UInt8(ascii: "\n") else { return text }
    return text + Array("\n\\ No newline at end of file\n".utf8)
  }
}
