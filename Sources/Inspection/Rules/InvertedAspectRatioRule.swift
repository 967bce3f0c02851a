import InterfaceBuilder
import LayoutFaults
import Projects
import UIKit

/// Picture views whose aspect ratio is that of their picture with width and height exchanged.
///
/// The picture is the document's: where code sets another one, the document says nothing of it. Pictures that are nearly square are
/// left out, whose ratio is as often rounded as exchanged.
enum InvertedAspectRatioRule: SceneRule {
  static let id = RuleID.invertedAspectRatio
  static let severity = Finding.Severity.warning
  static let summary =
    "The aspect ratio of a picture view is that of its picture with width and height exchanged."
  static let reason =
    "A wide picture gets an upright view, or an upright one a wide view: it is shrunk, cropped or distorted."
  static let remedy =
    "Exchange the numbers of the ratio (Multiplier > Reverse First And Second Item)."
  static let faulty = example(ratio: "1:2")
  static let healthy = example(ratio: "2:1")

  private static func example(ratio: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="lake" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
              <rect key="frame" x="20" y="79" width="200" height="\(ratio == "2:1" ? 100 : 400)"/>
              <constraints>
                  <constraint firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="\(ratio)" id="p-r"/>
                  <constraint firstAttribute="width" constant="200" id="p-w"/>
              </constraints>
          </imageView>
      </subviews>
      <constraints>
          <constraint firstItem="photo" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="p-x"/>
          <constraint firstItem="photo" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="p-y"/>
      </constraints>
      """,
      resources: """
                <image name="lake" width="800" height="400"/>
        """,
      assets: ResourceNames(images: ["lake"]))
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.constraints.compactMap { id, constraint in
      finding(about: constraint, id: id, in: scene)
    }
  }

  @MainActor
  private static func finding(
    about constraint: NSLayoutConstraint, id: String, in scene: InspectedScene
  ) -> Finding? {
    guard let ratio = constraint.ownAspectRatio, let view = constraint.firstItem as? UIImageView,
      let viewID = view.documentID, view.isShown, let size = view.image?.size, size.height > 0,
      !scene.code.setsImage(of: viewID), !scene.code.setsConstraint(id),
      isInverted(ratio, of: size.width / size.height)
    else { return nil }
    let phrase = scene.phrases.phrase(id: id)
    var finding = scene.finding(
      Self.self, about: [viewID],
      "the aspect ratio of \(scene.fullName(of: viewID)) is that of its picture with width and height exchanged",
      next: "Exchange the numbers of \(phrase) (\(id)): the picture is "
        + "\(Points.text(size.width)) wide and \(Points.text(size.height)) high")
    finding.constraints = [FoundConstraint(id: id, phrase: phrase)]
    return finding
  }

  /// Whether a ratio is the inverse of a picture's, which is far from square.
  private static func isInverted(_ ratio: CGFloat, of picture: CGFloat) -> Bool {
    max(picture, 1 / picture) >= leastElongation && abs(ratio * picture - 1) <= tolerance
  }

  private static let leastElongation: CGFloat = 1.2
  /// The share by which sizes in whole points change a ratio.
  private static let tolerance: CGFloat = 0.02
}

extension NSLayoutConstraint {
  /// The width of a view divided by its height, where the constraint makes it so.
  fileprivate var ownAspectRatio: CGFloat? {
    guard isActive, relation == .equal, constant == 0, multiplier > 0, firstItem === secondItem
    else { return nil }
    return switch (firstAttribute, secondAttribute) {
    case (.width, .height): multiplier
    case (.height, .width): 1 / multiplier
    default: nil
    }
  }
}

extension RuleID {
  static let invertedAspectRatio = RuleID("inverted-aspect-ratio")
}
