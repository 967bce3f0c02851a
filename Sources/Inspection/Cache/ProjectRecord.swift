package import Foundation
package import Projects

/// The facts about the documents of a project that runs found, with the files and folders that they rest on.
package final class ProjectRecord {
  /// The facts about a document, as far as they were asked for.
  package struct Facts: Hashable, Codable {
    /// The devices and orientations that the project supports.
    package var support: Answer<DocumentSupport?>?
    /// The images and colours that the project does not have.
    package var missing: MissingResources?
    /// The font files of the project.
    package var fonts: [FontAsset]?
    /// The facts about the app's code.
    package var code: CodeFacts?

    package init() {}
  }

  /// An answer, which may be that there is nothing.
  package struct Answer<Value: Hashable & Codable>: Hashable, Codable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
  }

  /// The files and folders that the facts rest on.
  package let journal: DiskJournal
  private var documents: [String: Facts]
  /// Whether there are facts that were not kept yet.
  package private(set) var isNew = false

  package init(journal: DiskJournal = DiskJournal(), documents: [String: Facts] = [:]) {
    self.journal = journal
    self.documents = documents
  }

  /// One of the facts about a document: the one that is kept, or what a closure finds.
  ///
  /// - Parameters:
  ///   - part: The fact.
  ///   - document: The path of the document, resolved.
  ///   - find: Looks for the fact.
  /// - Returns: The fact.
  package func fact<Value>(
    _ part: WritableKeyPath<Facts, Value?>, of document: String, find: () -> Value
  ) -> Value {
    if let known = documents[document]?[keyPath: part] { return known }
    let value = journal.noting(find)
    documents[document, default: Facts()][keyPath: part] = value
    isNew = true
    return value
  }
}

extension ProjectRecord {
  /// A record as it is kept.
  private struct Kept: Codable {
    /// The paths of what the facts rest on, one a line.
    let places: String
    /// A digest of their states.
    let digest: String
    let documents: [String: Facts]
  }

  /// Reads a record that was kept; nil for other bytes, and where something that it rests on has changed.
  ///
  /// - Parameters:
  ///   - kept: The bytes.
  ///   - leastAge: The seconds for ``DiskJournal``.
  package convenience init?(_ kept: Data, leastAge: Double = 2) {
    guard let kept = try? JSONDecoder().decode(Kept.self, from: kept) else { return nil }
    let places = kept.places.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    let states = Dictionary(
      places.map { ($0, DiskState(of: $0)) }, uniquingKeysWith: { first, _ in first })
    guard Self.digest(of: states) == kept.digest else { return nil }
    self.init(
      journal: DiskJournal(states, leastAge: leastAge), documents: kept.documents)
  }

  /// The record to be kept; nil where a change of what it rests on might not show.
  package var kept: Data? {
    let states = journal.states
    guard journal.showsChanges, !states.keys.contains(where: { $0.utf8.contains(10) }) else {
      return nil
    }
    return try? JSONEncoder().encode(
      Kept(
        places: states.keys.sorted().joined(separator: "\n"), digest: Self.digest(of: states),
        documents: documents))
  }

  private static func digest(of states: [String: DiskState]) -> String {
    let lines = states.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)\n" }
    return AnswerKey(document: Array(lines.joined().utf8), basis: []).name
  }
}
