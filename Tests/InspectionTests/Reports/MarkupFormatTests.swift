import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// The formats of XML.
struct MarkupFormatTests {
  /// The root element of a report; Expat refuses one that is not well formed.
  private func root(_ text: String) throws -> DocumentElement {
    #expect(text.hasPrefix(MarkupText.declaration))
    let body = text.dropFirst(MarkupText.declaration.count)
    let document = try Document(
      bytes: Array((MarkupText.declaration + "<document>\n" + body + "</document>").utf8),
      path: "report.xml")
    return try #require(document.root.children.first { _ in true })
  }

  private func names(_ elements: some Sequence<DocumentElement>) -> [String] {
    elements.map(\.name)
  }

  @Test func junitIsASuiteForEachDocument() throws {
    let root = try root(SampleRun.report(JUnitFormat.self))
    #expect(root.name == "testsuites")
    let suites = Array(root.children)
    #expect(
      suites.map { suite in
        ["tests", "failures", "errors", "skipped"].map { suite[$0] ?? "" }.joined(separator: " ")
      } == ["3 2 0 0", "1 0 0 0", "1 0 1 0", "1 0 0 1"])
    #expect(suites[0]["name"] == #"App/a\n,b:%|<x>&"\u{202E}@me.xib"#)
    let outcomes = suites.flatMap { $0.children.map { $0.children.map(\.name) } }
    #expect(outcomes == [["failure"], ["failure"], ["system-out"], [], ["error"], ["skipped"]])
  }

  @Test func junitNamesEachTestOnce() throws {
    let document = CheckedDocument(
      path: "a.xib", findings: [SampleRun.ambiguity, SampleRun.ambiguity])
    let suite = try #require(
      try root(SampleRun.report(JUnitFormat.self, of: [document])).children.first { _ in true })
    #expect(
      suite.children.map { $0["name"] } == ["ambiguous-layout v", "ambiguous-layout v (2)"])
    let failure = try #require(suite.children.first { _ in true }?.children.first { _ in true })
    #expect(failure["message"] == "the width of `v` | *is* open")
    #expect(failure["type"] == "warning")
    #expect(failure.text?.hasSuffix("Add a width [ambiguous-layout]") == true)
  }

  @Test func checkstyleIsAFileForEachDocument() throws {
    let root = try root(SampleRun.report(CheckstyleFormat.self))
    #expect(root.name == "checkstyle")
    let files = Array(root.children)
    #expect(files.map { names($0.children).count } == [3, 0, 1, 1])
    let errors = files.flatMap { Array($0.children) }
    #expect(errors.map { $0["severity"] } == ["error", "warning", "info", "error", "info"])
    #expect(
      errors[0]["message"]
        == #""A]](1)<&>\u{0}\u{FFFE}" breaks (in 2 of 3 configurations, worst: iPhone SE, "#
        + "landscape). Remove w-1.")
    #expect(errors[1]["source"] == "ratite.ambiguous-layout")
    #expect(errors[1]["line"] == "5")
  }

  @Test func noCharacterBreaksAnElement() throws {
    let scalars = [0...0x2FF, 0x2000...0x206F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0x1F600...0x1F600]
      .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    text += "]]>"
    let element = MarkupText("a", [("b", text)], [MarkupText("c", [], text: text)])
    let parsed = try root(MarkupText.declaration + element.lines())
    #expect(parsed["b"]?.contains("\u{1F600}]]>") == true)
    #expect(parsed.children.first { _ in true }?.text == parsed["b"])
  }
}
