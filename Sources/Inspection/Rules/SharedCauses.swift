import InterfaceBuilder

/// Findings about one scene in one configuration.
extension [Finding] {
  /// The findings, with those as notes that another one explains.
  ///
  /// Views that are too large for their superview lie over others there. The finding about the views that reach outside
  /// names the constraint to change, and one edit ends both. So it is with views inside of those that reach outside. Where
  /// texts are cut off or views reach out, the same lack of room leaves others without height.
  func notingSharedCauses(in document: Document) -> [Finding] {
    let outside = Set(
      filter { $0.rule == .outsideSuperview && $0.severity >= .warning }.flatMap(\.objectIDs))
    let isShortOfRoom =
      !outside.isEmpty || contains { $0.rule == .clippedText && $0.severity >= .warning }
    guard isShortOfRoom else { return self }
    return map { finding in
      finding.asNote(
        where: finding.rule == .zeroSize
          || finding.rule == .overlappingViews
            && finding.isExplained(byViewsOutside: outside, in: document)
      )
    }
  }

  /// The findings, with those about parts that no app shows as notes.
  func asNotes(in parts: UnshownParts, of description: DocumentDescription) -> [Finding] {
    map { $0.asNote(where: $0.lies(in: description.document, where: parts.contain)) }
  }

  /// The findings, with those about what is inside some objects as notes.
  func asNotes(inside ids: [String], of document: Document) -> [Finding] {
    let ranges = ids.compactMap { document.element(id: $0)?.range }
    guard !ranges.isEmpty else { return self }
    return map { finding in
      finding.asNote(
        where: finding.lies(in: document) { element in
          ranges.contains { $0.contains(element.range.lowerBound) }
        })
    }
  }

  /// The findings, with those as notes that are about what is inside several objects of one collection.
  func asNotes(whereSeveralOf collections: [[String]], of document: Document) -> [Finding] {
    guard !collections.isEmpty else { return self }
    let ranges = collections.map { $0.compactMap { document.element(id: $0)?.range } }
    return map { finding in
      let places = finding.objectIDs.compactMap { document.element(id: $0)?.range.lowerBound }
      return finding.asNote(
        where: ranges.contains { ranges in
          ranges.count { range in places.contains(where: range.contains) } > 1
        })
    }
  }

  /// The findings as notes where a condition holds, else as they are.
  func asNotes(where isNote: Bool) -> [Finding] {
    isNote ? map { $0.asNote(where: true) } : self
  }
}

extension Finding {
  /// The finding as a note where a condition holds, else as it is.
  func asNote(where isNote: Bool) -> Finding {
    guard isNote else { return self }
    var note = self
    note.severity = min(severity, .info)
    return note
  }

  /// The finding as a note with another edit to make.
  func asNote(advising nextStep: String) -> Finding {
    var note = asNote(where: true)
    note.nextStep = nextStep
    return note
  }

  /// The finding as a note about a symptom, which ends by the edit of another finding.
  func asSymptom(endedBy edit: String) -> Finding {
    asNote(advising: "\(edit): that ends this as well")
  }

  /// Whether the object that the finding is about meets a condition; for a resource, all objects that use it.
  func lies(
    in document: Document, where condition: (DocumentElement) -> Bool
  ) -> Bool {
    let elements = objectIDs.lazy.compactMap { document.element(id: $0) }
    guard let first = elements.first, condition(first) else { return false }
    return !isAboutResource || elements.allSatisfy(condition)
  }

  /// Whether the finding is about a resource, and its objects are those that use it.
  var isAboutResource: Bool { [.missingImage, .missingColor].contains(rule) }

  /// Whether one view of each pair that overlaps is outside its superview.
  ///
  /// The first two objects are the pair that overlaps most; the pairs of the others are not known.
  fileprivate func isExplained(
    byViewsOutside outside: Set<String>, in document: Document
  ) -> Bool {
    func isOutside(_ id: String) -> Bool {
      guard let element = document.element(id: id) else { return outside.contains(id) }
      return outside.contains(id)
        || element.ancestors.contains { $0.id.map(outside.contains) ?? false }
    }
    return objectIDs.prefix(2).contains(where: isOutside)
      && objectIDs.dropFirst(2).allSatisfy(isOutside)
  }
}
