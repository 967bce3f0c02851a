import InterfaceBuilder
import LayoutFaults
import UIKit

/// Intrinsic sizes that stand in on the canvas for views whose class has one of its own.
///
/// At run time the class's own size counts. A class of the app may have another one.
enum PlaceholderSizeRule: SceneRule {
  static let id = RuleID.placeholderSize
  static let severity = Finding.Severity.info
  static let summary =
    "A view has a placeholder for its intrinsic size, though its class has an intrinsic size of its own."
  static let reason =
    "Interface Builder shows the placeholder and the app the view's own size: what looks right there "
    + "may be too large or too small at run time."
  static let remedy =
    "Set the intrinsic size to Default (System Defined), and use constraints for another size."
  static let faulty = scene("placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"20\"")
  static let healthy = scene("")

  private static func scene(_ attributes: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <label opaque="NO" text="Title" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="79" width="\(attributes.isEmpty ? "33.5" : "200")" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.views.compactMap { id, view in
      guard let described = scene.description.view(id: id), described.customClass == nil,
        described.layout.placeholderIntrinsicWidth != nil
          || described.layout.placeholderIntrinsicHeight != nil, hasSizeOfItsOwn(view)
      else { return nil }
      return scene.finding(
        Self.self, about: [id],
        "the placeholder for the intrinsic size of \(scene.fullName(of: id)) counts in Interface Builder only",
        next: "Set its intrinsic size to Default, and use constraints for another size")
    }
  }

  /// Whether a class, or the text or picture that the document has for the view, gives it a size.
  @MainActor
  private static func hasSizeOfItsOwn(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.visibleText != nil
    case let view as UIImageView: view.image != nil
    case is UIControl, is UIProgressView, is UIActivityIndicatorView: true
    default: false
    }
  }
}

extension RuleID {
  static let placeholderSize = RuleID("placeholder-size")
}
