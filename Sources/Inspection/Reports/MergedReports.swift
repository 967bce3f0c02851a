import InterfaceBuilder

/// The documents of several reports, as one run would have reported them.
package struct MergedReports {
  /// The documents, in the order of one run over all of them.
  package let documents: [CheckedDocument]

  /// A report with the path that it was read from.
  package typealias File = (path: String, report: WrittenReport)

  /// Unites reports: the parts of one run, or reports of whole runs one after the other.
  ///
  /// What several reports say alike of a document, such as that a path is missing, counts once.
  /// - Throws: `SettingsError` where a part is missing, or two reports do not agree.
  package init(_ files: [File]) throws(SettingsError) {
    let parts = files.filter { $0.report.shard != nil }
    if let whole = files.first(where: { $0.report.shard == nil }), let part = parts.first {
      throw SettingsError(
        path: whole.path,
        message: "is a report of a whole run, and \(part.path) of a part; merge reports of one kind"
      )
    }
    let shares =
      parts.isEmpty ? files : try Self.sorted(parts)
    let documents = shares.map(\.report.documents)
    self.documents = try Self.distinct(
      parts.isEmpty ? Array(documents.joined()) : Self.whole(documents), of: files)
  }

  /// The parts of a run in their order.
  private static func sorted(_ parts: [File]) throws(SettingsError) -> [File] {
    let sorted = parts.sorted { ($0.report.shard?.index ?? 0) < ($1.report.shard?.index ?? 0) }
    for (file, next) in zip(sorted, sorted.dropFirst()) {
      guard let shard = file.report.shard, let other = next.report.shard else { continue }
      guard shard.count == other.count else {
        throw SettingsError(
          path: next.path,
          message:
            "is part \(other) of a run, and \(file.path) part \(shard); merge parts of one run")
      }
      guard shard.index != other.index else {
        throw SettingsError(
          path: next.path, message: "is part \(other), as \(file.path) is; name each part once")
      }
    }
    let count = sorted.first?.report.shard?.count ?? 0
    let present = Set(sorted.compactMap { $0.report.shard?.index })
    let missing = (0..<count).map { $0 + 1 }.filter { !present.contains($0) }
    if let first = missing.first, let file = sorted.first {
      let rest = missing.count == 1 ? "is" : "and \(missing.count - 1) more are"
      throw SettingsError(
        path: file.path,
        message: "is a part of \(count), of which part \(first)/\(count) \(rest) not named; "
          + "name the reports of all parts")
    }
    return sorted
  }

  /// The documents of all parts in the order of the whole, after what could not be found, which each part reports.
  private static func whole(_ shares: [[CheckedDocument]]) -> [CheckedDocument] {
    let common = (shares.first ?? []).prefix { document in
      document.obstacle != nil && shares.allSatisfy { $0.contains(document) }
    }
    return common + Shard.whole(of: shares.map { Array($0.dropFirst(common.count)) })
  }

  private static func distinct(
    _ documents: [CheckedDocument], of files: [File]
  ) throws(SettingsError) -> [CheckedDocument] {
    var known: [String: CheckedDocument] = [:]
    var distinct: [CheckedDocument] = []
    for document in documents {
      guard let other = known.updateValue(document, forKey: document.path) else {
        distinct.append(document)
        continue
      }
      guard other == document else {
        let paths = files.filter { $0.report.documents.contains { $0.path == document.path } }
        throw SettingsError(
          path: paths.map(\.path).last ?? document.path,
          message:
            "says something else of \(document.path) than \(paths.first?.path ?? "another"); "
            + "merge reports of one version of the documents")
      }
    }
    return distinct
  }
}
