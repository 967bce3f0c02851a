import LayoutFaults

/// A picture of a scene on a page, with findings drawn on it.
struct PlateFigure {
  private let plate: ScenePlate
  private let place: Int
  private let scene: String

  /// - Parameters:
  ///   - plate: The picture.
  ///   - place: The place among the pictures of the scene, from 0.
  ///   - scene: The name of the scene.
  init(_ plate: ScenePlate, place: Int, scene: String) {
    self.plate = plate
    self.place = place
    self.scene = scene
  }

  /// - Parameters:
  ///   - findings: The findings that occur in it.
  ///   - number: The number of the picture on the page.
  /// - Returns: The figure.
  func html(_ findings: [NumberedFinding], number: Int) -> String {
    var marks = FindingMarks(plate, pointsPerPixel: plate.width / width)
    let drawn = findings.map { marks.svg(of: $0) }.joined()
    let elements = plate.elements.replacing(ScenePlate.namePrefix, with: "p\(number)")
    let numbers = findings.map { String($0.number) }.joined(separator: ", ")
    let title = MarkupText.escaped("\(scene) on \(name), findings \(numbers)")
    return """
      <figure class="plate" data-place="\(place)" \
      style="--width:\(width.shortText);--shape:\((plate.width / plate.height).shortText)">
      <svg viewBox="0 0 \(plate.width.shortText) \(plate.height.shortText)" role="img" \
      aria-label="\(title)">
      \(elements)<g class="marks">
      \(drawn)</g></svg>
      <figcaption>\(MarkupText.escaped(name))</figcaption>
      </figure>

      """
  }

  /// The width on a wide page, in CSS pixels: the larger a screen, the smaller its scale.
  private var width: Double {
    let width = min(max(plate.width * 0.45, 150), 300)
    return min(width, 360 * plate.width / plate.height).rounded()
  }

  private var name: String {
    guard let first = plate.configurations.first else { return "Interface Builder’s canvas" }
    let others = plate.configurations.count - 1
    if others == 0 { return first.name }
    return
      "\(first.name), and \(others) other\(others == 1 ? "" : "s") that look\(others == 1 ? "s" : "") the same"
  }
}
