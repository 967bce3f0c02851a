import Foundation
import Testing

/// `ratite connections`.
struct ConnectionsTests {
  private func connect(_ project: Project, _ arguments: String...) throws -> CommandLineTool.Result
  {
    try CommandLineTool.run(["connections"] + arguments, in: project.folder.url)
  }

  @Test func aTableIsWrittenFromDocumentsAndCode() throws {
    let project = try Project()
    try project.write(Self.document, to: "Sources/Page.storyboard")
    try project.write("class Page { func save(_ sender: Any) {} }\n", to: "Sources/Page.swift")
    let printed = try connect(project, "Sources")
    #expect(printed.exitCode == 0)
    #expect(
      printed.standardOutput.contains("    action(\"save:\", of: Page.self) { object, sender in"))
    // The second time the table is there, and is no code of the module.
    for _ in 1...2 {
      let written = try connect(project, "Sources", "--output", "Sources/Table.swift")
      #expect(written.exitCode == 0)
      #expect(written.standardOutput.isEmpty)
      #expect(try project.text(of: "Sources/Table.swift") == printed.standardOutput)
    }
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let project = try Project()
    let missing = try connect(project, "Nowhere")
    #expect(missing.exitCode == 2)
    #expect(missing.standardError == "Nowhere: error: there is no such file or folder\n")
    try project.write("<document>", to: "Broken.xib")
    let broken = try connect(project, "Broken.xib", "--output", "Table.swift")
    #expect(broken.exitCode == 2)
    #expect(broken.standardError.hasPrefix("Broken.xib:"))
    #expect(throws: (any Error).self) { try project.text(of: "Table.swift") }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="Page" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="save:" destination="vc" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
