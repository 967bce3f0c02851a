import EscapedText
import Foundation

/// Findings as Xcode reads them from a build phase: `/path:line:column: warning: message`, with absolute paths, to
/// which alone Xcode leads.
struct XcodeFormat: ReportFormat {
  static let name = "xcode"
  static let summary = "Lines with absolute paths, which Xcode shows beside the document."

  private let folder: String

  init(toolVersion: String) {
    self.init(folder: FileManager.default.currentDirectoryPath)
  }

  /// Creates a report of documents whose paths start at a folder.
  init(folder: String) {
    self.folder = folder
  }

  mutating func text(for document: CheckedDocument) -> String {
    var lines = document.findings.map { finding in
      var finding = finding
      finding.path = absolute(finding.path)
      return TextFormat.line(for: finding)
    }
    if let obstacle = document.obstacle {
      let place = "\(absolute(document.path)):\(obstacle.position)"
      lines.append("\(place): \(obstacle.severity.word): \(obstacle.message)".escaped)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }
}
