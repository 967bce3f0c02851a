import Foundation
import Testing

/// `ratite outline`.
struct OutlineTests {
  private static let card = "scripts/servers/Card.storyboard"

  @Test func constraintsStandBelowTheirHolderInWords() throws {
    let result = try CommandLineTool.run(["outline", Self.card])
    #expect(result.exitCode == 0)
    #expect(result.standardError.isEmpty)
    #expect(
      result.standardOutput == """
        CardViewController scene
          CardViewController
            view
              Safe Area
              "Name" label
              view
                Constraints
                  "😀😀": view.height = 40
                  view.width = 100
                  view.width = 120
              Constraints
                "Name" label.top = Safe Area.top + 8
                "Name" label.leading = Safe Area.leading + 16
                Safe Area.trailing = "Name" label.trailing + 16
                view.top = "Name" label.bottom + 8
                view.leading = "Name" label.leading

        """)
  }

  @Test func idsAndLinesAreShownWhereTheyAreAskedFor() throws {
    func line(_ options: String...) throws -> Substring? {
      try CommandLineTool.run(["outline", Self.card] + options).lines.first { $0.contains("label") }
    }
    #expect(try line("--ids") == "      \"Name\" label (crd-lb-Nam)")
    #expect(try line("--lines") == "      \"Name\" label (line 12)")
    #expect(try line("--lines", "--ids") == "      \"Name\" label (crd-lb-Nam, line 12)")
  }

  @Test func oneSceneCanBeChosenByIdOrName() throws {
    for scene in ["bkS-cn-2Pg", "bkP-gV-Ctl", "BOOK"] {
      let result = try CommandLineTool.run(["outline", Examples.booksPath, "--scene", scene])
      #expect(result.lines.first == "\"Book\" view controller scene", "\(scene)")
      #expect(result.lines.count { $0.hasSuffix("scene") && !$0.hasPrefix(" ") } == 1)
    }
    let unknown = try CommandLineTool.run(["outline", Examples.booksPath, "--scene", "nowhere"])
    #expect(unknown.exitCode == 2)
    #expect(unknown.standardOutput.isEmpty)
    #expect(
      unknown.standardError
        == "\(Examples.booksPath): error: no scene has the id or name 'nowhere'; its scenes are "
        + "navigation controller scene, \"Book\" view controller scene\n")
    #expect(try CommandLineTool.run(["outline", Self.card, "--scene", ""]).exitCode == 2)
  }

  @Test func jsonHoldsTheSameEntries() throws {
    struct Outline: Decodable {
      struct Entry: Decodable {
        let level: Int
        let kind: String
        let title: String
        let id: String?
        let line: Int
        let column: Int
      }

      let document: String
      let error: String?
      let entries: [Entry]
    }
    let result = try CommandLineTool.run(["outline", Self.card, "--format", "json"])
    let outline = try JSONDecoder().decode(Outline.self, from: Data(result.standardOutput.utf8))
    let text = try CommandLineTool.run(["outline", Self.card]).lines
    #expect(outline.document == Self.card && outline.error == nil)
    #expect(
      outline.entries.map { String(repeating: "  ", count: $0.level) + $0.title }
        == text.map(String.init))
    #expect(
      outline.entries.map(\.kind).prefix(7)
        == ["scene", "controller", "view", "guide", "view", "view", "constraints"])
    #expect(outline.entries[4].id == "crd-lb-Nam" && outline.entries[4].line == 12)
    #expect(outline.entries[4].column == 29 && outline.entries[6].id == nil)
  }

  @Test(arguments: BadDocuments.allCases)
  func aDocumentThatCannotBeReadIsOneLine(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["outline", path])
    #expect(result.exitCode == 2)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains(document.rawValue))
    #expect(result.standardError.split(separator: "\n").count == 1)
    let json = try CommandLineTool.run(["outline", path, "--format", "json"])
    #expect(json.exitCode == 2)
    #expect(json.standardOutput.hasSuffix(",\"entries\":[]}\n"))
  }

  @Test(arguments: OtherPlatform.allCases)
  func documentsOfEveryPlatformHaveAnOutline(platform: OtherPlatform) throws {
    let folder = try TemporaryFolder()
    #expect(try CommandLineTool.run(["outline", platform.make(in: folder.url)]).exitCode == 0)
  }

  @Test func viewsNestedThousandsDeepHaveOne() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(DeepStoryboard.text(levels: 4900), to: "Deep.storyboard")
    let result = try CommandLineTool.run(["outline", path, "--format", "json"])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("{\"level\":4901,\"kind\":\"view\""))
    #expect(try CommandLineTool.run(["outline", path]).exitCode == 0)
  }
}

