/// Works out the bytes that a change to one element replaces.
struct SpliceBuilder {
  let element: DocumentElement
  let path: String

  private var bytes: [UInt8] { element.tree.bytes }

  /// Sets (`value`) or removes (`nil`) an attribute; `nil` when nothing changes.
  func attribute(_ name: String, to value: String?) throws(DocumentError) -> Splice? {
    let existing = element.attribute(named: name)
    switch (existing, value) {
    case (nil, nil): return nil
    case (let existing?, nil):
      return Splice(
        range: whitespaceStart(before: existing.range.lowerBound)..<existing.range.upperBound,
        replacement: [])
    case (let existing?, let value?):
      if existing.value == value { return nil }
      let quote = bytes[existing.valueRange.upperBound]
      return Splice(range: existing.valueRange, replacement: try writer.escape(value, quote: quote))
    case (nil, let value?):
      let offset = newAttributeOffset(name)
      return Splice(
        range: offset..<offset, replacement: try writer.attribute(name, value, quote: quote))
    }
  }

  private var writer: MarkupWriter { MarkupWriter(encoding: element.tree.encoding, path: path) }

  /// The quote character the element already uses.
  private var quote: UInt8 {
    element.attributes.first.map { bytes[$0.valueRange.upperBound] } ?? .doubleQuote
  }

  /// Where a new attribute with its leading space goes: after those that Interface Builder writes before it.
  private func newAttributeOffset(_ name: String) -> Int {
    let tagName = element.startTagRange.lowerBound + 1 + element.name.utf8.count
    if let earlier = AttributeOrder.predecessors(of: name, in: element.name) {
      return element.attributes.last { earlier.contains($0.name) }?.range.upperBound ?? tagName
    }
    if let id = element.attribute(named: "id") {
      return whitespaceStart(before: id.range.lowerBound)
    }
    return element.attributes.last?.range.upperBound ?? tagName
  }

  private func whitespaceStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1].isXMLWhitespace { start -= 1 }
    return start
  }

  /// Removes an element, together with the line break and indentation before it.
  static func removal(of element: DocumentElement) -> Splice {
    let builder = SpliceBuilder(element: element, path: "")
    let indentation = builder.indentation(before: element.range.lowerBound)
    let next = element.range.upperBound
    // Anything that follows on the line needs the line's indentation.
    let standsAlone =
      next >= builder.bytes.count || builder.bytes[next] == .lineFeed
      || builder.bytes[next] == .carriageReturn
    let start = element.range.lowerBound - (standsAlone ? indentation.count : 0)
    return Splice(range: start..<element.range.upperBound, replacement: [])
  }

  /// Inserts children where the child with the tree index `slot` is, or would be.
  func insertion(of new: [NewElement], slot: Int) throws(DocumentError) -> Splice {
    let children = element.children
    let separator = childSeparator
    var markup: [UInt8] = []
    for child in new {
      markup += separator
      markup += try writer.element(child, separator: separator, unit: indentationUnit)
    }
    if element.isSelfClosing {
      return selfClosingReplacement(markup)
    }
    if children.isEmpty {
      let end = element.record.contentEnd
      let start = indentation(before: end)
      return Splice(
        range: (end - start.count)..<end, replacement: markup + ownSeparator)
    }
    if slot == element.index + 1 {
      let offset = element.startTagRange.upperBound
      return Splice(range: offset..<offset, replacement: markup)
    }
    var previousEnd = element.startTagRange.upperBound
    for child in children where child.index < slot { previousEnd = child.range.upperBound }
    return Splice(range: previousEnd..<previousEnd, replacement: markup)
  }

  /// `<name …/>` becomes `<name …>children</name>`.
  private func selfClosingReplacement(_ children: [UInt8]) -> Splice {
    let end = element.startTagRange.upperBound
    let start = whitespaceStart(before: end - 2)
    let endTag = Array("</\(element.name)>".utf8)
    return Splice(
      range: start..<end, replacement: [.greaterThan] + children + ownSeparator + endTag)
  }

  /// The line break and indentation before this element.
  private var ownSeparator: [UInt8] { indentation(before: element.range.lowerBound) }

  /// The line break and indentation before a child of this element.
  private var childSeparator: [UInt8] {
    if let first = element.children.first(where: { _ in true }) {
      return indentation(before: first.range.lowerBound)
    }
    let own = ownSeparator
    if own.isEmpty, element.parent != nil { return [] }
    return (own.isEmpty ? newline : own) + indentationUnit
  }

  /// The line ending of the document's first line.
  private var newline: [UInt8] {
    for (offset, byte) in bytes.enumerated() {
      if byte == .lineFeed { return [.lineFeed] }
      if byte == .carriageReturn {
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
        return isPair ? [.carriageReturn, .lineFeed] : [.carriageReturn]
      }
    }
    return [.lineFeed]
  }

  /// What one level of the document is indented by: as the root's first child, else four spaces.
  private var indentationUnit: [UInt8] {
    let root = DocumentElement(tree: element.tree, index: 0)
    guard let first = root.children.first(where: { _ in true }) else {
      return Array(repeating: .space, count: 4)
    }
    return indentation(before: first.range.lowerBound).filter { $0 == .space || $0 == .tab }
  }

  /// The line break, spaces and tabs immediately before an offset; empty when other text comes
  /// first on the line.
  private func indentation(before offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1] == .space || bytes[start - 1] == .tab { start -= 1 }
    guard start > 0 else { return [] }
    if bytes[start - 1] == .lineFeed {
      start -= start > 1 && bytes[start - 2] == .carriageReturn ? 2 : 1
    } else if bytes[start - 1] == .carriageReturn {
      start -= 1
    } else {
      return []
    }
    return Array(bytes[start..<offset])
  }
}
