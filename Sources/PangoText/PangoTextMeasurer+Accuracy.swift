public import AutoLayout

extension PangoTextMeasurer {
  /// The source of the width of a request's text, and its expected error.
  ///
  /// - Complexity: O(*characters*).
  public func accuracy(of request: TextRequest) -> WidthAccuracy {
    var errors = WidthErrors()
    for run in request.runs where !run.text.isEmpty {
      let font = resolve(run.font)
      if font.hasOwnWidths {
        let characters = run.text.unicodeScalars.lazy.map { font.knowledge(of: $0) }
        errors.add(characters, size: font.size, name: run.font.familyName)
      } else {
        let width = measure(TextRequest(runs: [run], maximumLines: 0)).width
        errors.add(standInWidth: width, for: run.font)
      }
    }
    return errors.accuracy(lineCount: measure(request).lineCount)
  }
}

extension ResolvedFont {
  /// The knowledge of a character's width in the font.
  fileprivate func knowledge(of scalar: Unicode.Scalar) -> WidthErrors.Character {
    if scalar.properties.isEmojiPresentation { return .guess }
    if let system {
      let isKnown = system.isPublished(scalar) || CharacterWidth.ofFallback(scalar) != nil
      return isKnown ? .published : .substitute
    }
    guard let place = scalar.unaccented.printablePlace else {
      return CharacterWidth.ofFallback(scalar) != nil ? .published : .substitute
    }
    return hasOwnAdvance(at: place) ? .published : .substitute
  }
}
