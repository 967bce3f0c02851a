import AutoLayout
import UIKit

extension DocumentInstantiator {
  /// Resizes the window of a controller's scene that was laid out on a device.
  ///
  /// The scene that is returned has the views of the given one, which must not be used any more.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: The same device with a screen or window of another size.
  /// - Returns: The scene, not laid out yet; nil where it has to be made anew, because other traits hold or because frames
  ///   would depend on the sizes before.
  package func resize(_ scene: SceneInstance, to environment: LayoutEnvironment) -> SceneInstance? {
    let device = environment.device
    let description = descriptions.description(in: environment)
    guard hasSameTraits(scene.environment, environment), !scene.followsAutoresizingMasks,
      let controller = description.controller(id: scene.rootID), controller.view != nil,
      description.sceneGraph.embedding(of: controller.id) == nil,
      descriptions.scenesInCode[controller.id]?.popup == nil
    else { return nil }
    return device.platformEnvironment.inForce {
      let place = ControllerPlace(
        of: controller, in: description, environment,
        inCode: descriptions.scenesInCode[controller.id])
      scene.host.screen = environment.makeScreen()
      scene.host.frame = scene.host.screen.bounds
      scene.rootView.layoutView.marginSettings.hostSafeArea = place.geometry.safeAreaInsets
      scene.rootView.frame = CGRect(place.geometry.viewFrame)
      return SceneInstance(scene, resizedTo: environment, bars: place.bars)
    }
  }

  /// Whether scenes of two environments differ only by the size of the window.
  private func hasSameTraits(_ first: LayoutEnvironment, _ second: LayoutEnvironment) -> Bool {
    first.canvas == nil && second.canvas == nil
      && first.device.traitCollection == second.device.traitCollection
      && first.device.language == second.device.language
      && descriptions.holding(for: first.traits) == descriptions.holding(for: second.traits)
  }
}

extension SceneInstance {
  /// Whether a view below the root follows the size of its superview by its autoresizing mask, which changes the frame that
  /// it has, so that what comes of a size depends on the sizes before.
  fileprivate var followsAutoresizingMasks: Bool {
    let fixed: UIView.AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    return views.contains { _, view in
      view !== rootView && view.isDescendant(of: rootView)
        && view.translatesAutoresizingMaskIntoConstraints
        && !fixed.isSuperset(of: view.autoresizingMask)
    }
  }
}
