import Foundation
import Inspection
import InterfaceBuilder
import PangoText
import Projects
import UIKit

/// A document to answer for: a file, or a text from standard input.
struct DocumentInput: Hashable, Codable {
  /// The file, or the name of the text.
  let path: String
  /// The text; nil where the file holds it.
  private(set) var contents: Data?
  /// The devices and orientations that the document's project supports.
  var support = AppSupport.everything
  /// The images and colours that it names and its project does not have.
  var missing = MissingResources()
  /// The font files of its project; none where it names no font of its own.
  var fonts: [FontAsset] = []
  /// The facts about the app's code: its use of the document, and of objects that outlets lead to.
  var code = CodeFacts()

  /// The versions to compare; nil where there is one only.
  var versions: DocumentVersions?

  /// The object that is asked about, by id; nil where all are.
  var objectID: String?

  init(path: String, contents: Data? = nil) {
    self.path = path
    self.contents = contents
  }

  /// The text on standard input.
  ///
  /// - Parameter name: The name for it.
  /// - Returns: The document.
  static func standardInput(named name: String) -> DocumentInput {
    // One byte more than a document may have, so that a longer one is refused as such.
    let contents = try? FileHandle.standardInput.read(upToCount: Document.maximumByteCount + 1)
    return DocumentInput(path: name, contents: contents ?? Data())
  }

  /// The length of the text in bytes; 0 for a file that is not there.
  var byteCount: Int {
    if let contents = contents ?? versions?.new { return contents.count }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Reads the document.
  ///
  /// - Throws: The reason why it cannot be read or laid out.
  @MainActor
  func inspector() throws(InspectionError) -> DocumentInspector {
    var inspector = try readInspector()
    inspector.missing = missing
    inspector.code = code
    return inspector
  }

  @MainActor
  private func readInspector() throws(InspectionError) -> DocumentInspector {
    guard let contents else { return try DocumentInspector(path: path) }
    guard contents.count <= Document.maximumByteCount else {
      throw .unreadable(DocumentError(path: path, kind: .tooLarge(byteCount: contents.count)))
    }
    return try DocumentInspector(bytes: Array(contents), path: path)
  }

  /// Runs a closure in which text is measured with the fonts of the project, too.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What the closure returns.
  func measured<Result>(_ body: () throws -> Result) rethrows -> Result {
    var environment = PlatformEnvironment.current
    guard !fonts.isEmpty, let measurer = environment.measurer as? PangoTextMeasurer else {
      return try body()
    }
    environment.measurer = measurer.addingFonts(fonts.map(\.path))
    return try environment.inForce(body)
  }

  /// Takes in the font files of the project where the document names fonts that may be its own.
  ///
  /// - Parameters:
  ///   - facts: What is known of projects, to which is added what is read.
  ///   - path: The resolved path of the document.
  ///   - text: The bytes of the document.
  mutating func takeFonts(from facts: inout ProjectFacts, at path: String, text: Data) {
    guard
      text.range(of: Data(" family=\"".utf8)) != nil || text.range(of: Data("NSFont".utf8)) != nil
    else { return }
    fonts = facts.fonts(of: path)
  }

  /// The document with its text; nil where that cannot be read.
  var loaded: DocumentInput? {
    guard contents == nil else { return self }
    var loaded = self
    loaded.contents = (try? Document.bytes(ofFile: path)).map { Data($0) }
    return loaded.contents.map { _ in loaded }
  }

  /// All that is known of the document but its text.
  ///
  /// - Throws: The encoder's error.
  func facts() throws -> String {
    var facts = self
    facts.contents = nil
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(facts), as: UTF8.self)
  }

  /// The document as texts, to be handed between processes.
  ///
  /// - Throws: The encoder's error.
  func fields() throws -> [String] {
    [String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
  }

  /// Reads ``fields()``; nil for other texts.
  init?(fields: [String]) {
    guard fields.count == 1,
      let input = try? JSONDecoder().decode(DocumentInput.self, from: Data(fields[0].utf8))
    else { return nil }
    self = input
  }
}

/// The texts of a document that is compared with an older version.
struct DocumentVersions: Hashable, Codable {
  /// The path of the older version.
  var oldPath: String
  /// The older text; nil where there was none.
  var old: Data?
  /// The newer text; nil where there is none.
  var new: Data?
}
