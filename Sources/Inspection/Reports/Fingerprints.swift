/// Names of findings that stay the same as long as the rule, the file and the objects do, so that reports of two runs
/// can be compared whatever moved inside the file.
///
/// Several findings of one rule, file and objects are told apart by their order.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// Names the next finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - file: The file, by its path or its name.
  /// - Returns: 16 hexadecimal digits.
  mutating func next(for finding: Finding, in file: String) -> String {
    next(for: [finding.rule.rawValue, file] + finding.objectIDs.sorted())
  }

  /// The name of the next document that was not checked.
  mutating func next(for obstacle: Obstacle, in file: String) -> String {
    next(for: [obstacle.kind.rawValue, file])
  }

  private mutating func next(for parts: [String]) -> String {
    let text = parts.joined(separator: "\0")
    counts[text, default: 0] += 1
    return Self.digest(text + "\0\(counts[text] ?? 0)")
  }

  /// The 64-bit FNV-1a digest of a text.
  private static func digest(_ text: String) -> String {
    let digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
