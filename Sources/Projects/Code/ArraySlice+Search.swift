extension ArraySlice<UInt8> {
  /// Whether some bytes occur in the slice.
  func holds(_ mark: [UInt8]) -> Bool { holds(mark, but: 0) }

  /// Whether some small letters occur in the slice, as such or as capitals.
  func holdsLetters(_ mark: [UInt8]) -> Bool { holds(mark, but: 0x20) }

  /// Whether some bytes occur in the slice, whose bits may differ that the bytes have, too.
  private func holds(_ mark: [UInt8], but bits: UInt8) -> Bool {
    guard let first = mark.first, count >= mark.count else { return mark.isEmpty }
    for place in startIndex...(endIndex - mark.count) where self[place] | bits == first {
      var length = 1
      while length < mark.count, self[place + length] | bits == mark[length] { length += 1 }
      if length == mark.count { return true }
    }
    return false
  }
}
