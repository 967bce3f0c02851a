import InterfaceBuilder
import Yams

/// The reason that a text is not YAML.
struct YAMLFault {
  private let text: String
  private var position: DocumentPosition?
  private var problem = "it cannot be read"

  init(_ error: any Error, in text: String) {
    self.text = text
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.problem = problem
      position = DocumentPosition(line: mark.line, column: mark.column)
    case .reader(let problem, let offset, _, _):
      self.problem = problem
      position = offset.map(position(of:))
    case .duplicatedKeysInMapping(let keys, let context):
      problem = "the key '\(keys.first ?? "")' is there twice"
      position = DocumentPosition(line: context.mark.line, column: context.mark.column)
    default: break
    }
  }

  /// The error, with the key that stands nearest before the place.
  func error(path: String) -> SettingsError {
    let place = key.map { " near the key '\($0)'" } ?? ""
    return SettingsError(
      path: path, position: position,
      message: "no YAML\(place): \(problem); check colons, quotes and indentation there")
  }

  /// The key of the line at the place, or of the nearest line before it that has one.
  private var key: String? {
    guard let position else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.prefix(position.line).reversed().lazy
      .compactMap { $0.firstMatch(of: #/^[\s-]*([A-Za-z_][\w-]*)\s*:/#) }
      .first.map { String($0.1) }
  }

  private func position(of offset: Int) -> DocumentPosition {
    let before = text.utf8.prefix(offset)
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return DocumentPosition(line: max(lines.count, 1), column: (lines.last?.count ?? 0) + 1)
  }
}
