extension DocumentElement {
  /// The text of a string element; Interface Builder writes one of white space only in Base64.
  package var writtenText: String {
    let text = text ?? ""
    guard self["base64-UTF8"] == "YES" else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
