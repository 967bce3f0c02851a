import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

/// Documents made of text for the tests of instantiation.
enum Scenes {
  static func xib(
    _ objects: String, tools: String = "22155", device: String = "retina6_12",
    attributes: String = #"useSafeAreas="YES""#
  ) throws -> DocumentDescription {
    try description(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", tools: tools, device: device,
      attributes: attributes, body: "<objects>\(objects)</objects>")
  }

  /// A storyboard of scenes, each a controller, and what else it has beside them.
  static func storyboard(
    _ controllers: [String], tools: String = "22155", device: String? = "retina6_12",
    attributes: String = #"useSafeAreas="YES""#, beside: String = ""
  ) throws -> DocumentDescription {
    let scenes = controllers.enumerated().map { index, controller in
      #"<scene sceneID="s\#(index)"><objects>\#(controller)</objects></scene>"#
    }
    return try description(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", tools: tools, device: device,
      attributes: attributes, body: "<scenes>\(scenes.joined())</scenes>\(beside)")
  }

  /// A view controller with a root view `v` that has a safe area guide `safe`.
  static func controller(
    id: String = "c", size: (width: Int, height: Int), attributes: String = "",
    inside: String = "", beside: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" id="v\(id)">
        <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(inside)
        <viewLayoutGuide key="safeArea" id="safe\(id)"/>
      </view>
      \(beside)
    </viewController>
    """
  }

  private static func description(
    type: String, tools: String, device: String?, attributes: String, body: String
  ) throws -> DocumentDescription {
    let canvas = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      \(canvas)\(body)</document>
      """
    return DocumentDescription(try Document(bytes: Array(text.utf8), path: "test.storyboard"))
  }
}

/// The scenes of a document, laid out on its canvas.
@MainActor
func laidOut(
  _ description: DocumentDescription, omitting quirks: Set<CanvasQuirk> = []
) -> [SceneInstance] {
  laidOut(description, in: .canvas(InterfaceBuilderCanvas(of: description, omitting: quirks)))
}

/// The scenes of a document, laid out on a device.
@MainActor
func laidOut(_ description: DocumentDescription, on device: DeviceEnvironment) -> [SceneInstance] {
  laidOut(description, in: .device(device))
}

@MainActor
private func laidOut(
  _ description: DocumentDescription, in environment: LayoutEnvironment
) -> [SceneInstance] {
  let scenes = DocumentInstantiator(description).scenes(in: environment)
  for scene in scenes { scene.layOut() }
  return scenes
}

extension SceneInstance {
  /// The solved frame of the view with an id.
  func frame(_ id: String) -> Rect? { view(id: id).map(storedFrame) }
}
