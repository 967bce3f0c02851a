import AutoLayout
import Drawing
import InterfaceBuilder
import LayoutFaults
import PangoText
import UIKit

/// A picture of a scene, with the places of what findings are about.
@MainActor
struct PlateDrawing {
  let scene: SolvedScene
  private let pictures: ScenePicture
  private let measurer: PangoTextMeasurer
  private let inspected: InspectedScene
  private let origin: Point

  init(scene: SolvedScene, measurer: PangoTextMeasurer) {
    self.scene = scene
    self.measurer = measurer
    pictures = ScenePicture(measurer: measurer)
    inspected = InspectedScene(path: scene.instance.description.document.path, scene: scene)
    origin = pictures.rootOrigin(in: scene)
  }

  /// - Parameters:
  ///   - findings: The findings of the scene.
  ///   - configuration: The configuration; nil for the canvas.
  /// - Returns: The picture.
  func plate(of findings: [Finding], configuration: Configuration?) -> ScenePlate {
    var picture = pictures.picture(of: scene)
    picture.background = .clear
    let drawn = bars(of: findings)
    let ids = findings.flatMap(\.objectIDs) + drawn.flatMap(\.itemIDs)
    return ScenePlate(
      configurations: [configuration].compactMap { $0 }, showsCanvas: configuration == nil,
      width: picture.size.width,
      height: picture.size.height,
      elements: elements(of: picture),
      areas: Set(ids).sorted().compactMap { area($0, showsStored: configuration == nil) },
      bars: drawn)
  }

  /// The size of a picture above which only findings are drawn, in bytes.
  private static let mostElements = 400_000

  private func elements(of picture: Picture) -> String {
    let elements = scene.instance.inEnvironment {
      picture.svgElements(measurer: measurer, prefix: ScenePlate.namePrefix)
    }
    return elements.utf8.count <= Self.mostElements ? elements : ""
  }

  // MARK: Views

  private func area(_ id: String, showsStored: Bool) -> ScenePlate.Area? {
    guard let frame = frame(of: id) else { return nil }
    var area = ScenePlate.Area(id: id, frame: PlateRect(frame))
    guard showsStored, let view = scene.instance.view(id: id),
      let stored = inspected.storedRect(of: view, in: scene.instance.rootView).map({ Rect($0) })
    else { return area }
    let moved = PlateRect(stored.moved(by: origin))
    if moved.differs(from: area.frame) { area.stored = moved }
    return area
  }

  /// The frame of a view or guide in the picture; nil where it is not in the scene.
  func frame(of id: String) -> Rect? {
    if let view = scene.instance.view(id: id) { return frame(of: view, view.bounds) }
    let guide = scene.instance.guides.first { $0.id == id }?.guide
    return guide.flatMap { frame(of: $0) }
  }

  private func frame(of item: AnyObject) -> Rect? {
    switch item {
    case let view as UIView: frame(of: view, view.bounds)
    case let guide as UILayoutGuide: guide.owningView.flatMap { frame(of: $0, guide.layoutFrame) }
    default: nil
    }
  }

  private func frame(of view: UIView, _ rect: CGRect) -> Rect? {
    let root = scene.instance.rootView
    guard view.isDescendant(of: root) else { return nil }
    return Rect(view.convert(rect, to: root)).moved(by: origin)
  }

  // MARK: Constraints

  /// The constraints around a view that are drawn at most.
  private static let mostAround = 12

  /// The constraints of findings, and those around the views that they are mainly about, in document order.
  func bars(of findings: [Finding]) -> [ScenePlate.Bar] {
    let own = Set(findings.flatMap(\.places))
    let main = Set(findings.compactMap(\.objectIDs.first)).subtracting([scene.instance.rootID])
    var around: [String: Int] = [:]
    return scene.instance.constraints.compactMap { id, constraint in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      let ids = items.compactMap { Self.documentID(of: $0) }
      if !own.contains(id) {
        let concerned = ids.filter { main.contains($0) && around[$0, default: 0] < Self.mostAround }
        guard !concerned.isEmpty else { return nil }
        for id in concerned { around[id, default: 0] += 1 }
      }
      return bar(constraint, id: id, items: items, ids: ids)
    }
  }

  private static func documentID(of item: AnyObject) -> String? {
    (item as? UIView)?.documentID ?? (item as? UILayoutGuide)?.documentID
  }

  private func bar(
    _ constraint: NSLayoutConstraint, id: String, items: [AnyObject], ids: [String]
  ) -> ScenePlate.Bar? {
    guard let first = items.first.flatMap({ Side($0, constraint.firstAttribute, frame(of:)) })
    else { return nil }
    let second =
      items.count > 1 ? Side(items[1], constraint.secondAttribute, frame(of:)) : nil
    let geometry = BarGeometry(first, second)
    var sign = ["≤", "", "≥"][constraint.relation.rawValue + 1]
    if constraint.multiplier != 1 { sign += "×" }
    if sign.isEmpty, items.count > 1, first.position == nil { sign = "=" }
    return ScenePlate.Bar(
      id: id, itemIDs: ids, phrase: inspected.phrases.phrase(id: id), form: geometry.form,
      extent: PlateRect(geometry.extent), isRequired: constraint.priority.rawValue >= 1000,
      sign: sign)
  }
}

extension Side {
  @MainActor
  fileprivate init?(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ frame: (AnyObject) -> Rect?
  ) {
    guard let frame = frame(item) else { return nil }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let direction: LayoutDirection =
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    self.init(
      frame: frame, attribute: LayoutAttribute(attribute).resolved(for: direction),
      margins: EdgeInsets(
        top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom),
        right: Double(margins.right)))
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: width, height: height)
  }
}

extension PlateRect {
  fileprivate init(_ rect: Rect) {
    self.init(
      x: Points.rounded(rect.minX), y: Points.rounded(rect.minY),
      width: Points.rounded(rect.width), height: Points.rounded(rect.height))
  }

  fileprivate func differs(from other: PlateRect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].contains { abs($0) > 1 }
  }
}
