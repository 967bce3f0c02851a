/// Where releases of the system and versions of Interface Builder may be compared.
enum PlatformRules {
  /// The folder that knows versions of Interface Builder.
  static let canvasFolder = "Sources/InterfaceBuilder/Canvas/"
  /// The folders that know what a release is like.
  static let releaseFolders = ["Sources/PlatformMetrics/", canvasFolder]

  /// The lines of a file outside the canvas that tell one version of Interface Builder from another.
  ///
  /// Whether a version is newer than all known may be asked, to say so.
  static func versionComparisons(in source: String, path: String) -> [String] {
    guard !path.hasPrefix(canvasFolder) else { return [] }
    return lines(
      of: source, path: path,
      matching: [
        #/\bToolsVersion\(\s*"/#, #/[tT]ools(?:Version)?\s*(?:==|!=|<=|>=|<|>|\.\.)/#,
        #/(?:==|!=|<=|>=|<|>)\s*(?:\w+\.)*tools(?:Version)?\b(?!\.release)/#,
        #/[tT]oolsVersion\.(?:components|is(?!BeyondKnown)[A-Z])/#,
        #/switch\s+(?:\w+\.)*tools(?:Version)?\b/#,
      ], whichHold: ["ools"])
  }

  /// The lines of a file outside the module of data that tell one release from another.
  ///
  /// To ask whether two releases are the same is no comparison with a release.
  static func releaseComparisons(in source: String, path: String) -> [String] {
    guard !releaseFolders.contains(where: path.hasPrefix) else { return [] }
    return lines(
      of: source, path: path,
      matching: [
        #/\.iOS[0-9]+\b/#, #/\bRelease\(\s*[0-9]/#, #/\brelease\s*(?:<=|>=|<|>|\.\.)/#,
        #/(?:<=|>=|<|>|\.\.)\s*(?:\w+\.)*release\b/#, #/\brelease\.(?:major|minor)\b/#,
        #/switch\s+(?:\w+\.)*release\b/#,
      ], whichHold: ["elease", ".iOS"])
  }

  /// The lines of a source that match one of some patterns, with their place; comments and strings do not
  /// count.
  ///
  /// Every pattern matches one of some parts of words: where none stands, the slower patterns are not tried.
  private static func lines(
    of source: String, path: String, matching patterns: [Regex<Substring>],
    whichHold parts: [String]
  ) -> [String] {
    guard parts.contains(where: { source.contains($0) }) else { return [] }
    // The usual boundaries of words do not end one at the dot in `platform.release`.
    let patterns = patterns.map { $0.wordBoundaryKind(.simple) }
    return SourceCode.lines(of: source).compactMap { number, line in
      guard parts.contains(where: { line.contains($0) }) else { return nil }
      return patterns.contains { line.contains($0) } ? "\(path):\(number): \(line.trimmed)" : nil
    }
  }
}

/// The code of a source without comments.
enum SourceCode {
  /// The lines of a source from 1 on, without comments; texts are left empty.
  static func lines(of source: String) -> [(number: Int, code: String)] {
    var isInText = false
    return Repository.lines(of: source).enumerated().map { index, line in
      let wasInText = isInText
      if line.ranges(of: #"""""#).count % 2 == 1 { isInText.toggle() }
      if wasInText { return (index + 1, "") }
      return (index + 1, withoutTexts(line.split(separator: #"""""#).first ?? ""))
    }
  }

  /// A line up to its comment, with what is in quotes left out.
  private static func withoutTexts(_ line: Substring) -> String {
    var code = ""
    var isQuoted = false
    var previous: Character?
    for character in line {
      if character == "\"", previous != "\\" {
        isQuoted.toggle()
        code.append(character)
      } else if !isQuoted {
        if character == "/", previous == "/" {
          code.removeLast()
          break
        }
        code.append(character)
      }
      previous = previous == "\\" ? nil : character
    }
    return code
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
