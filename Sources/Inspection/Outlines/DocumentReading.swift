package import InterfaceBuilder

extension DocumentDescription {
  /// Reads a file, whatever its platform, for what needs no layout.
  ///
  /// - Throws: What keeps it from being read.
  package static func read(_ path: String) throws(InspectionError) -> DocumentDescription {
    do {
      return DocumentDescription(try Document(path: path))
    } catch {
      throw InspectionError(error)
    }
  }
}
