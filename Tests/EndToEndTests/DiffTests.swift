import Foundation
import Testing

/// `ratite diff` as a person and as git run it.
struct DiffTests {
  private let project: Project
  private let path = "App/Faulty.storyboard"

  init() throws {
    project = try Project()
    try project.commit()
  }

  private func diff(_ arguments: String..., environment: [String: String] = [:]) throws
    -> CommandLineTool.Result
  {
    try CommandLineTool.run(
      ["diff"] + arguments, in: project.folder.url, environment: environment)
  }

  private func rename() throws {
    let text = try project.text(of: path)
    try project.write(text.replacing("text=\"Twenty", with: "text=\"Thirty"), to: path)
  }

  @Test func theWorkingTreeIsComparedWithARevision() throws {
    #expect(try diff().standardOutput.isEmpty)
    try rename()
    let ways = [
      [], ["HEAD"], ["HEAD", "--", path], ["HEAD", path], ["--", "App"], ["--", "*.storyboard"],
      [path],
    ]
    for arguments in ways {
      let result = try CommandLineTool.run(["diff"] + arguments, in: project.folder.url)
      #expect(result.exitCode == 0, "\(result.standardError)")
      #expect(result.lines.first?.hasPrefix("App/Faulty.storyboard: 1 changed") == true)
      #expect(result.standardOutput.contains("text \"Twenty"))
    }
    #expect(try diff("--exit-code").exitCode == 1)
  }

  @Test func twoRevisionsAreCompared() throws {
    try rename()
    try project.git("commit", "-q", "-a", "-m", "second")
    for arguments in [
      ["HEAD~1..HEAD"], ["HEAD~1", "HEAD"], ["HEAD~1..."], ["HEAD~1..HEAD", "--", path],
    ] {
      let result = try CommandLineTool.run(["diff"] + arguments, in: project.folder.url)
      #expect(result.lines.first?.hasPrefix("App/Faulty.storyboard: 1 changed") == true)
    }
  }

  @Test func addedRemovedAndRenamedDocumentsAreFollowed() throws {
    try project.git("mv", path, "App/Moved.storyboard")
    try project.add("App/New.storyboard")
    try project.write("\n", to: "App/New.txt")
    try project.git("add", "-A")
    let result = try diff("--summary")
    #expect(result.standardOutput.contains("App/New.storyboard: added, 2 scene"))
  }

  /// A row of a xib sizes itself, unless the project's code gives rows heights.
  @Test func theCodeOfTheProjectIsRead() throws {
    func row(_ top: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><tableViewCell id="row" customClass="Row"><rect key="frame" x="0" y="0" width="320" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
      <rect key="frame" x="0" y="0" width="320" height="80"/><subviews>
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="\(top)" width="280" height="21"/></label></subviews><constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="\(top)" id="t"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="l"/>
      <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="10" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    try project.write(row(10), to: "App/Row.xib")
    try project.commit()
    try project.write(row(24), to: "App/Row.xib")
    let heading = "Frames where rows size themselves"
    #expect(try diff().standardOutput.contains(heading))
    try project.write(
      """
      class List: UITableViewController {
        let rows: [Row] = []
        override func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 80 }
      }
      """, to: "App/List.swift")
    let result = try diff()
    #expect(result.standardOutput.contains("constant 10 → 24"))
    #expect(!result.standardOutput.contains(heading))
  }

  @Test func filesAndFoldersAreComparedWithoutGit() throws {
    let text = try project.text(of: path)
    try project.write(
      text.replacing("text=\"Twenty", with: "text=\"Thirty"), to: "New/Faulty.storyboard")
    let files = try diff(path, "New/Faulty.storyboard")
    #expect(
      files.lines.first?.hasPrefix("App/Faulty.storyboard → New/Faulty.storyboard: 1 changed")
        == true)
    #expect(try diff("App", "New").lines.dropFirst() == files.lines.dropFirst())
    #expect(try diff(path, path).standardOutput.isEmpty)
  }

  @Test func gitRunsItAsExternalDiffAndDifftool() throws {
    try rename()
    let tool = CommandLineTool.executable.path
    let external = try git(["diff"], ["GIT_EXTERNAL_DIFF": "\(tool) diff"])
    #expect(external.hasPrefix("App/Faulty.storyboard: 1 changed"))
    let difftool = try git(
      [
        "-c", "difftool.ratite.cmd=\(tool) diff \"$LOCAL\" \"$REMOTE\"", "difftool", "-y",
        "--tool=ratite",
      ], [:])
    #expect(difftool.contains(": 1 changed"))
    let folders = try git(
      [
        "-c", "difftool.ratite.cmd=\(tool) diff \"$LOCAL\" \"$REMOTE\"", "difftool", "-y",
        "--dir-diff", "--tool=ratite",
      ], [:])
    // The newer folder holds links to the files of the working tree.
    #expect(folders.contains("Faulty.storyboard: 1 changed") && !folders.contains("removed"))
  }

  @Test func gitComparesOutlinesByTextconv() throws {
    try project.write("*.storyboard diff=ratite\n", to: ".gitattributes")
    try rename()
    let tool = CommandLineTool.executable.path
    let output = try git(["-c", "diff.ratite.textconv=\(tool) outline", "diff", "--", path], [:])
    #expect(output.contains("\n-") && output.contains("\n+") && !output.contains("<label"))
  }

