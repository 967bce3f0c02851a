import InterfaceBuilder

/// The scenes of a document at widths of a window, each laid out where it is first asked for.
@MainActor
struct SolvedWidths {
  private let inspector: DocumentInspector
  private let environment: (Double) -> LayoutEnvironment
  /// Whether pictures of scenes show others, so that all of a width are laid out together.
  private let isTogether: Bool
  private var solved: [Double: [SolvedScene]] = [:]

  /// Creates the widths of a document, of which none is solved.
  ///
  /// - Parameters:
  ///   - inspector: The document.
  ///   - environment: Returns the environment of a width, in points.
  init(_ inspector: DocumentInspector, environment: @escaping (Double) -> LayoutEnvironment) {
    self.inspector = inspector
    self.environment = environment
    isTogether = inspector.savedDescription.document.root.descendants.contains {
      $0.name == "segue" && $0["kind"] == "embed"
    }
  }

  /// The number of widths at which something was laid out.
  var count: Int { solved.count }

  /// The scenes that were laid out at a width.
  func scenes(at width: Double) -> [SolvedScene] { solved[width] ?? [] }

  /// The scene with a root at a width; nil where there is none.
  mutating func scene(_ rootID: String, at width: Double) -> SolvedScene? {
    func known() -> SolvedScene? { solved[width]?.first { $0.solution.rootID == rootID } }
    if let known = known() { return known }
    guard !isTogether else {
      if solved[width] == nil { solved[width] = inspector.solve(in: environment(width)) }
      return known()
    }
    solved[width, default: []] += inspector.solve(in: environment(width), ofController: rootID)
    return known()
  }
}
