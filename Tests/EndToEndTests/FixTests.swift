import Foundation
import Testing

/// `ratite fix`, run as a person runs it.
struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A storyboard with a view whose vertical position is open, and a constraint twice.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" customClass="Page">
                        <view key="view" contentMode="scaleToFill" id="r">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                                    <rect key="frame" x="10" y="120" width="100" height="100"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="100" id="h"/>
                                        <constraint firstAttribute="width" constant="100" id="w"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="g"/>
                            <constraints>
                                <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="x"/>
                                <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="z"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func fix(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["fix"] + arguments)
  }

  private func contents(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func whatIsMissingIsWrittenAndSaid() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    let result = try fix("--add-missing", path)
    #expect(result.exitCode == 0)
    let added =
      "                            <constraint firstItem=\"a\" firstAttribute=\"top\" "
      + "secondItem=\"g\" secondAttribute=\"top\" constant=\"100\" id=\""
    let text = try contents(path)
    let line = try #require(text.components(separatedBy: "\n").first { $0.contains(added) })
    #expect(text.replacing(line + "\n", with: "") == Self.text)
    #expect(result.standardOutput.contains(": adds view.top = Safe Area.top + 100, as "))
    #expect(result.standardError == "1 document: 1 edit made in 1, 0 left\n")
    #expect(try fix("--add-missing", path).standardOutput == "")
  }

  @Test func aDryRunPrintsADifferenceThatCanBeApplied() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    let result = try fix("--dry-run", path)
    #expect(result.exitCode == 0)
    #expect(try contents(path) == Self.text)
    #expect(
      result.standardOutput == """
        --- \(path)
        +++ \(path)
        @@ -18,7 +18,6 @@
                                 <viewLayoutGuide key="safeArea" id="g"/>
                                 <constraints>
                                     <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="x"/>
        -                            <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="z"/>
                                 </constraints>
                             </view>
                         </viewController>

        """)
    #expect(result.standardError.contains("removes view.leading = superview.leading + 10 (z)"))
    #expect(
      result.standardError.hasSuffix(
        "1 document: 1 edit would be made in 1, 0 left; 1 finding has no safe fix ('ratite check' lists findings; "
          + "--rule and --add-missing do more)\n"))
  }

  @Test func rulesAreNamed() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    #expect(try fix("--rule", "left-right-attribute", path).standardOutput == "")
    let ambiguous = try fix("--rule", "ambiguous-layout", "--dry-run", path)
    #expect(
      ambiguous.standardOutput.contains("<constraint firstItem=\"a\" firstAttribute=\"top\""))
    let unknown = try fix("--rule", "zero-size", path)
    #expect(unknown.exitCode == 2)
    #expect(try fix("--rule", "ambiguous-layout", "--clear", path).exitCode == 2)
    #expect(try fix("--update-frames", "--clear", path).exitCode == 2)
  }

  @Test func byteRangesForPrograms() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    let result = try fix("--format", "json", "--dry-run", path)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput.utf8))
    #expect(answer.rules == ["duplicate-constraint"])
    let splice = try #require(answer.splices.first)
    let removed = Array(Self.text.utf8)[splice.start..<splice.end]
    #expect(String(decoding: removed, as: UTF8.self).hasSuffix("constant=\"10\" id=\"z\"/>"))
    #expect(answer.undo.first?.text == String(decoding: removed, as: UTF8.self))
  }

  private struct Answer: Decodable {
    struct Splice: Decodable {
      let start: Int
      let end: Int
      let text: String
    }

    let rules: [String]
    let splices: [Splice]
    let undo: [Splice]
  }

  @Test func aFolderIsSearched() throws {
    let first = try folder.write(Self.text, to: "A.storyboard")
    let second = try folder.write(Self.text, to: "B.storyboard")
    let result = try fix(folder.url.path)
    #expect(result.exitCode == 0)
    for path in [first, second] { #expect(!(try contents(path)).contains("id=\"z\"")) }
  }

  @Test func aReadOnlyFileStaysAsItIs() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try fix(path)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(
      result.standardError.hasPrefix(
        "\(path):1:1: error: cannot be written: the file is read-only; permit it with chmod u+w\n"))
    #expect(try contents(path) == Self.text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test(arguments: BadDocuments.allCases)
  func whatCannotBeReadIsSaid(bad: BadDocuments) throws {
    let path = try bad.make(in: folder.url)
    let result = try fix(path)
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains(path))
  }

  @Test(arguments: OtherPlatform.allCases)
  func otherPlatformsAreNamedAndNoFailure(platform: OtherPlatform) throws {
    let path = try platform.make(in: folder.url)
    let result = try fix("--add-missing", path)
    #expect(result.exitCode == 0)
    #expect(result.standardError.contains(platform.message))
  }

  @Test func unknownViewsAndScenesAreSaid() throws {
    let path = try folder.write(Self.text, to: "Page.storyboard")
    for option in ["--view", "--scene"] {
      let result = try fix("--add-missing", option, "no\u{1B}ne", path)
      #expect(result.exitCode == 2)
      #expect(result.standardError.contains("no\\u{1B}ne"))
      #expect(try fix(option, "none", path).exitCode == 2)
    }
    #expect(try fix("--add-missing", "--scene", "Page", "--view", "a", path).exitCode == 0)
    #expect(try fix("-").exitCode == 2)
    #expect(try fix().exitCode == 2)
  }

  /// The documents of this repository without some of their constraints, and the fixes that they have.
  @Test func constraintsThatAreTakenAwayAreReplaced() throws {
    let root = CommandLineTool.root.path
    let result = try CommandLineTool.runScript(
      "check-fixes",
      [
        root, "--count", "6", "--fixes", "6", "--out", folder.url.appending(path: "out").path,
      ], ratite: CommandLineTool.executable.path)
    #expect(result.exitCode == 0, "\(result.standardOutput)")
    #expect(result.standardOutput.contains("documents without constraints: "))
  }
}
