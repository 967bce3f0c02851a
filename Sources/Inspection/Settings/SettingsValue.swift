import InterfaceBuilder
import Yams

/// A value of a configuration file, with the key it belongs to.
struct SettingsValue {
  /// The file, for errors.
  let path: String
  /// The key, with those it is nested in: `rules.ambiguous-layout`.
  let key: String
  let node: Node

  var position: DocumentPosition {
    node.mark.map { DocumentPosition(line: $0.line, column: $0.column) } ?? .start
  }

  func error(_ message: String) -> SettingsError {
    SettingsError(path: path, position: position, message: message)
  }

  /// The members of a mapping, in order.
  ///
  /// - Parameter example: A member as it would be right.
  /// - Returns: The keys with their values.
  /// - Throws: `SettingsError` for other values.
  func members(example: String) throws(SettingsError) -> [(
    key: SettingsValue, value: SettingsValue
  )] {
    guard let mapping = node.mapping else {
      throw error("'\(key)' is no mapping; write '\(example)'")
    }
    var members: [(key: SettingsValue, value: SettingsValue)] = []
    for (name, value) in mapping {
      let nameValue = SettingsValue(path: path, key: key, node: name)
      let text = try nameValue.text()
      let full = key.isEmpty ? text : "\(key).\(text)"
      members.append((nameValue, SettingsValue(path: path, key: full, node: value)))
    }
    return members
  }

  /// The values of a list; a single value is a list of one, and no value an empty one.
  var elements: [SettingsValue] {
    if let sequence = node.sequence {
      return sequence.map { SettingsValue(path: path, key: key, node: $0) }
    }
    return isEmpty ? [] : [self]
  }

  /// Whether nothing stands after the key.
  var isEmpty: Bool {
    node.scalar.map { $0.style == .plain && ["", "~", "null"].contains($0.string) } ?? false
  }

  /// The texts of a list.
  ///
  /// - Throws: `SettingsError` for elements that are none.
  func texts() throws(SettingsError) -> [String] {
    var texts: [String] = []
    for element in elements { texts.append(try element.text()) }
    return texts
  }

  /// The text.
  ///
  /// - Throws: `SettingsError` for lists, mappings and empty values.
  func text() throws(SettingsError) -> String {
    guard let scalar = node.scalar, !scalar.string.isEmpty, !isEmpty else {
      let name = key.isEmpty ? "a key" : "'\(key)'"
      throw error("\(name) is no text; write one, in quotes where it holds ': ' or ' #'")
    }
    return scalar.string
  }

  /// The text, one of some words in any case.
  ///
  /// - Throws: `SettingsError` for other values.
  func word(of words: [String]) throws(SettingsError) -> String {
    let text = try text()
    if let word = words.first(where: { $0.lowercased() == text.lowercased() }) { return word }
    throw error(
      "'\(text)' is no value of '\(key)'; "
        + Spelling.advice(for: text, among: words, called: "its values"))
  }

  /// The text of a key, one of those that there are.
  ///
  /// - Parameters:
  ///   - keys: The keys that there are.
  ///   - owner: The mapping that the key stands in: `a suppression`.
  /// - Returns: The text.
  /// - Throws: `SettingsError` for other keys.
  func key(among keys: [String], of owner: String) throws(SettingsError) -> String {
    let text = try text()
    guard !keys.contains(text) else { return text }
    throw error(
      "\(owner) has no key '\(text)'; "
        + Spelling.advice(for: text, among: keys, called: "its keys"))
  }
}
