extension [UInt8] {
  /// The lines that hold some bytes, none of them a line's end.
  func lines(with mark: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let first = mark.first else { return [] }
    let end = UInt8(ascii: "\n")
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place < count {
      if self[place] == end {
        start = place + 1
      } else if self[place] == first, self[place...].starts(with: mark) {
        place = self[place...].firstIndex(of: end) ?? count
        lines.append(self[start..<place])
        start = place + 1
      }
      place += 1
    }
    return lines
  }
}
