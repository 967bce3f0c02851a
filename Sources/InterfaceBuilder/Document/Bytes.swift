/// The ASCII bytes the reader and the writer look for.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")

  /// Whether XML counts the byte as white space.
  var isXMLWhitespace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }
}
