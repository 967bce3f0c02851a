package import Foundation
import InterfaceBuilder

/// A report of the format `json`, read back.
///
/// Source of the members: `docs/report.schema.json`.
package struct WrittenReport {
  /// The documents, in the order they were checked.
  package let documents: [CheckedDocument]
  /// The part of a run that the report is about; nil for a whole run.
  package let shard: Shard?

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - file: The path of the report, for errors.
  ///   - data: The text of the report.
  /// - Throws: `SettingsError` for a text that is no such report.
  package init(file: String, data: Data) throws(SettingsError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data), header.tool.name == "ratite"
    else { throw Self.refused(file, nil) }
    guard header.version == JSONFormat.version else {
      throw SettingsError(
        path: file,
        message: "is a report of version \(header.version), and this tool reads version "
          + "\(JSONFormat.version); write it again with this version of the tool")
    }
    do {
      let contents = try decoder.decode(Contents.self, from: data)
      shard = contents.shard.flatMap { Shard(index: $0.index, count: $0.count) }
      documents = contents.documents.map(\.checked)
    } catch {
      throw Self.refused(file, error as? DecodingError)
    }
  }

  private static func refused(_ file: String, _ error: DecodingError?) -> SettingsError {
    let place = error?.memberPath.map { " (\($0) is not as the format has it)" } ?? ""
    return SettingsError(
      path: file,
      message:
        "is no report of findings\(place); write one with 'ratite check --format json=\(file)'")
  }
}

extension DecodingError {
  /// The member that could not be read: `documents[3].findings[0].line`.
  fileprivate var memberPath: String? {
    let keys =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: [any CodingKey]()
      }
    guard !keys.isEmpty else { return nil }
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}

// MARK: Members as they are written

private struct Header: Decodable {
  struct Tool: Decodable { var name: String }
  var version: Int
  var tool: Tool
}

private struct Contents: Decodable {
  struct Part: Decodable {
    var index: Int
    var count: Int
  }
  var shard: Part?
  var documents: [WrittenDocument]
}

private struct WrittenDocument: Decodable {
  enum Status: String, Decodable {
    case checked, failure, unsupported
  }
  struct Reason: Decodable {
    var line: Int
    var column: Int
    var message: String
    var platform: String?
  }
  var path: String
  var status: Status
  var reason: Reason?
  var findings: [WrittenFinding]

  var checked: CheckedDocument {
    CheckedDocument(path: path, findings: findings.map(\.finding), obstacle: obstacle)
  }

  private var obstacle: Obstacle? {
    guard let kind = Obstacle.Kind(rawValue: status.rawValue), let reason else { return nil }
    return Obstacle(
      kind, at: DocumentPosition(line: reason.line, column: reason.column), message: reason.message,
      platform: reason.platform)
  }
}

private struct WrittenFinding: Decodable {
  enum Severity: String, Decodable {
    case note, warning, error

    var severity: Finding.Severity {
      switch self {
      case .note: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }
  struct Constraint: Decodable {
    var id: String?
    var phrase: String
    var broken: Bool
  }
  struct Repair: Decodable {
    var edit: String
    var conflictsLeft: Int
  }
  struct Configurations: Decodable {
    var total: Int
    var found: [Configuration]
    var worst: Configuration?

    var occurrence: Occurrence {
      let place = worst.flatMap { found.firstIndex(of: $0) } ?? 0
      return Occurrence(configurations: found, worst: place, total: total)
    }
  }
  struct Reason: Decodable {
    var id: String
    var sentence: String
  }
  var rule: RuleID
  var severity: Severity
  var path: String
  var line: Int
  var column: Int
  var objects: [String]
  var subject: String?
  var message: String
  var nextStep: String
  var mitigation: Reason?
  var amount: Double?
  var constraints: [Constraint]
  var repairs: [Repair]?
  var configurations: Configurations

  var finding: Finding {
    var finding = Finding(
      rule: rule, reportedAs: severity.severity, path: path,
      position: DocumentPosition(line: line, column: column), objectIDs: objects,
      subjectID: subject, message: message, nextStep: nextStep, amount: amount,
      constraints: constraints.map {
        FoundConstraint(id: $0.id, phrase: $0.phrase, isBroken: $0.broken)
      },
      occurrence: configurations.occurrence)
    finding.subjectID = subject
    finding.mitigate(
      asReported: mitigation.map { .reported(id: $0.id, sentence: $0.sentence) })
    finding.tried = (repairs ?? []).map {
      TriedRepair(edit: $0.edit, conflictsLeft: $0.conflictsLeft)
    }
    return finding
  }
}
