/// The classes of the controllers whose tables find the heights of their rows, or have them given, by what a document says.
///
/// Source: documents of Interface Builder: `rowHeight="-1"`, Automatic in the size inspector.
struct DocumentTables {
  /// The classes of controllers, or of a xib's owner, with a table that finds the heights of its rows.
  private(set) var automatic: WordNumbers = []
  /// Those with a table whose rows have a given height, or of which the document does not say it.
  private(set) var others: WordNumbers = []

  /// Takes in the tables of a document.
  ///
  /// - Parameter document: The text of the document.
  mutating func add(_ document: [UInt8]) {
    guard document[...].holds(Self.table) else { return }
    var holder: UInt64?
    DocumentTag.forEach(in: document) { tag in
      if tag.isOfElement(endingWith: "ontroller") || tag.value(of: Self.placeholder) == Self.owner {
        holder = tag.value(of: Self.customClass).map { WordHash.of($0.utf8) }
      } else if tag.isOf("tableView"), let holder {
        if tag.value(of: Self.rowHeight) == Self.automaticHeight {
          automatic.insert(holder)
        } else {
          others.insert(holder)
        }
      }
    }
  }

  private static let table = Array("<tableView ".utf8)
  private static let placeholder = DocumentTag.Attribute("placeholderIdentifier")
  private static let owner = "IBFilesOwner"
  private static let customClass = DocumentTag.Attribute("customClass")
  private static let rowHeight = DocumentTag.Attribute("rowHeight")
  private static let automaticHeight = "-1"
}
