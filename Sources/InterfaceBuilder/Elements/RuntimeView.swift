import UIKit

/// The content of a view that exists only at run time: a map, a web page, a rendered scene.
public struct RuntimeViewContent: ElementContent {
  /// The kind of content.
  public var kind: Kind
  /// The name of the class in Interface Builder's library, such as `Map View`.
  public var libraryName: String

  /// The kinds of content.
  public enum Kind: Hashable, Sendable {
    case map, web, scene3D
  }
}

extension RuntimeViewContent: ViewElement {
  typealias View = UIView

  static let names = classes.map(\.name)

  private static let classes: [(name: String, kind: Kind, libraryName: String)] = [
    ("mapView", .map, "Map View"), ("webView", .web, "Web View"), ("wkWebView", .web, "Web View"),
    ("arscnView", .scene3D, "AR View"), ("arskView", .scene3D, "AR View"),
    ("sceneKitView", .scene3D, "SceneKit View"), ("skView", .scene3D, "SpriteKit View"),
    ("mtkView", .scene3D, "Metal View"), ("glkView", .scene3D, "OpenGL View"),
  ]

  init(_ reader: ElementReader) {
    let name = reader.element.name
    let entry = Self.classes.first { $0.name == name }
    kind = entry?.kind ?? .scene3D
    libraryName = entry?.libraryName ?? name
  }
}
