import Foundation
import Inspection
import InterfaceBuilder

/// The documents and source files that constraints of a log are looked for in.
struct LogProject {
  private(set) var documents: [(path: String, document: Document)] = []
  private(set) var sources: [SourceFile] = []
  /// The paths that could not be read, with the reason, one line each.
  private(set) var problems: [String] = []

  /// Reads documents, source files and folders of them.
  init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        problems.append("\(path): error: no such file or folder")
        continue
      }
      guard isFolder.boolValue else {
        add(path)
        continue
      }
      let folder = FolderListing(of: path)
      problems += folder.unreadable.map(\.description)
      for file in folder.documents + folder.sources { add(file) }
    }
  }

  private mutating func add(_ path: String) {
    if ["storyboard", "xib"].contains(URL(fileURLWithPath: path).pathExtension) {
      do {
        documents.append((path, try Document(path: path)))
      } catch {
        problems.append("\(error)")
      }
    } else if let data = FileManager.default.contents(atPath: path), data.count < Self.maximumSize {
      sources.append(SourceFile(path: path, text: String(decoding: data, as: UTF8.self)))
    }
  }

  /// Source files are smaller, in bytes.
  private static let maximumSize = 4 << 20
}