/// `ratite outline --issues`.
struct OutlineIssuesTests {
  private static let card = "scripts/servers/Card.storyboard"

  /// The card without the constraints that place its box, and with a box of one width only.
  private func ambiguousCard(in folder: TemporaryFolder) throws -> String {
    let card = try String(
      contentsOf: CommandLineTool.root.appending(path: Self.card), encoding: .utf8)
    let lines = card.split(separator: "\n").filter { line in
      !["crd-bx-Top", "crd-bx-Led", "crd-bx-Wd2"].contains { line.contains($0) }
    }
    return try folder.write(lines.joined(separator: "\n"), to: "Card.storyboard")
  }

  @Test("missing constraints are errors where Xcode's outline is red, and exit code 1")
  func missingConstraintsAreErrors() throws {
    let folder = try TemporaryFolder()
    let path = try ambiguousCard(in: folder)
    let result = try CommandLineTool.run(["outline", "--issues", "--ids", "--lines", path])
    #expect(result.exitCode == 1)
    #expect(
      result.standardOutput == """
        CardViewController scene (crd-sc-Scn, line 6)
          Missing Constraints
            error: view (crd-bx-Box, line 16) – Need constraints for: X position, Y position

        """)
    #expect(result.standardError == "1 error, 0 warnings, 0 notes\n")
    // What the builds of Xcode print, and `check` with them, is a warning.
    let check = try CommandLineTool.run(["check", "--no-cache", path])
    #expect(check.exitCode == 0)
    #expect(check.standardOutput.contains("warning: the horizontal position and vertical position"))
    // The outline itself says nothing of it.
    #expect(try CommandLineTool.run(["outline", path]).exitCode == 0)
  }

  @Test func conflictsAreErrors() throws {
    let result = try CommandLineTool.run(["outline", "--issues", Self.card])
    #expect(result.exitCode == 1)
    #expect(
      result.standardOutput == """
        CardViewController scene
          Conflicting Constraints
            error: Constraints for: view
              view.width = 100
              view.width = 120

        """)
  }

  @Test func aDocumentWithoutIssuesPrintsNone() throws {
    let result = try CommandLineTool.run(["outline", "--issues", Examples.booksPath])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError == "0 errors, 0 warnings, 0 notes\n")
  }

  @Test func misplacedViewsAreWarnings() throws {
    let folder = try TemporaryFolder()
    let card = try String(
      contentsOf: CommandLineTool.root.appending(path: Self.card), encoding: .utf8
    ).replacing("constant=\"120\"", with: "constant=\"100\"")
      .replacing("<label ", with: "<label misplaced=\"YES\" ")
      .replacing("y=\"67\" width=\"361\"", with: "y=\"300\" width=\"61\"")
    let path = try folder.write(card, to: "Card.storyboard")
    let result = try CommandLineTool.run(["outline", "--issues", path])
    #expect(result.exitCode == 0)
    #expect(
      result.lines.dropFirst() == [
        "  Misplaced Views",
        "    warning: \"Name\" label – Expected: y=67, width=361. Actual: y=300, width=61",
      ])
  }

  @Test func jsonHoldsTheSameIssues() throws {
    struct Answer: Decodable {
      struct Issue: Decodable {
        let scene: String
        let category: String
        let severity: String
        let title: String?
        let id: String?
        let line: Int
        let text: String
        let missing: [[String]]
        let expected: [Double]?
      }

      let document: String
      let error: String?
      let issues: [Issue]
    }
    let folder = try TemporaryFolder()
    let path = try ambiguousCard(in: folder)
    let result = try CommandLineTool.run(["outline", "--issues", "--format", "json", path])
    #expect(result.exitCode == 1)
    #expect(result.standardError.isEmpty)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput.utf8))
    #expect(answer.document == path && answer.error == nil)
    let issue = try #require(answer.issues.first)
    #expect(answer.issues.count == 1)
    #expect(issue.scene == "crd-sc-Scn" && issue.id == "crd-bx-Box" && issue.line == 16)
    #expect(issue.category == "missing-constraints" && issue.severity == "error")
    #expect(issue.text == "Need constraints for: X position, Y position")
    #expect(issue.missing == [["minX"], ["minY"]] && issue.expected == nil)
  }

  @Test func oneSceneCanBeChosen() throws {
    let scenes = [("CardView", Int32(1)), ("crd-vc-Ctl", 1), ("nowhere", 2)]
    for (scene, status) in scenes {
      let result = try CommandLineTool.run(["outline", "--issues", "--scene", scene, Self.card])
      #expect(result.exitCode == status, "\(scene)")
      #expect(result.standardOutput.isEmpty == (status == 2))
    }
  }

  @Test(arguments: OtherPlatform.allCases)
  func platformsThatAreNotLaidOutAreNamedAndFailNothing(platform: OtherPlatform) throws {
    let folder = try TemporaryFolder()
    let path = try platform.make(in: folder.url)
    let result = try CommandLineTool.run(["outline", "--issues", path])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains(platform.message))
    let json = try CommandLineTool.run(["outline", "--issues", "--format", "json", path])
    #expect(json.exitCode == 0)
    #expect(json.standardOutput.hasSuffix(",\"issues\":[]}\n"))
    #expect(json.standardOutput.contains(platform.message))
  }

  @Test(arguments: BadDocuments.allCases)
  func aDocumentThatCannotBeReadIsOneLine(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["outline", "--issues", path])
    #expect(result.exitCode == 2)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains(document.rawValue))
    #expect(result.standardError.split(separator: "\n").count == 1)
  }

  @Test func viewsNestedThousandsDeepHaveAnAnswer() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(DeepStoryboard.text(levels: 4900), to: "Deep.storyboard")
    #expect(try CommandLineTool.run(["outline", "--issues", path]).exitCode < 2)
  }
}

