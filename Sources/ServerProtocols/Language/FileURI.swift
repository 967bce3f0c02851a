import Foundation

/// Files as URIs of the scheme `file`.
package enum FileURI {
  /// The path of a file; nil for other URIs.
  package static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty else { return nil }
    return url.path
  }

  /// The URI of a file.
  package static func uri(ofPath path: String) -> String {
    URL(fileURLWithPath: path, isDirectory: false).absoluteString
  }
}
