import EscapedText
public import InterfaceBuilder

/// Why nothing can be said about a document.
///
/// Prints as one line, `path:line:col: severity: message`, with what would be right.
public enum InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document could not be read.
  case unreadable(DocumentError)
  /// The document can be read, but interfaces of its platform are not laid out.
  case notLaidOut(path: String, position: DocumentPosition, platform: Platform)
  /// A folder that was named holds no document.
  case noDocuments(folder: String)
  /// Settings and git leave none of the documents of a folder that was named; each reason ends with a number of documents.
  case noneLeft(folder: String, reasons: [String])

  /// Why a document cannot be read; folders that Xcode compiles documents into are said to be that.
  init(_ error: DocumentError) {
    var error = error
    if error.kind == .directory, Self.isCompiledFolder(error.path) {
      error.kind = .notXML(.compiledNib)
    }
    self = .unreadable(error)
  }

  /// Whether a folder is one that Xcode compiles documents into.
  public static func isCompiledFolder(_ path: String) -> Bool {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    return name.hasSuffix(".storyboardc") || name.hasSuffix(".nib")
  }

  /// The document or folder, as it was named.
  public var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .notLaidOut(let path, _, _): path
    case .noDocuments(let folder), .noneLeft(let folder, _): folder
    }
  }

  /// The reason as a value.
  public var obstacle: Obstacle {
    switch self {
    case .unreadable(let error):
      Obstacle(.failure, at: error.position, message: error.message)
    case .notLaidOut(_, let position, let platform):
      Obstacle(
        .unsupported, at: position,
        message: "\(platform.rawValue) documents are not laid out; those for iOS and tvOS are",
        platform: platform.rawValue)
    case .noDocuments:
      Obstacle(
        .failure,
        message:
          "holds no storyboard or xib; pass a folder that does (build products and other "
          + "people's code such as Pods are not searched)")
    case .noneLeft(_, let reasons):
      Obstacle(
        .failure,
        message:
          "no storyboard or xib is left to check: \(reasons.joined(separator: ", ")); change that, "
          + "or name a document to check it all the same")
    }
  }

  /// `path:line:col: severity: message`, in one line; a platform that is not laid out is a note, all else an error.
  public var description: String {
    switch self {
    case .unreadable(let error): return error.description
    case .notLaidOut(let path, _, _): return obstacle.line(for: path)
    case .noDocuments(let folder), .noneLeft(let folder, _):
      return "\(folder): error: \(obstacle.message)".escaped
    }
  }

  /// The names of folders that hold build products or other people's code.
  package static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor",
    "Vendor", "third_party", "ThirdParty", "External",
  ]
}
