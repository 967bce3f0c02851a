import Testing

@testable import Inspection

/// The formats of lines for editors, workflows and comments.
struct LineFormatTests {
  @Test func xcodeGetsAbsolutePaths() {
    var format = XcodeFormat(folder: "/src/app")
    var finding = SampleRun.ambiguity
    finding.path = "./Base.lproj/Main.storyboard"
    let document = CheckedDocument(
      path: finding.path, findings: [finding],
      obstacle: Obstacle(.failure, message: "it takes too long"))
    #expect(
      format.text(for: document) == """
        /src/app/Base.lproj/Main.storyboard:5:1: warning: the width of `v` | *is* open. Add a width \
        [ambiguous-layout]
        /src/app/Base.lproj/Main.storyboard:1:1: error: it takes too long

        """)
    let absolute = CheckedDocument(
      path: "/other/Mac.xib", obstacle: Obstacle(.unsupported, message: "not laid out"))
    #expect(format.text(for: absolute) == "/other/Mac.xib:1:1: note: not laid out\n")
  }

  @Test func githubGetsEscapedCommandsErrorsFirst() {
    let file = #"App/a%0A%2Cb%3A%25|<x>&"\u{202E}@me.xib"#
    #expect(
      SampleRun.report(GitHubFormat.self) == """
        ::error file=\(file),line=3,col=9,title=conflicting-constraints::"A]](1)<&>\\u{0}\\u{FFFE}" \
        breaks (in 2 of 3 configurations, worst: iPhone SE, landscape). Remove w-1.
        ::error file=Broken.xib,line=2,col=4,title=not checked::the file <looks> cut off.
        ::warning file=\(file),line=5,col=1,title=ambiguous-layout::the width of `v` | *is* open. \
        Add a width.
        ::notice file=\(file),line=9,col=2,title=not-checked::#1 is not checked, see \
        https://www.example.com. Test it.
        ::notice file=Mac.xib,line=1,col=1,title=not checked::macOS is not laid out.

        """)
  }

  @Test func githubIsToldWhatItDoesNotShow() {
    let documents = [
      SampleRun.document(.info, count: 10), SampleRun.document(.warning, count: 11),
      SampleRun.document(.error, count: 10),
    ]
    let lines = SampleRun.report(GitHubFormat.self, of: documents).split(separator: "\n")
    func count(_ kind: String) -> Int { lines.count { $0.hasPrefix("::\(kind) ") } }
    // The notice at the end takes the place of one.
    #expect([count("error"), count("warning"), count("notice")] == [10, 10, 10])
    #expect(lines[0].hasPrefix("::error file=Many.xib,line=1,"))
    #expect(
      lines.last == """
        ::notice title=ratite::1 more warning, 1 more notice; GitHub shows 10 of a kind, other \
        formats write all of them.
        """)
    let few = SampleRun.report(GitHubFormat.self, of: [SampleRun.document(.info, count: 10)])
    #expect(few.split(separator: "\n").count == 10)
    #expect(!few.contains("more"))
  }

  @Test func markdownIsATableForEachDocumentThatHasRows() {
    let path = #"App/a\\n,b:%\|\<x\>\&"\\u{202E}@<!-- -->me.xib"#
    let header = """
      | Place | Severity | Problem | What to do | Rule |
      | --- | --- | --- | --- | --- |
      """
    #expect(
      SampleRun.report(MarkdownFormat.self) == """
        ## ratite check

        4 documents: 1 error, 1 warning, 1 note; 1 of platforms that are not laid out; 1 could not be \
        checked.

        ### \(path)

        \(header)
        | 3:9 | error | "A\\]\\](1)\\<\\&\\>\\\\u{0}\\\\u{FFFE}" breaks (in 2 of 3 configurations, \
        worst: iPhone SE, landscape). | Remove w-1. | conflicting-constraints |
        | 5:1 | warning | the width of \\`v\\` \\| \\*is\\* open. | Add a width. | ambiguous-layout |
        | 9:2 | note | #<!-- -->1 is not checked, see https:<!-- -->//www<!-- -->.example.com. | \
        Test it. | not-checked |

        ### Broken.xib

        \(header)
        | 2:4 | error | Not checked: the file \\<looks\\> cut off. |  |  |

        ### Mac.xib

        \(header)
        | 1:1 | note | Not checked: macOS is not laid out. |  |  |

        """)
    #expect(
      SampleRun.report(MarkdownFormat.self, of: [])
        == "## ratite check\n\n0 documents: 0 errors, 0 warnings, 0 notes.\n")
  }

  @Test func markdownFitsIntoAComment() {
    let text = SampleRun.report(
      MarkdownFormat.self, of: [SampleRun.document(.warning, count: 2000)])
    #expect((55_000..<65_536).contains(text.utf8.count))
    let rows = text.split(separator: "\n").count { $0.contains("number") }
    #expect(
      text.hasSuffix("\n\(2000 - rows) more rows left out, so that this fits into a comment.\n"))
    #expect(text.contains("\n1 document: 0 errors, 2000 warnings, 0 notes.\n"))
  }
}
