import Foundation
import Testing

/// The names of Swift 4, as code on iOS and in older texts has them: the compiler refuses them with Apple's hint.
@Suite struct RenamedNamesTests {
  private static let names = [
    (code: "_ = UITableViewAutomaticDimension", name: "UITableView.automaticDimension"),
    (code: "_ = UIViewNoIntrinsicMetric", name: "UIView.noIntrinsicMetric"),
    (
      code: "_ = UILayoutFittingCompressedSize", name: "UIView.layoutFittingCompressedSize"
    ),
    (code: "view.bringSubview(toFront: view)", name: "bringSubviewToFront(_:)"),
    (code: "view.sendSubview(toBack: view)", name: "sendSubviewToBack(_:)"),
    (code: "controller.addChildViewController(controller)", name: "addChild(_:)"),
    (code: "controller.removeFromParentViewController()", name: "removeFromParent()"),
    (code: "let _: NSLayoutAttribute = .left", name: "NSLayoutConstraint.Attribute"),
    (code: "let _: NSLayoutRelation = .equal", name: "NSLayoutConstraint.Relation"),
    (code: "let _: UILayoutConstraintAxis = .vertical", name: "NSLayoutConstraint.Axis"),
    (code: "let _: UIStackViewDistribution = .fill", name: "UIStackView.Distribution"),
    (code: "let _: UIViewContentMode = .center", name: "UIView.ContentMode"),
  ]

  @Test(arguments: ["5", "6"])
  func eachFormerNameSaysTheOneOfToday(mode: String) throws {
    let errors = try Self.errors(in: Self.names.map(\.code), mode: mode)
    for (line, entry) in zip(2..., Self.names) {
      let message = errors[line, default: ""]
      #expect(
        message.hasSuffix("has been renamed to '\(entry.name)'"), "\(entry.code): \(message)")
    }
    #expect(errors.count == Self.names.count)
  }

  @Test func todaysNamesAreNoErrors() throws {
    let lines = [
      "_ = UITableView.automaticDimension", "view.bringSubviewToFront(view)",
      "controller.addChild(controller)", "let _: NSLayoutConstraint.Attribute = .left",
    ]
    #expect(try Self.errors(in: lines, mode: "6").isEmpty)
  }

  /// The compiler's errors, by line; the first of the lines is the second of the file.
  private static func errors(in lines: [String], mode: String) throws -> [Int: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let head =
      "import UIKit; @MainActor func use(_ view: UIView, _ controller: UIViewController) {\n"
    let file = folder.appending(path: "Names.swift")
    try Data((head + lines.joined(separator: "\n") + "\n}\n").utf8).write(to: file)
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", mode, "-I", modules.path, file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A compiler that could not look at the code has found nothing in it.
    try #require(process.terminationStatus == 0 || text.contains(file.path + ":"), "\(text)")
    return text.matches(of: /(?m)^[^ \n]+:([0-9]+):[0-9]+: error: (.*)$/)
      .reduce(into: [:]) { errors, match in
        if let line = Int(match.1) { errors[line] = String(match.2) }
      }
  }
}
