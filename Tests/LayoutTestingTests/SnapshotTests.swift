import Foundation
import LayoutTesting
import PictureSnapshots
import Testing
import UIKit

/// What is stored, what is compared, and what is said.
@MainActor
@Suite struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ratite-\(UUID().uuidString)")

  private func file(_ slug: String = "iPhone-15-portrait") -> SnapshotFile {
    SnapshotFile(
      ofTest: "rows()", in: folder.appendingPathComponent("ListTests.swift").path, named: nil,
      slug: slug, kind: "txt")
  }

  private func compare(_ text: String, _ recording: SnapshotRecording = .missing) -> String? {
    file().failure(comparing: Data(text.utf8), recording: recording) {
      LineDifference(from: String(decoding: $0, as: UTF8.self), to: text).text
    }
  }

  private func stored(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @Test func theLayoutOfASampleIsTheStoredOne() {
    assertLayoutSnapshot(of: Sample().placed(), on: .iPhone15)
  }

  @Test func thePictureOfASampleIsTheStoredOne() {
    assertPictureSnapshot(of: Sample().placed(), on: .iPhone15, scale: 1)
  }

  @Test func picturesAreTheSameInAnotherProcess() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let bytes = try picture(of: Sample().placed(), on: .iPhoneSE3)
      print("picture \(fingerprint(bytes)) end")
    }
    let bytes = try picture(of: Sample().placed(), on: .iPhoneSE3)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("picture \(fingerprint(bytes)) end"))
  }

  @Test func picturesLeaveTheMeasureOfTextAsItWas() throws {
    let sample = Sample().placed()
    let before = try layoutText(of: sample, on: .iPhoneSE3)
    _ = try picture(of: sample, on: .iPhoneSE3)
    #expect(try layoutText(of: sample, on: .iPhoneSE3) == before)
  }

  @Test func textHasClassNameFrameTextAndLooks() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 1, y: 2.25, width: 98, height: 20))
    label.text = "a \"b\"\nc"
    label.accessibilityIdentifier = "title"
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 50, height: 20))
    button.isHidden = true
    button.alpha = 0.5
    root.addSubview(label)
    root.addSubview(button)
    let lines = try layoutText(of: root, on: .iPhoneSE3).split(separator: "\n")
    #expect(
      lines == [
        "iPhone SE (3rd generation), portrait", "UIView (0, 0, 100, 50)",
        "  UILabel #title (1, 2.5, 98, 20) \"a \\\"b\\\"\\nc\"",
        "  UIButton (0, 30, 50, 20) hidden alpha 0.5",
      ])
  }

  @Test func propertiesAreUpdatedBeforeLayout() throws {
    final class Greeting: UILabel {
      override func updateProperties() {
        super.updateProperties()
        text = "Good morning"
      }
    }
    let greeting = Greeting(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(try layoutText(of: greeting, on: .iPhoneSE3).contains("\"Good morning\""))
  }

  @Test func aMissingSnapshotIsWrittenAndFails() throws {
    let failure = try #require(compare("a\n"))
    #expect(failure.hasPrefix("recorded for the first time: \(file().url.path)"))
    #expect(
      file().url.path.hasSuffix("/__Snapshots__/ListTests/rows.iPhone-15-portrait.txt"))
    #expect(stored(file().url) == "a\n")
    #expect(compare("a\n") == nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func aSnapshotThatDiffersIsShownByLinesAndKept() throws {
    _ = compare("one\ntwo\nthree\nfour\nfive\nsix\n")
    let failure = try #require(compare("one\ntwo\nthree\nfour\nfive!\nsix\n"))
    #expect(
      failure.contains("\n  …\n  three\n  four\n- five\n+ five!\n  six\n  \nIt is now as in "))
    #expect(stored(file().url)?.contains("five\n") == true)
    #expect(stored(file().actualURL)?.contains("five!\n") == true)
    #expect(file().actualURL.lastPathComponent == "rows.iPhone-15-portrait.actual.txt")
    #expect(compare("one\ntwo\nthree\nfour\nfive\nsix\n") == nil)
    #expect(stored(file().actualURL) == nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func recordingReplacesAndFails() throws {
    _ = compare("a\n")
    #expect(compare("b\n", .all)?.hasPrefix("recorded anew: ") == true)
    #expect(compare("b\n") == nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func nothingIsInventedWhereNothingMayBeRecorded() {
    #expect(compare("a\n", .never)?.hasPrefix("there is no ") == true)
    #expect(stored(file().url) == nil)
  }

  @Test func foldersThatCannotBeWrittenAreSaid() {
    let file = SnapshotFile(
      ofTest: "rows", in: "/dev/null/Tests.swift", named: "odd/name", slug: "s", kind: "txt")
    #expect(file.url.lastPathComponent == "rows.odd-name.s.txt")
    let failure = file.failure(comparing: Data(), recording: .missing) { _ in "" }
    #expect(failure?.hasPrefix("cannot be written: ") == true)
  }
}

/// A number that other bytes hardly have.
private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
}
