/// The build settings of a target in one configuration.
struct BuildSettings {
  /// A place where settings are kept.
  struct Level {
    /// The file that holds them.
    let file: String
    let values: [String: String]
  }

  /// The places, the one that overrides the others first: the target, its `.xcconfig`, the project, its `.xcconfig`.
  let levels: [Level]
  /// The variables that Xcode defines.
  let builtIn: [String: String]

  /// A value, its variables replaced.
  ///
  /// - Parameter name: The name of the setting.
  /// - Returns: The value with the file that says it; nil where nothing does, or a variable is not known.
  func value(_ name: String) -> (text: String, file: String)? {
    guard let index = levels.firstIndex(where: { $0.values[name] != nil }),
      let text = resolved(name, below: 0, depth: 0)
    else { return nil }
    return (text, levels[index].file)
  }

  /// Replaces the variables of a text; nil where one is not known.
  func expanded(_ text: String) -> String? {
    expanded(text, inherited: nil, depth: 0)
  }

  private func resolved(_ name: String, below first: Int, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    for index in levels.indices.dropFirst(first) {
      guard let text = levels[index].values[name] else { continue }
      return expanded(text, inherited: (name, index + 1), depth: depth + 1)
    }
    return builtIn[name]
  }

  private func expanded(
    _ text: String, inherited: (name: String, level: Int)?, depth: Int
  ) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, let close: Character = ["(": ")", "{": "}"][open],
        let end = rest.firstIndex(of: close)
      else {
        result += "$"
        continue
      }
      // Modifiers, as in $(PRODUCT_NAME:rfc1034identifier), change characters that names seldom have.
      let name = String(rest[..<end].dropFirst().prefix { $0 != ":" })
      rest = rest[end...].dropFirst()
      if name == "inherited", let inherited {
        result += resolved(inherited.name, below: inherited.level, depth: depth) ?? ""
      } else {
        guard let value = resolved(name, below: 0, depth: depth) else { return nil }
        result += value
      }
      guard result.utf8.count <= Self.maximumByteCount else { return nil }
    }
    return result + rest
  }

  /// More than projects nest variables.
  private static let maximumDepth = 16
  /// More than the longest value has, in bytes.
  private static let maximumByteCount = 1 << 16
}

extension BuildSettings.Level {
  /// The settings of a configuration in a project, those for iPhones and iPads before those for all systems.
  init(file: String, _ settings: PropertyListDictionary) {
    var values: [String: String] = [:]
    for key in settings.keys {
      guard let text = settings.strings(key)?.joined(separator: " ") else { continue }
      values.set(text, for: key)
    }
    self.init(file: file, values: values)
  }

  /// The settings of an `.xcconfig` with those it includes; none where it cannot be read.
  init(xcconfig file: String, within root: String) {
    var values: [String: String] = [:]
    Self.read(file, within: root, into: &values, depth: 0)
    self.init(file: file, values: values)
  }

  private static func read(
    _ file: String, within root: String, into values: inout [String: String], depth: Int
  ) {
    guard depth < maximumIncludes, let text = BoundedFile.text(of: file, within: root) else {
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingSpaces
      if line.hasPrefix("#include") {
        let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        guard let path else { continue }
        let included = FilePath.joined(FilePath.folder(of: file), String(path))
        read(included, within: root, into: &values, depth: depth + 1)
      } else if !line.hasPrefix("//"), let equals = line.assignment {
        let value = line[equals...].dropFirst().withoutComment.trimmingSpaces
        values.set(String(value), for: String(line[..<equals].trimmingSpaces))
      }
    }
  }

  /// Files include each other at most this deep; what includes itself ends here.
  private static let maximumIncludes = 8
}

extension [String: String] {
  /// Takes in a setting, which a condition may limit to a system: `NAME[sdk=iphoneos*]`.
  ///
  /// Names come sorted from projects, so that conditions follow their setting.
  fileprivate mutating func set(_ value: String, for key: String) {
    let name = key.prefix { $0 != "[" }
    let condition = key.dropFirst(name.count)
    guard condition.isEmpty || condition.hasPrefix("[sdk=iphone") else { return }
    self[String(name)] = value
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop(while: \.isWhitespace)
  }

  /// The text before a comment.
  fileprivate var withoutComment: Substring {
    guard let slashes = utf8.firstRange(of: "//".utf8) else { return self }
    return self[..<slashes.lowerBound]
  }

  /// The equals sign behind the name; those of conditions stand in brackets.
  fileprivate var assignment: Index? {
    var isInBrackets = false
    for index in indices {
      switch self[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets: return index
      default: break
      }
    }
    return nil
  }
}
