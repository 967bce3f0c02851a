/// The devices of the apps that a description of XcodeGen, `project.yml`, describes.
///
/// Read line by line: settings of the same name in several targets count together, and files that it includes are not read.
struct GeneratorSettings {
  /// The devices and orientations that are said, by any target.
  private(set) var support = TargetSupport()

  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The path of the file.
  init(_ text: String, file: String) {
    let reader = GeneratorLines(text)
    let families = reader.values(of: ["TARGETED_DEVICE_FAMILY"])
      .compactMap { DeviceFamily.families($0) }
    if !families.isEmpty {
      support.families = families.reduce(Set<DeviceFamily>()) { $0.union($1) }
    }
    let all = orientations(.all, in: reader)
    support.phone = orientations(.phone, in: reader) ?? all
    support.pad = orientations(.pad, in: reader) ?? all
    if support != TargetSupport() { support.files = [file] }
  }

  /// The orientations under a key of `Info.plist`, or the build setting that makes it.
  private func orientations(
    _ key: OrientationKey, in reader: GeneratorLines
  ) -> SupportedOrientations? {
    let names = reader.values(of: [key.rawValue, key.setting]).flatMap { value in
      value.split { !($0.isLetter) }.map(String.init)
    }
    return SupportedOrientations(names: names)
  }
}

/// The lines of a description, each a key with a value, or a member of the list below a key.
private struct GeneratorLines {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The values of some keys, those of lists one by one.
  func values(of keys: Set<String>) -> [String] {
    var values: [String] = []
    var isInList = false
    for line in lines {
      let line = line.prefix { $0 != "#" }.trimmed
      if isInList, line.hasPrefix("- ") {
        values.append(String(line.dropFirst(2)))
        continue
      }
      isInList = false
      guard let colon = line.firstIndex(of: ":"),
        keys.contains(line[..<colon].trimmed.filter { $0 != "\"" })
      else { continue }
      let value = line[line.index(after: colon)...].trimmed
      isInList = value.isEmpty
      if !value.isEmpty { values.append(String(value)) }
    }
    return values
  }
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
