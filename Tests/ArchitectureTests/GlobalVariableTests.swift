import Testing

/// Nothing that changes is kept for the whole process, but where the list of exceptions says why.
struct GlobalVariableTests {
  @Test func noOtherFileDeclaresOne() throws {
    var files: Set<String> = []
    for path in try Repository.swiftFiles(under: "Sources") {
      let found = GlobalVariables.declarations(in: try Repository.text(of: path), path: path)
      if !found.isEmpty { files.insert(path) }
      let limit = GlobalVariables.permitted[path] == nil ? 0 : 1
      #expect(found.count <= limit, "\(found.joined(separator: "\n"))")
    }
    #expect(files == Set(GlobalVariables.permitted.keys))
  }

  // MARK: The rule can fail

  @Test(arguments: [
    "  static var release = Release.current", "  @MainActor package static var measurer: Measurer",
    "  private(set) static var images: [String: UIImage] = [:]",
    "  static weak var window: UIWindow?",
    "var launchOptions = LaunchOptions()", "  nonisolated(unsafe) static var handler: Handler?",
    "  nonisolated(unsafe) private static let cache = NSCache<NSString, NSString>()",
    "package var log: Log = .standard", "  class var environment = Environment()",
    "  static var count = 0 { didSet { announce() } }", "@MainActor private var states = [State()]",
    "  @TaskLocal static var current = UIKitEnvironment()",
    "  private static var makers: [() -> Int] = [{ 1 }]",
  ])
  func variablesAreFound(line: String) {
    #expect(GlobalVariables.declarations(in: line, path: "a.swift").count == 1)
  }

  @Test(arguments: [
    "  package static var current: PlatformEnvironment { UIKitEnvironment.current.platform }",
    "  var measurer: any TextMeasurer = ApproximateTextMeasurer()", "  static let limit = 64",
    "  // static var count = 0", "  public class var red: UIColor { UIColor(red: 1) }",
    "  public static var usual: [Device] {", "  static var wrapped: Any.Type { get }",
    "@MainActor public var automaticDimension: CGFloat { -1 }",
    "  static var name: String { let text = make(); return text }",
  ])
  func otherDeclarationsAreNone(line: String) {
    #expect(GlobalVariables.declarations(in: line, path: "a.swift") == [])
  }
}
