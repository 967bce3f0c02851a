extension String {
  /// The text with line ends and control characters replaced, so that it stays on one line.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.breaksLine ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// The last place where a text occurs.
  func lastRange(of text: String) -> Range<Index>? {
    ranges(of: text).last
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
