import Foundation
import UIKit

/// Opens the documents of `UIStoryboard` and `UINib`; UIKit finds it by its name.
final class DocumentLoader: DocumentLoading {
  /// The documents that were opened, by their files.
  private var documents: [String: LoadedDocument] = [:]

  init() {}

  func open(_ path: String, in bundle: Bundle?) throws -> any LoadableDocument {
    if let document = documents[path] { return document }
    let document = LoadedDocument(try Document(path: path), in: bundle)
    documents[path] = document
    return document
  }
}
