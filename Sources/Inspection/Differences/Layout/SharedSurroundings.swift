import InterfaceBuilder

/// The bars around scenes that several segues lead to: one of these decides them, and the document names it in
/// `<inferredMetricsTieBreakers>`.
///
/// At run time each segue brings its own, so another choice of the canvas is no difference.
enum SharedSurroundings {
  /// An older version with the choices of the newer one.
  static func completed(_ version: Document, from newer: Document) -> Document {
    let (before, after) = (references(of: version), references(of: newer))
    guard !after.isEmpty, Set(before) != Set(after) else { return version }
    let taken = after.filter { segue($0, in: version) != nil }
    let decided = Set(taken.compactMap { segue($0, in: version)?["destination"] })
    let kept = before.filter { id in
      guard let destination = segue(id, in: version)?["destination"] else { return false }
      return !decided.contains(destination)
    }
    guard Set(before) != Set(taken + kept) else { return version }
    let list =
      "<inferredMetricsTieBreakers>"
      + (taken + kept).map { "<segue reference=\"\($0)\"/>" }.joined()
      + "</inferredMetricsTieBreakers>"
    return (try? Document(bytes: replaced(version, by: list), path: version.path)) ?? version
  }

  private static func references(of document: Document) -> [String] {
    document.root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
  }

  private static func segue(_ id: String, in document: Document) -> DocumentElement? {
    document.element(id: id).flatMap { $0.name == "segue" ? $0 : nil }
  }

  private static func replaced(_ document: Document, by list: String) -> [UInt8] {
    var bytes = document.bytes
    let end = bytes[..<document.root.range.upperBound].lastIndex(of: UInt8(ascii: "<"))
    let former = document.root.children.first { $0.name == "inferredMetricsTieBreakers" }?.range
    guard let range = former ?? end.map({ $0..<$0 }) else { return bytes }
    bytes.replaceSubrange(range, with: Array(list.utf8))
    return bytes
  }
}