  private func git(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", project.folder.url.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func formatsHoldWhatDiffers() throws {
    try rename()
    let json = try diff("--format", "json")
    let value =
      try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [String: Any]
    let documents = try #require(value?["documents"] as? [[String: Any]])
    #expect(documents.count == 1 && documents[0]["differs"] as? Bool == true)
    let markdown = try diff("--format", "markdown").standardOutput
    #expect(markdown.contains("### App/Faulty.storyboard") && markdown.contains("**changed**"))
    let page = try diff("--format", "html", "-o", "out/diff.html")
    #expect(page.exitCode == 0 && page.standardOutput.isEmpty)
    let html = try project.text(of: "out/diff.html")
    #expect(html.contains("class=\"side before\"") && html.contains("class=\"side after\""))
    #expect(html.contains("mark-changed"))
    #expect(!html.contains("<script src") && !html.contains("\u{1}"))
  }

  @Test func markdownRefersToPicturesOfBothVersions() throws {
    try rename()
    func comment() throws -> CommandLineTool.Result {
      try diff(
        "--format", "markdown", "--pictures", "shots", "--pictures-address",
        "https://example.com/a (b)/")
    }
    let first = try comment()
    let names = try project.pictures(in: "shots")
    let name = try #require(names.first)
    #expect(names.count == 1 && name.hasPrefix("Faulty-"))
    #expect(
      first.standardOutput.contains("before and after](https://example.com/a%20%28b%29/\(name))"))
    #expect(try comment().standardOutput == first.standardOutput)
    // What differs no more has no picture.
    try project.git("checkout", "-q", "--", path)
    #expect(try comment().exitCode == 0)
    #expect(try project.pictures(in: "shots").isEmpty)
  }

  @Test func picturesThatNothingRefersToAreRefused() throws {
    let wrong = try diff("--pictures", "shots")
    #expect(wrong.exitCode == 2 && wrong.standardError.contains("--format markdown"))
    try project.write("", to: "file")
    let result = try diff("--format", "markdown", "--pictures", "file/shots")
    #expect(result.exitCode == 2 && result.standardOutput.isEmpty)
    #expect(result.standardError.contains("is a file, not a folder"))
  }

  @Test func hostileNamesAreEscaped() throws {
    let text = try project.text(of: path)
    let hostile = "text=\"&lt;script&gt;&#x202E;@all | "
    try project.write(text.replacing("text=\"Twenty", with: hostile), to: path)
    let html = try diff("--format", "html").standardOutput
    #expect(!html.contains("<script>\u{202E}") && !html.contains("\u{202E}"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(!(try diff().standardOutput.contains("\u{202E}")))
    #expect(try diff("--format", "markdown").standardOutput.contains("\\<script\\>"))
  }

  @Test func newFindingsFailTheRun() throws {
    let text = try project.text(of: path)
    let width =
      "<constraint firstAttribute=\"width\" constant=\"40\" id=\"xx-xx-001\"/><constraint firstAttribute=\"width\" constant=\"90\" id=\"xx-xx-002\"/>"
    let range = try #require(text.range(of: "<constraints>"))
    try project.write(text.replacingCharacters(in: range, with: "<constraints>" + width), to: path)
    let result = try diff()
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("new error at "))
    #expect(try diff("--fail-on", "never").exitCode == 0)
  }

  @Test func wrongInputIsRefusedWithAHint() throws {
    let unknown = try diff("nowhere", "--", path)
    #expect(unknown.exitCode == 2)
    #expect(unknown.standardError.contains("There is no revision 'nowhere'"))
    let outside = try TemporaryFolder()
    let noGit = try CommandLineTool.run(["diff"], in: outside.url)
    #expect(noGit.exitCode == 2 && noGit.standardError.contains("git repository"))
    #expect(try diff("App", path).standardError.contains("is a folder and the other is none"))
    #expect(try diff("a", "b", "c").exitCode == 2)
    let nowhere = try diff("HEAD", "--", "App", "Other")
    #expect(nowhere.exitCode == 2)
    #expect(
      nowhere.standardError.hasPrefix("Error: There is no 'Other' here, nor in what is compared; "))
  }

  @Test func aFileThatCannotBeReadIsNotSaidToBeGone() throws {
    try rename()
    let file = project.folder.url.appending(path: path).path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    for arguments in [["diff"], ["diff", "App", "."]] {
      let result = try CommandLineTool.runBoundByPermissions(arguments, in: project.folder.url)
      #expect(result.exitCode == 2)
      #expect(
        result.standardError.contains(
          "Faulty.storyboard:1:1: error: cannot be read: permission denied\n"))
      #expect(result.standardOutput.isEmpty)
    }
  }

  @Test func aDocumentThatIsGoneIsComparedByItsPath() throws {
    try FileManager.default.removeItem(at: project.folder.url.appending(path: path))
    let result = try diff("HEAD", "--", path)
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.hasPrefix("App/Faulty.storyboard: removed, "))
  }

  @Test func oneUnreadableVersionLeavesTheOthers() throws {
    try rename()
    try project.write("bplist00", to: "App/Bad.storyboard")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "second")
    try project.write("<document/>", to: "App/Bad.storyboard")
    let text = try project.text(of: path)
    try project.write(text.replacing("text=\"Thirty", with: "text=\"Forty"), to: path)
    let result = try diff()
    #expect(result.exitCode == 2)
    #expect(result.standardOutput.contains("App/Bad.storyboard: cannot be compared"))
    #expect(result.standardOutput.contains("App/Faulty.storyboard: 1 changed"))
  }
}

extension Project {
  /// The names of the PNG files in a folder.
  fileprivate func pictures(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: self.folder.url.appending(path: folder).path
    )
    .filter { $0.hasSuffix(".png") }.sorted()
  }
}
