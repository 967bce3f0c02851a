import Foundation
import Inspection

/// The page about rules that was installed with the tool.
enum RulesPageFile {
  /// The URI of a rule's part of the page; nil where the page is not installed.
  static func uri(of rule: RuleID) -> String? {
    path.map { URL(fileURLWithPath: $0).absoluteString + "#\(rule.rawValue)" }
  }

  /// The page in the package that the program belongs to, or in the checkout that it was built in.
  private static let path: String? = {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<mostFolders {
      folder.deleteLastPathComponent()
      for name in ["share/doc/ratite/rules.md", "docs/rules.md"] {
        let file = folder.appending(path: name).path
        if FileManager.default.fileExists(atPath: file) { return file }
      }
    }
    return nil
  }()

  /// From the program up to the checkout: the configuration, the target, the build folder, the checkout.
  private static let mostFolders = 5
}
