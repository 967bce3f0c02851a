import EscapedText
import Inspection
import InterfaceBuilder
import ServerProtocols

/// A document's outline as an editor's symbols.
struct OutlineSymbols {
  private let entries: ArraySlice<OutlineEntry>
  private let document: OpenDocument
  private let encoding: PositionEncoding

  /// Creates the symbols of an outline.
  ///
  /// Entries below ``mostLevels`` others are left out: encoders and editors refuse deeper trees.
  init(_ outline: DocumentOutline, in document: OpenDocument, encoding: PositionEncoding) {
    entries = outline.entries.filter { $0.level < Self.mostLevels }[...]
    self.document = document
    self.encoding = encoding
  }

  /// The symbols as a tree.
  var tree: [DocumentSymbol] {
    var open: [[DocumentSymbol]] = [[]]
    func close(to level: Int) {
      while open.count > level + 1, let children = open.popLast() {
        let last = open[open.count - 1].count - 1
        open[open.count - 1][last].children = children
      }
    }
    for entry in entries {
      close(to: entry.level)
      if open.count <= entry.level { open.append([]) }
      open[entry.level].append(symbol(of: entry))
    }
    close(to: 0)
    return open[0]
  }

  /// The symbols one after another.
  var list: [SymbolInformation] {
    var names: [String] = []
    return entries.map { entry in
      names = names.prefix(entry.level) + [entry.title.escaped]
      return SymbolInformation(
        name: entry.title.escaped, kind: .init(entry.kind),
        location: TextLocation(uri: document.uri, range: range(entry.element.range)),
        containerName: entry.level > 0 ? names[entry.level - 1] : nil)
    }
  }

  private func symbol(of entry: OutlineEntry) -> DocumentSymbol {
    DocumentSymbol(
      name: entry.title.escaped, detail: entry.id?.escaped, kind: .init(entry.kind),
      range: range(entry.element.range), selectionRange: range(entry.element.startTagRange))
  }

  private func range(_ bytes: Range<Int>) -> TextRange {
    document.text.range(ofBytes: bytes, in: encoding)
  }

  private static let mostLevels = 100
}

extension DocumentSymbol.Kind {
  /// The kind of symbol that an entry is shown as.
  fileprivate init(_ kind: OutlineEntry.Kind) {
    switch kind {
    case .scene: self = .module
    case .controller: self = .class
    case .view: self = .field
    case .guide: self = .interface
    case .constraints, .constraint: self = .operator
    case .segue: self = .event
    }
  }
}
