import Foundation
import Yams

/// The text of a configuration file.
struct SettingsText {
  /// The value that the text is; nil for an empty one.
  let root: Node?

  /// Reads a text.
  ///
  /// - Throws: `SettingsError` for text that is no YAML or larger than any configuration.
  init(file: String, data: Data) throws(SettingsError) {
    guard data.count <= Self.maximumByteCount else {
      throw SettingsError(path: file, message: "has more than 1 MiB; name a configuration file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SettingsError(path: file, message: "is no UTF-8 text; save it as UTF-8")
    }
    guard text.matches(of: #/(?:^|[\s\[,{:?])\*[\w-]/#).count <= Self.maximumAliasCount else {
      throw SettingsError(
        path: file, message: "has more than \(Self.maximumAliasCount) aliases; write values out")
    }
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw YAMLFault(error, in: text).error(path: file)
    }
  }

  private static let maximumByteCount = 1 << 20
  /// Aliases of aliases grow exponentially where Yams compares keys; so few grow some hundredfold at most.
  private static let maximumAliasCount = 16
}
