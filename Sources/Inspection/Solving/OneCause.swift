import InterfaceBuilder

/// Findings of a document, with those as notes that the edit for another one ends.
extension [Finding] {
  /// The findings, of those that one edit ends the first as it is and the others as notes.
  func notingOneCause(in document: Document) -> [Finding] {
    var repairs: Set<TriedRepair.Change> = []
    let scrollViews = Set(filter(\.isAboutScrolling).compactMap { $0.objectIDs.first })
    let lost = Set(
      filter { $0.rule == .zeroSize && $0.severity >= .warning }.compactMap { $0.objectIDs.first })
    return map { finding in
      guard finding.severity >= .warning else { return finding }
      if let repair = finding.tried.first?.change {
        return finding.asNote(where: !repairs.insert(repair).inserted)
      }
      return finding.asNote(
        where: finding.isAboutContent(of: scrollViews, in: document)
          || finding.isAboutHeight(of: lost))
    }
  }
}

extension [Finding] {
  /// The findings, of those in one view that nothing shows the first as it is and the others as notes.
  func notingUnusedViews(of description: DocumentDescription) -> [Finding] {
    let document = description.document
    let unused = UnusedViews(of: description)
    let places = map { finding -> Int? in
      guard finding.severity >= .warning, let id = finding.objectIDs.first,
        let place = unused.view(around: id, in: document)?.range.lowerBound
      else { return nil }
      let isElsewhere =
        finding.isAboutResource
        && finding.objectIDs.contains { unused.view(around: $0, in: document) == nil }
      return isElsewhere ? nil : place
    }
    var first: [Int: Int] = [:]
    var findings = self
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      if let known = first[place] {
        findings[index] = findings[index].asNote(where: true)
        findings[known].nextStep = Self.deletion(unused, self[known], description)
      } else {
        first[place] = index
      }
    }
    return findings
  }

  private static func deletion(
    _ unused: UnusedViews, _ finding: Finding, _ description: DocumentDescription
  ) -> String {
    let found = finding.objectIDs.first.flatMap {
      unused.view(around: $0, in: description.document)
    }
    guard let view = found, let id = view.id else { return finding.nextStep }
    let name = ObjectNames(description).shortName(of: id)
    guard view.isClippedToNothing else {
      return
        "Delete \(name) (\(id)): it is hidden, nothing shows it, and that ends the findings in it"
    }
    let outlets =
      UnusedViews.hasOutlet(into: view, of: description.document) ? " with the outlets into it" : ""
    return
      "Delete \(name) (\(id))\(outlets): it clips what is inside to no extent, nothing gives it one, and that ends "
      + "the findings in it"
  }
}

extension Finding {
  /// Whether the finding is about what a scroll view scrolls.
  fileprivate var isAboutScrolling: Bool {
    rule == .ambiguousLayout && severity >= .warning && aspects.contains(.scrolledContent)
  }

  /// Whether the finding is about a text that lacks height, one of some that lose all of it elsewhere.
  fileprivate func isAboutHeight(of lost: Set<String>) -> Bool {
    isAboutTextHeight && objectIDs.first.map(lost.contains) ?? false
  }

  /// Whether the finding is about the view right inside one of some scroll views, whose missing edges leave the scrolled
  /// size open.
  fileprivate func isAboutContent(of scrollViews: Set<String>, in document: Document) -> Bool {
    guard rule == .ambiguousLayout, let id = objectIDs.first,
      let view = document.element(id: id), let around = view.parent?.parent?.id
    else { return false }
    return scrollViews.contains(around)
  }
}
