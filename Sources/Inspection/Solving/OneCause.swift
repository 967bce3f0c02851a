import InterfaceBuilder

/// Findings of a document, with those as notes that the edit for another one ends.
extension [Finding] {
  /// The findings, of those that one edit ends the first as it is and the others as notes.
  func notingOneCause(in document: Document) -> [Finding] {
    var repairs: [TriedRepair.Change: Int] = [:]
    let scrollViews = filter(\.isAboutScrolling).linesByObject
    let lost = filter { $0.rule == .zeroSize && $0.severity >= .warning }.linesByObject
    return map { finding in
      guard finding.severity >= .warning else { return finding }
      let line: Int?
      if let repair = finding.tried.first?.change {
        line = repairs[repair]
        repairs[repair] = line ?? finding.position.line
      } else {
        line =
          finding.lineAboutContent(of: scrollViews, in: document)
          ?? finding.lineAboutHeight(of: lost)
      }
      return finding.asNote(because: line.map { .endedByEdit(line: $0) })
    }
  }

  /// The lines of the findings, by the object that each is about, of several the first.
  private var linesByObject: [String: Int] {
    let lines = compactMap { finding in
      finding.objectIDs.first.map { ($0, finding.position.line) }
    }
    return Dictionary(lines) { first, _ in first }
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
        findings[index] = findings[index].asNote(
          because: .endedByEdit(line: self[known].position.line))
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

  /// The line of the finding about a text that loses all its height elsewhere, where this one is about the same text.
  ///
  /// - Parameter lost: The lines of such findings by their texts.
  /// - Returns: Nil where there is none.
  fileprivate func lineAboutHeight(of lost: [String: Int]) -> Int? {
    isAboutTextHeight ? objectIDs.first.flatMap { lost[$0] } : nil
  }

  /// The line of the finding about a scroll view, where this one is about the view right inside, whose missing edges leave the
  /// scrolled size open.
  ///
  /// - Parameters:
  ///   - scrollViews: The lines of such findings by their scroll views.
  ///   - document: The document.
  /// - Returns: Nil where there is none.
  fileprivate func lineAboutContent(of scrollViews: [String: Int], in document: Document) -> Int? {
    guard rule == .ambiguousLayout, let id = objectIDs.first,
      let view = document.element(id: id), let around = view.parent?.parent?.id
    else { return nil }
    return scrollViews[around]
  }
}
