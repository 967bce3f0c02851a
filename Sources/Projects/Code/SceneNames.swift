/// The identifiers of a storyboard's scenes, compared with the names in code.
///
/// Source: `UIStoryboard.instantiateViewController(withIdentifier:)`: code that makes a scene gives its identifier; that it
/// names the class does not tell which scene of that class it makes.
struct SceneNames {
  /// The identifier of each scene and the class of its controller.
  private let scenes: [[String]]
  /// Whether anything names the identifier of each scene, or may put it together.
  private let areNamed: [Bool]

  /// - Parameters:
  ///   - scenes: The names of each scene: its identifier, the class of its controller.
  ///   - mentions: The names in the rest of the project.
  init(_ scenes: [[String]], in mentions: Mentions) {
    self.scenes = scenes
    areNamed = scenes.map { names in
      guard let identifier = names.first else { return true }
      return mentions.isWhole(identifier) || mentions.mayPutTogether(identifier)
        || names.dropFirst().contains { $0.lowercased().contains(identifier.lowercased()) }
    }
  }

  /// Whether nothing names the identifier of a scene, though code makes another scene of its class by one.
  func isLeftBehind(_ scene: Int) -> Bool {
    guard !areNamed[scene], let className = scenes[scene].dropFirst().first else { return false }
    return scenes.indices.contains { areNamed[$0] && scenes[$0].dropFirst().first == className }
  }
}
