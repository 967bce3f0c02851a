import AutoLayout

/// Breaks measured characters into lines, filling each as far as it goes.
enum LineBreaking {
  /// The excess, in points, that a line may have over its limit, since sums of advances are not exact.
  static let tolerance = 1e-6

  /// The lines of a text, at least one.
  static func lines(of text: [PlacedCharacter], request: TextRequest) -> [[PlacedCharacter]] {
    let paragraphs = text.split(omittingEmptySubsequences: false) { $0.character.isNewline }
    guard let limit = request.maximumWidth, request.maximumLines != 1 else {
      return nonEmpty(paragraphs.map(Array.init), of: text)
    }
    let lines = paragraphs.flatMap { paragraph in
      request.lineBreakMode == .characterWrapping
        ? wrappedByCharacter(paragraph, limit: limit)
        : wrappedByWord(paragraph, request, limit: limit)
    }
    return nonEmpty(lines, of: text)
  }

  /// The width of a line without the spaces at its end, in points.
  static func width(of line: [PlacedCharacter]) -> Double {
    let end = line.lastIndex { !$0.character.isWhitespace } ?? (line.endIndex - 1)
    return line.prefix(end + 1).reduce(0) { $0 + $1.advance }
  }

  /// The first lines, with everything left over on the last of them.
  static func joined(_ lines: [[PlacedCharacter]], into count: Int) -> [[PlacedCharacter]] {
    Array(lines.prefix(count - 1)) + [Array(lines.dropFirst(count - 1).joined())]
  }

  /// Gives an empty line a character without width, so that it has a font.
  private static func nonEmpty(
    _ lines: [[PlacedCharacter]], of text: [PlacedCharacter]
  ) -> [[PlacedCharacter]] {
    guard let font = text.first?.font else { return lines }
    return lines.map {
      $0.isEmpty ? [PlacedCharacter(character: "\u{200B}", font: font, advance: 0)] : $0
    }
  }

  private static func wrappedByCharacter(
    _ text: ArraySlice<PlacedCharacter>, limit: Double
  ) -> [[PlacedCharacter]] {
    var lines: [[PlacedCharacter]] = [[]]
    var width = 0.0
    for glyph in text {
      if width + glyph.advance > limit + tolerance, !lines[lines.count - 1].isEmpty {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(glyph)
      width += glyph.advance
    }
    return lines
  }

  private static func wrappedByWord(
    _ text: ArraySlice<PlacedCharacter>, _ request: TextRequest, limit: Double
  ) -> [[PlacedCharacter]] {
    var lines: [[PlacedCharacter]] = [[]]
    for word in words(of: text) {
      let line = lines[lines.count - 1]
      if line.isEmpty || width(of: line + word) <= limit + tolerance {
        lines[lines.count - 1] += word
      } else {
        lines.append(Array(word))
      }
      if width(of: lines[lines.count - 1]) > limit + tolerance {
        let tooLong = lines.removeLast()
        lines += wrappedByCharacter(tooLong[...], limit: limit)
      }
    }
    return request.lineBreakStrategy.contains(.pushOut) ? pushedOut(lines, limit: limit) : lines
  }

  /// The lines of a paragraph with a second word on the last one, if it can hold one.
  private static func pushedOut(
    _ lines: [[PlacedCharacter]], limit: Double
  ) -> [[PlacedCharacter]] {
    guard lines.count > 1, lastWord(of: lines[lines.count - 1]) == nil,
      let cut = lastWord(of: lines[lines.count - 2])
    else { return lines }
    let last = lines[lines.count - 2][cut...] + lines[lines.count - 1]
    guard width(of: Array(last)) <= limit + tolerance else { return lines }
    return lines.dropLast(2) + [Array(lines[lines.count - 2][..<cut]), Array(last)]
  }

  /// Returns the index at which the last word of a line begins; nil for the only word.
  private static func lastWord(of line: [PlacedCharacter]) -> Int? {
    line.indices.dropFirst().last {
      line[$0 - 1].character.isWhitespace && !line[$0].character.isWhitespace
    }
  }

  /// The pieces between which a line may end; each keeps the spaces after it.
  private static func words(of text: ArraySlice<PlacedCharacter>) -> [ArraySlice<PlacedCharacter>] {
    var words: [ArraySlice<PlacedCharacter>] = []
    var start = text.startIndex
    for index in text.indices.dropFirst() where isBreak(before: index, in: text) {
      words.append(text[start..<index])
      start = index
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private static func isBreak(before index: Int, in text: ArraySlice<PlacedCharacter>) -> Bool {
    let (last, next) = (text[index - 1].character, text[index].character)
    if next.isWhitespace { return false }
    if last.isWhitespace { return last != "\u{A0}" }
    return last == "-" || last == "\u{2013}" || last == "\u{2014}" || isIdeograph(next)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isIdeographic ?? false
  }
}
