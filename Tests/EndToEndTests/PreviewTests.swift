import Foundation
import Testing

struct PreviewTests {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func everyDeviceGetsAPictureAndAllOfThemASheet() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "new/pictures")
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", output.path, "--scale", "0.5",
      "--device", "retina4_0", "--device", "retina6_12",
    ])
    #expect(result.exitCode == 0)
    let paths = result.standardOutput.split(separator: "\n").map(String.init)
    #expect(paths.last?.hasSuffix("/contact-sheet.png") == true)
    for device in ["retina4_0", "retina6_12"] {
      #expect(paths.contains { $0.contains("bkP-gV-Ctl-\(device)-portrait.png") })
    }
    for path in paths {
      #expect(try Data(contentsOf: URL(filePath: path)).starts(with: Self.signature))
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(written.count == paths.count)
  }

  @Test(arguments: BadDocuments.allCases)
  func whatCannotBeReadIsExitCodeTwo(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let output = folder.url.appending(path: "pictures")
    let result = try CommandLineTool.run(["preview", path, "-o", output.path])
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.contains(document.rawValue))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
