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
      switch finding.rule {
      case .zeroSize: finding.asNote(because: .lackOfRoom)
      case .overlappingViews where finding.isExplained(byViewsOutside: outside, in: document):
        finding.asNote(because: .viewOutside)
      default: finding
      }
    }
  }

  /// The findings, with those about parts that no app shows as notes.
  func asNotes(in parts: UnshownParts, of description: DocumentDescription) -> [Finding] {
    map { finding in
      finding.asNote(
        because: finding.mitigation(in: description.document, by: parts.mitigation))
    }
  }

  /// The findings, with those about what is inside some objects as notes.
  func asNotes(
    inside ids: [String], of document: Document, because mitigation: Mitigation
  ) -> [Finding] {
    let ranges = ids.compactMap { document.element(id: $0)?.range }
    guard !ranges.isEmpty else { return self }
    return map { finding in
      let reason = finding.mitigation(in: document) { element in
        ranges.contains { $0.contains(element.range.lowerBound) } ? mitigation : nil
      }
      return finding.asNote(because: reason)
    }
  }

  /// The findings, with those as notes that are about what is inside several objects of one collection.
  func asNotes(
    whereSeveralOf collections: [[String]], of document: Document, because mitigation: Mitigation
  ) -> [Finding] {
    guard !collections.isEmpty else { return self }
    let ranges = collections.map { $0.compactMap { document.element(id: $0)?.range } }
    return map { finding in
      let places = finding.objectIDs.compactMap { document.element(id: $0)?.range.lowerBound }
      let isOfSeveral = ranges.contains { ranges in
        ranges.count { range in places.contains(where: range.contains) } > 1
      }
      return finding.asNote(because: isOfSeveral ? mitigation : nil)
    }
  }

  /// The findings as notes where there is a reason, else as they are.
  func asNotes(because mitigation: Mitigation?) -> [Finding] {
    guard let mitigation else { return self }
    return map { $0.asNote(because: mitigation) }
  }
}

extension Finding {
  /// The finding as a note where there is a reason, else as it is.
  func asNote(because mitigation: Mitigation?) -> Finding {
    guard let mitigation else { return self }
    var note = self
    note.lower(to: .info, because: mitigation)
    return note
  }

  /// The finding as a note with another edit to make.
  func asNote(because mitigation: Mitigation, advising nextStep: String) -> Finding {
    var note = asNote(because: mitigation)
    note.nextStep = nextStep
    return note
  }

  /// The finding as a note about a symptom, which ends by the edit of another finding.
  func asSymptom(of cause: Finding, endedBy edit: String) -> Finding {
    asNote(
      because: .endedByEdit(line: cause.position.line),
      advising: "\(edit): that ends this as well")
  }

  /// The reason that there is for the object that the finding is about; for a resource there is one for each object that uses it.
  func mitigation(
    in document: Document, by reason: (DocumentElement) -> Mitigation?
  ) -> Mitigation? {
    let elements = objectIDs.lazy.compactMap { document.element(id: $0) }
    guard let mitigation = elements.first.flatMap(reason) else { return nil }
    let isOfAll = !isAboutResource || elements.allSatisfy { reason($0) != nil }
    return isOfAll ? mitigation : nil
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
