import Foundation
import Testing

/// Documents that several processes share.
struct ProcessTests {
  @Test(arguments: [["frames"], ["check", "--notes"]])
  func theNumberOfProcessesChangesNoByte(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<40).map { number in
      try folder.write(Self.document(number), to: "Document\(number).xib")
    }
    let alone = try CommandLineTool.run(command + ["--jobs", "1"] + paths)
    let shared = try CommandLineTool.run(command + ["--jobs", "3"] + paths)
    #expect(!alone.standardOutput.isEmpty)
    #expect(shared.standardOutput == alone.standardOutput)
    #expect(shared.standardError == alone.standardError)
    #expect(shared.exitCode == alone.exitCode)
  }

  @Test func anUnreadableDocumentAmongManyIsNamedInItsPlace() throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<40).map { number in
      try folder.write(
        number == 17 ? "no document" : Self.document(number), to: "Document\(number).xib")
    }
    let result = try CommandLineTool.run(["frames", "--jobs", "2"] + paths)
    let lines = result.standardOutput.split(separator: "\n")
    #expect(lines.count == paths.count)
    #expect(lines[17].contains("Document17.xib:1:1: error: "))
    #expect(result.exitCode == 2)
  }

  @Test func optionsAndDocumentsMayComeInAnyOrder() throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<40).map { number in
      try folder.write(Self.document(number), to: "Document\(number).xib")
    }
    let options = ["--device", "retina4_7", "--jobs", "2"]
    let first = try CommandLineTool.run(["frames"] + options + paths)
    for count in [1, 20, 40] {
      let among = paths.prefix(count) + options + paths.dropFirst(count)
      #expect(try CommandLineTool.run(["frames"] + among).standardOutput == first.standardOutput)
    }
    #expect(first.standardOutput.split(separator: "\n").count == paths.count)
  }

  @Test func everyArgumentTooManyIsNamed() throws {
    let result = try CommandLineTool.run(["devices"] + (1...40).map(String.init))
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("Error: 40 unexpected arguments: '1', '2', "))
  }

  @Test func aNumberOfProcessesBelowOneIsRefused() throws {
    let result = try CommandLineTool.run(["check", "--jobs", "0", Examples.booksPath])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("--jobs is a number from 1 to 1024"))
  }

  @Test func aDocumentOfAnotherPlatformIsNamedAndNoFailure() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"<document targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects/></document>"#,
      to: "Window.xib")
    let check = try CommandLineTool.run(["check", path])
    #expect(check.exitCode == 0)
    #expect(check.standardError.contains("macOS documents are not laid out"))
    #expect(check.standardError.contains("; 1 of platforms that are not laid out"))
    #expect(try CommandLineTool.run(["frames", path]).exitCode == 0)
  }

  /// A xib of a label that is a different distance from the left in each.
  private static func document(_ number: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"
      toolsVersion="22505" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/>
    <objects><view contentMode="scaleToFill" id="root"><rect key="frame" width="393" height="80"/>
    <subviews><label text="Number \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="lbl"/>
    </subviews><constraints>
    <constraint firstItem="lbl" firstAttribute="leading" secondItem="root"
      secondAttribute="leading" constant="\(number)" id="x"/></constraints></view></objects>
    </document>
    """
  }
}