/// `ratite trace`.
struct TraceTests {
  @Test func objectsHaveIdsInPlaceOfAddresses() throws {
    let path = "scripts/servers/Card.storyboard"
    let result = try CommandLineTool.run(["trace", "--device", "retina4_0", path])
    #expect(result.exitCode == 0)
    #expect(
      result.standardOutput == """
        \(path): CardViewController (crd-vc-Ctl) on iPhone SE (1st generation), portrait
        •UIWindow:#1
        |   +UIView:crd-vw-Rot
        |   |   *UILabel:crd-lb-Nam'Name'
        |   |   *UIView:crd-bx-Box

        Legend:
          * - is laid out with auto layout
          + - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
          • - layout engine host

        """)
  }

  @Test func ambiguousVariablesAreNamed() throws {
    let folder = try TemporaryFolder()
    let card = try String(
      contentsOf: CommandLineTool.root.appending(path: "scripts/servers/Card.storyboard"),
      encoding: .utf8)
    let lines = card.split(separator: "\n").filter {
      !$0.contains("crd-bx-Top") && !$0.contains("crd-bx-Led")
    }
    let path = try folder.write(lines.joined(separator: "\n"), to: "Card.storyboard")
    let result = try CommandLineTool.run(["trace", path])
    #expect(
      result.standardOutput.contains(
        "*UIView:crd-bx-Box- AMBIGUOUS LAYOUT for UIView:crd-bx-Box.minX, UIView:crd-bx-Box.minY\n"
      ))
  }

  @Test func thereIsATreeForEachDevice() throws {
    let result = try CommandLineTool.run([
      "trace", Examples.booksPath, "--device", "retina4_0", "--device", "retina6_12",
      "--orientation", "portrait", "--orientation", "landscape",
    ])
    #expect(result.lines.count { $0.contains("(bkP-gV-Ctl) on iPhone") } == 4)
    #expect(result.lines.count { $0 == "Legend:" } == 1)
  }

  @Test(arguments: BadDocuments.allCases)
  func aDocumentThatCannotBeReadIsOneLine(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try CommandLineTool.run(["trace", path, Examples.booksPath])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains(document.rawValue))
    #expect(result.standardOutput.contains("(bkP-gV-Ctl)"), "the other document is answered")
  }

  @Test func platformsThatAreNotLaidOutAreNamedAndFailNothing() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["trace", OtherPlatform.mac.make(in: folder.url)])
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains(OtherPlatform.mac.message))
  }
}
