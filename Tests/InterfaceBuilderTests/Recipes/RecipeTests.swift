import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// The recipes of Apple's Auto Layout guide, as documents and in code.
@MainActor
@Suite struct RecipeTests {
  private nonisolated static let recipes = Recipe.ofStacks + Recipe.ofViews + Recipe.ofControls

  /// Upright and turned, read from the left and from the right.
  private static func environments() throws -> [DeviceEnvironment] {
    try ["retina4_0", "retina4_7", "retina6_12", "ipad10_2"].flatMap { id in
      try [Orientation.portrait, .landscape].flatMap { orientation in
        try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
          var environment = try DeviceEnvironment.named(id, orientation)
          environment.direction = direction
          return environment
        }
      }
    }
  }

  @Test func theGuideHasTwentyThreeRecipes() {
    #expect(Self.recipes.count == 23)
    #expect(Set(Self.recipes.map(\.name)).count == 23)
  }

  @Test(arguments: recipes)
  func documentAndCodeAreTheSame(recipe: Recipe) throws {
    let description = try recipe.document()
    let constraints = try recipe.parsedConstraints()
    for environment in try Self.environments() {
      let place = "\(environment.device.id) \(environment.orientation) \(environment.direction)"
      let scene = try #require(
        DocumentInstantiator(description).scenes(in: .device(environment)).first)
      #expect(scene.layOut().isSettled, "\(place)")
      #expect(scene.host.layoutView.conflicts.isEmpty, "\(place)")
      let controller = RecipeController(recipe)
      let window = try show(controller, in: environment)
      #expect(window.layoutView.conflicts.isEmpty, "\(place)")

      try withExtendedLifetime(window) {
        try compare(recipe, scene, controller, constraints, in: environment, place)
      }
    }
  }

  private func compare(
    _ recipe: Recipe, _ scene: SceneInstance, _ controller: RecipeController,
    _ constraints: [RecipeConstraint], in environment: DeviceEnvironment, _ place: String
  ) throws {
    let scale = environment.traitCollection.displayScale
    let storedViews = recipe.allViews.reduce(into: [:]) { $0[$1.id] = scene.view(id: $1.id) }
    let root = try #require(scene.view(id: "root"))
    let stored = RecipeFrames(root: root, views: storedViews, scale: scale)
    let coded = RecipeFrames(root: controller.view, views: controller.viewsByID, scale: scale)
    for id in ["root"] + recipe.allViews.map(\.id) {
      let (first, second) = (try #require(stored.frame(id)), try #require(coded.frame(id)))
      let difference =
        [
          first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX,
          first.maxY - second.maxY,
        ].map { abs($0) }.max() ?? 0
      #expect(Double(difference) <= 0.5, "\(place) \(id): \(first) and \(second)")
    }
    let isCompactHigh = environment.traitCollection.verticalSizeClass == .compact
    for constraint in constraints
    where constraint.priority == 1000 && constraint.applies(isCompactHigh: isCompactHigh) {
      for frames in [stored, coded] {
        let violation = try #require(frames.violation(of: constraint))
        #expect(Double(violation) == 0, "\(place): \(constraint.text)")
      }
    }
  }

  /// The measure of violations is no tautology: frames that are moved violate.
  @Test func movedFramesViolate() throws {
    let recipe = try #require(Self.recipes.first { $0.name == "simple single view" })
    let controller = RecipeController(recipe)
    let window = try show(controller, in: .named("retina6_12"))
    controller.viewsByID["yellow"]?.frame.origin.x += 2
    let frames = RecipeFrames(
      root: controller.view, views: controller.viewsByID, scale: 3)
    let violated = try withExtendedLifetime(window) {
      try recipe.parsedConstraints().filter { frames.violation(of: $0) != 0 }
    }
    #expect(violated.map(\.first.attribute) == ["leading", "trailing"])
  }

  private func show(
    _ controller: RecipeController, in environment: DeviceEnvironment
  ) throws -> UIWindow {
    let size = environment.windowSize
    let window = UIWindow(
      screen: UIScreen(
        size: CGSize(width: size.width, height: size.height),
        safeAreaInsets: UIEdgeInsets(environment.safeAreaInsets),
        hasHomeIndicator: environment.device.hasHomeIndicator,
        traitCollection: environment.traitCollection))
    window.rootViewController = controller
    window.layoutIfNeeded()
    try controller.activateConstraints(
      isCompactHigh: environment.traitCollection.verticalSizeClass == .compact)
    window.layoutIfNeeded()
    return window
  }
}
