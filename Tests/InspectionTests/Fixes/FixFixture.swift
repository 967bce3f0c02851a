import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// The fixes of a document, with what they make of it.
@MainActor
struct FixFixture {
  let fixes: DocumentFixes
  private let document: Document

  /// Reads a storyboard of the tests.
  init(_ storyboard: Storyboard) throws {
    try self.init(bytes: Array(Data(contentsOf: URL(filePath: storyboard.path))))
  }

  /// Reads a text.
  init(bytes: [UInt8]) throws {
    let inspector = try DocumentInspector(bytes: bytes, path: "Test.storyboard")
    fixes = DocumentFixes(inspector, on: [inspector.savedDevice])
    document = fixes.document
  }

  /// The document with a fix, after looking that undoing it gives the same bytes.
  func text(_ fix: Fix?) throws -> String {
    let patch = try #require(fix).patch
    let changed = patch.applied(to: document.bytes)
    #expect(patch.inverse(of: document.bytes).applied(to: changed) == document.bytes)
    return String(decoding: changed, as: UTF8.self)
  }

  /// The fixture of the document with a fix.
  func fixed(_ fix: Fix?) throws -> FixFixture {
    try FixFixture(bytes: Array(text(fix).utf8))
  }

  /// The first fix of a rule's only finding.
  func fix(of rule: RuleID) throws -> Fix? {
    let findings = fixes.findings.filter { $0.rule == rule }
    #expect(findings.count == 1)
    return findings.first.flatMap { fixes.fixes(for: $0).first }
  }

  /// The ids of the views of which something is open on the canvas.
  var openViews: [String] {
    fixes.solutions.flatMap(\.views).filter { !$0.ambiguous.isEmpty }.map(\.id)
  }

  /// The frame of a view on the canvas.
  func frame(_ id: String) -> [Double] {
    fixes.solutions.flatMap(\.views).filter { $0.id == id }.flatMap {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
  }

  /// The attributes of the constraints that a fix adds, without their ids, in the order of the document.
  func added(_ fix: Fix?) throws -> [String] {
    let changed = try Document(bytes: Array(text(fix).utf8), path: "Test.storyboard")
    return changed.root.descendants.filter { element in
      element.name == "constraint" && element.id.map { document.element(id: $0) == nil } ?? false
    }.map { element in
      element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
        .joined(separator: " ")
    }.sorted()
  }
}
