import Foundation
import Testing

/// Documents that take longer than they may.
struct TimeLimitTests {
  /// A storyboard that takes longer than the limits of these tests, with an optimized tool, too.
  static func slow() -> String { DeepStoryboard.text(levels: 4900) }

  private static func quick(_ number: Int) -> String {
    OddDocuments.text(
      constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"\(number)\" priority=\"1\"")
  }

  private func documents(in folder: TemporaryFolder, slowAt slow: Int) throws -> [String] {
    try (0..<40).map { number in
      try folder.write(
        number == slow ? Self.slow() : Self.quick(number), to: "Document\(number).storyboard")
    }
  }

  @Test(arguments: ["1", "2"])
  func aSlowDocumentIsNamedAndTheOthersAreChecked(jobs: String) throws {
    let folder = try TemporaryFolder()
    let paths = try documents(in: folder, slowAt: 17)
    let result = try CommandLineTool.run(
      ["check", "--notes", "--jobs", jobs, "--timeout", "0.75"] + paths)
    #expect(result.exitCode == 2)
    let message =
      "\(paths[17]):1:1: error: takes more than 0.75 s of processor time; permit more with "
      + "--timeout, 0 for any\n"
    #expect(result.standardError.hasPrefix(message + "39 documents: "))
    #expect(result.standardError.contains("; 1 could not be checked\n"))
    let others = paths[..<17] + paths[18...]
    let rest = try CommandLineTool.run(["check", "--notes", "--timeout", "0"] + others)
    #expect(result.standardOutput == rest.standardOutput)
  }

  @Test func framesHaveALineForASlowDocument() throws {
    let folder = try TemporaryFolder()
    let paths = try documents(in: folder, slowAt: 3)
    let result = try CommandLineTool.run(["frames", "--timeout", "0.1"] + paths)
    let lines = result.standardOutput.split(separator: "\n")
    #expect(result.exitCode == 2)
    #expect(lines.count == paths.count)
    #expect(lines[3].contains("\"error\":\"\(paths[3]):1:1: error: takes more than 0.1 s"))
    #expect(lines.count { $0.contains("\"error\":null") } == 39)
  }

  @Test func aSlowPreviewEndsWithOneLineAndNoHalfPicture() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out")
    let result = try CommandLineTool.run([
      "preview", Examples.booksPath, "-o", output.path, "--timeout", "0.3", "--scale", "4",
      "--format", "png",
    ])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError
        == "\(Examples.booksPath):1:1: error: takes more than 0.3 s of processor time; permit more "
        + "with --timeout, 0 for any\n")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
    for file in files { #expect(file.hasSuffix(".png")) }
  }

  @Test(arguments: [["check"], ["frames"]])
  func aLimitThatNothingReachesChangesNoByte(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<40).map { try folder.write(Self.quick($0), to: "\($0).storyboard") }
    let free = try CommandLineTool.run(command + ["--timeout", "0", "--jobs", "1"] + paths)
    for jobs in ["1", "3"] {
      let limited = try CommandLineTool.run(command + ["--timeout", "60", "--jobs", jobs] + paths)
      #expect(limited.standardOutput == free.standardOutput)
      #expect(limited.standardError == free.standardError)
      #expect(limited.exitCode == free.exitCode)
    }
  }

  @Test(arguments: ["-1", "nan", "inf", "a", ""])
  func whatIsNoLimitIsRefused(value: String) throws {
    let result = try CommandLineTool.run(["check", "--timeout", value, Examples.booksPath])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("--timeout"))
  }
}
