/// A view or guide as logs name it.
package struct LogItem: Hashable, Sendable {
  /// The class, with its module; nil for an item that is called by its identifier and explained nowhere.
  package var className: String?
  /// The address, `0x7fa4d0df1370`; nil where the log does not say it.
  package var address: String?
  /// The text that the item shows, cut after 25 characters, or the identifier of a guide.
  package var text: String?
  /// The accessibility identifier, or the key that a library was given.
  package var name: String?

  /// A text that is the same for all mentions of the item in one log.
  package var key: String {
    address ?? name.map { "name \($0)" } ?? text.map { "text \($0)" } ?? className ?? "(nil)"
  }

  /// The class without its module.
  package var shortClass: String? {
    className.map { name in
      name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  /// Whether the item is a layout guide.
  package var isGuide: Bool {
    guard let name = shortClass else { return false }
    return name.hasSuffix("LayoutGuide") || name.hasSuffix("GapGuide")
      || name.hasSuffix("LayoutSpacer") || name.hasSuffix("AnchorGuide")
  }

  /// Whether descendants may be constrained to the edges of the item's content.
  package var isScrollable: Bool {
    guard let name = shortClass else { return false }
    return name.hasSuffix("ScrollView") || name.hasSuffix("TableView")
      || name.hasSuffix("CollectionView") || name == "UITextView"
  }
}

extension LogItem {
  /// Reads `Class:0xaddress'text'`, `Class:key` or an identifier.
  init(_ bytes: Bytes) {
    let part = bytes.trimmed
    if let start = LogItem.addressStart(in: part) {
      var end = start
      while end < part.endIndex, part[end].isHexDigit || end == start + 1 { end += 1 }
      var name = part[part.startIndex..<start].trimmed
      if name.last == UInt8(ascii: ":") { name.removeLast() }
      if name.first == UInt8(ascii: "<") { name.removeFirst() }
      className = name.trimmed.text
      address = part[start..<end].text.lowercased()
      text = LogItem.unquoted(part[end...].trimmed)
      return
    }
    if let colon = part.firstIndex(of: UInt8(ascii: ":")), colon + 1 < part.endIndex,
      part[..<colon].allSatisfy(\.isOfName), part[..<colon].first?.isLetter == true,
      !part[(colon + 1)...].contains(where: \.isBlank)
    {
      className = part[..<colon].text
      name = part[(colon + 1)...].text
      return
    }
    let whole = part.text
    if whole == "(nil)" || whole == "nil" { return }
    name = whole
  }

  /// The place of the address: `0x` after a colon.
  private static func addressStart(in part: Bytes) -> Int? {
    var from = part.startIndex
    while let found = part.firstIndex(of: "0x", from: from) {
      var before = found - 1
      while before >= part.startIndex, part[before] == 0x20 { before -= 1 }
      if before >= part.startIndex, part[before] == UInt8(ascii: ":") { return found }
      from = found + 2
    }
    return nil
  }

  /// The text between quotes; nil without them.
  private static func unquoted(_ bytes: Bytes) -> String? {
    guard let quote = bytes.first, quote == 0x27 || quote == 0x22, bytes.count > 1 else {
      return nil
    }
    var inner = bytes.dropFirst()
    if inner.last == quote { inner.removeLast() }
    return inner.text.decodedEscapes
  }
}

extension String {
  /// The text with the escapes of property lists, `\U00e9` and `\"`, replaced by their characters.
  var decodedEscapes: String {
    guard contains("\\") else { return self }
    var units: [UInt16] = []
    let all = Array(utf16)
    var index = 0
    while index < all.count {
      if all[index] == 0x5C, index + 5 < all.count, all[index + 1] == 0x55,
        let code = UInt16(
          String(decoding: all[(index + 2)..<(index + 6)], as: UTF16.self), radix: 16)
      {
        units.append(code)
        index += 6
      } else if all[index] == 0x5C, index + 1 < all.count, all[index + 1] == 0x22 {
        index += 1
      } else {
        units.append(all[index])
        index += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
