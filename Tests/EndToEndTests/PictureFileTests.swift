import Foundation
import Testing

/// The files that `ratite preview` writes, and those that it leaves alone.
struct PictureFileTests {
  /// A xib of empty views with ids.
  static func xib(ids: [String], size: Int = 50) -> String {
    let views = ids.enumerated().map { number, id in
      """
      <view contentMode="scaleToFill" id="\(id)" userLabel="\(id)">
      <rect key="frame" x="0" y="0" width="\(size + number)" height="\(size)"/></view>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(views.joined())</objects></document>
      """
  }

  private func preview(_ ids: [String], in folder: TemporaryFolder) throws -> CommandLineTool.Result
  {
    try CommandLineTool.run(
      [
        "preview", try folder.write(Self.xib(ids: ids), to: "Views.xib"), "-o", "out",
        "--device", "retina4_0", "--scale", "1", "--format", "png",
      ], in: folder.url)
  }

  private func files(in folder: TemporaryFolder, _ name: String = "out") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: name).path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test(arguments: [
    ("../../up", "up-"), ("/etc/x", "etc-x-"), ("a\\b:c", "a-b-c-"),
    ("&#10;a&#x202E;b", "a-b-"), ("..", ""), ("É文", ""), ("-o", "o-"),
    (".hidden", "hidden-"), ("COM1 .", "COM1-"),
    (String(repeating: "long", count: 2000), String(repeating: "long", count: 20) + "-"),
  ])
  func namesAreOneSafeComponent(id: String, stem: String) throws {
    let folder = try TemporaryFolder()
    let result = try preview([id], in: folder)
    #expect(result.exitCode == 0)
    #expect(
      try files(in: folder) == ["\(stem)iPhone-SE-1st-generation.png"])
    #expect(try files(in: folder, "").sorted() == ["Views.xib", "out"])
  }

  @Test func noTwoNamesAreAlikeWhereCaseIsIgnored() throws {
    let folder = try TemporaryFolder()
    let ids = ["abc", "ABC", "a/c", "a:c", "A?c", "a-c-iPhone-SE-1st-generation-2", "index"]
    let result = try preview(ids, in: folder)
    let files = try files(in: folder)
    #expect(result.exitCode == 0)
    #expect(files.count == ids.count)
    #expect(Set(files.map { $0.lowercased() }).count == files.count)
    #expect(files.contains("abc-iPhone-SE-1st-generation.png"))
    #expect(files.contains("ABC-iPhone-SE-1st-generation-2.png"))
  }

  @Test func linksInTheFolderAreReplacedAndNotFollowed() throws {
    let folder = try TemporaryFolder()
    let kept = try folder.write("kept", to: "kept.txt")
    let output = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false)
    for name in ["a-iPhone-SE-1st-generation.png"] {
      try FileManager.default.createSymbolicLink(
        atPath: output.appending(path: name).path, withDestinationPath: kept)
    }
    let result = try preview(["a"], in: folder)
    #expect(result.exitCode == 0)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
    for file in try files(in: folder) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: output.appending(path: file).path)
      #expect(attributes[.type] as? FileAttributeType == .typeRegular)
    }
  }

  @Test func aFolderThatIsALinkIsFollowed() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out").path, withDestinationPath: "target")
    #expect(try preview(["a"], in: folder).exitCode == 0)
    #expect(try files(in: folder, "target").count == 1)
  }

  @Test func whereNoFileCanBeMadeIsSaidAndNothingIsLeft() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out").path, withDestinationPath: "/proc/self")
    let result = try preview(["a"], in: folder)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.hasPrefix("cannot write out: nothing may be written to "))
    #expect(result.standardError.split(separator: "\n").count == 1)
  }

  @Test func aFullDiskLeavesNoPartOfAPicture() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false)
    // Only the superuser may mount; elsewhere there is no small disk to fill.
    guard try Self.mount(["-t", "tmpfs", "-o", "size=4k", "none", output.path]) else { return }
    defer { _ = try? Self.mount([output.path], with: "/bin/umount") }
    let result = try preview((0..<40).map { "view\($0)" }, in: folder)
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasSuffix(": the disk is full\n"))
    #expect(result.standardError.split(separator: "\n").count == 1)
    for file in try files(in: folder) {
      let bytes = try Data(contentsOf: output.appending(path: file))
      #expect(file.hasSuffix(".png") && bytes.suffix(8).starts(with: "IEND".utf8))
    }
  }

  private static func mount(_ arguments: [String], with tool: String = "/bin/mount") throws -> Bool
  {
    guard FileManager.default.isExecutableFile(atPath: tool) else { return false }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test func picturesThatWouldTakeTooMuchMemoryAreNamed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.xib(ids: ["vast"], size: 20_000), to: "Vast.xib")
    let result = try CommandLineTool.run(
      ["preview", path, "-o", "out", "--device", "retina4_0", "--scale", "1", "--format", "png"],
      in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.standardError.hasPrefix(
        "cannot write out/vast-iPhone-SE-1st-generation.png: cannot draw a picture of 20032.0 × 20032.0"
      ))
    #expect(result.standardError.contains("both at most 100 million; choose a smaller scale"))
  }
}
