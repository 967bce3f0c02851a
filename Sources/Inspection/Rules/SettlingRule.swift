/// Layout that keeps asking for more layout, so that its frames are estimates.
enum SettlingRule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    guard !scene.solution.isSettled else { return [] }
    return [
      scene.finding(
        .unsettledLayout, .info, about: [scene.solution.rootID],
        "layout of \(scene.names.name(of: scene.solution)) does not come to rest; its frames are "
          + "estimates in these configurations",
        next: "Look for sizes that depend on themselves, such as margins that follow the frame")
    ]
  }
}
