extension ArraySlice<UInt8> {
  /// Whether the slice ends with some bytes.
  func ends(with end: some Collection<UInt8>) -> Bool { suffix(end.count).elementsEqual(end) }
}
