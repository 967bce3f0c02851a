package import AutoLayout

/// What there is to draw, from back to front, in points, y growing downwards.
///
/// Groups are well formed by construction: the methods that open one close it.
package struct DisplayList: Hashable, Sendable {
  /// One thing to draw.
  package enum Command: Hashable, Sendable {
    /// A filled figure.
    case fill(Path, Color)
    /// The outline of a figure.
    case stroke(Path, Color, Stroke)
    /// A line of one pixel, horizontal or vertical, between two points; it is moved to the pixel
    /// its points lie in.
    case hairline(Point, Point, Color)
    /// Text in a box.
    case text(TextBlock)
    /// Pixels of a picture.
    case image(PlacedPixels)
    /// A soft shadow of a rectangle with round corners.
    case shadow(Rect, radius: Double, Shadow)
    /// The start of a group.
    case beginGroup(Group)
    /// The end of the group that began last.
    case endGroup
  }

  /// How commands that follow are placed and limited.
  package struct Group: Hashable, Sendable {
    /// Where the group's origin lies outside, in points.
    package var offset: Point = .zero
    /// What the group's lengths are multiplied by.
    package var scale = 1.0
    /// The figure, in the group's own coordinates, nothing is drawn outside of.
    package var clip: Path?
    /// The opacity of the group as a whole.
    package var opacity = 1.0
    /// The id of the view that the group is the drawing of; nil for other groups and for views without one.
    package var viewID: String?

    /// Creates a group that changes nothing unless told otherwise.
    package init(
      offset: Point = .zero, scale: Double = 1, clip: Path? = nil, opacity: Double = 1,
      viewID: String? = nil
    ) {
      self.offset = offset
      self.scale = scale
      self.clip = clip
      self.opacity = opacity
      self.viewID = viewID
    }
  }

  /// How an outline is drawn.
  package struct Stroke: Hashable, Sendable {
    /// The form of ends and corners.
    package enum Form: Hashable, Sendable { case square, round }

    /// The width in points.
    package var width: Double
    /// The form of ends and corners.
    package var form: Form = .square
    /// Lengths of dashes and gaps in turn; none for a solid line.
    package var dashes: [Double] = []

    /// Creates a stroke.
    package init(width: Double, form: Form = .square, dashes: [Double] = []) {
      self.width = width
      self.form = form
      self.dashes = dashes
    }
  }

  /// A soft shadow.
  package struct Shadow: Hashable, Sendable {
    /// The colour where the shadow is darkest.
    package var color: Color
    /// How far it is moved.
    package var offset: Point
    /// The standard deviation of its edge, as Core Animation's `shadowRadius`, in points.
    package var blur: Double

    /// Creates a shadow.
    package init(color: Color, offset: Point = .zero, blur: Double) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }

  /// The commands.
  package private(set) var commands: [Command] = []

  /// An empty list.
  package init() {}

  /// The same drawing with groups that are the drawings of no views.
  package var withoutViews: DisplayList {
    var list = self
    list.commands = commands.map { command in
      guard case .beginGroup(var group) = command else { return command }
      group.viewID = nil
      return .beginGroup(group)
    }
    return list
  }

  /// Fills a figure.
  package mutating func fill(_ path: Path, _ color: Color) {
    if color.alpha > 0 { commands.append(.fill(path, color)) }
  }

  /// Fills a rectangle.
  package mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    if rect.width > 0, rect.height > 0 { fill(.rounded(rect, radius: radius), color) }
  }

  /// Draws an outline.
  package mutating func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
    if color.alpha > 0, stroke.width > 0 { commands.append(.stroke(path, color, stroke)) }
  }

  /// Draws a border inside the edges of a rectangle.
  package mutating func border(
    _ rect: Rect, _ color: Color, width: Double, radius: Double = 0
  ) {
    guard rect.width > width, rect.height > width, width > 0 else { return }
    let half = width / 2
    let inner = rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    stroke(.rounded(inner, radius: max(0, radius - half)), color, Stroke(width: width))
  }

  /// Draws a line of one pixel.
  package mutating func hairline(_ start: Point, _ end: Point, _ color: Color) {
    if color.alpha > 0 { commands.append(.hairline(start, end, color)) }
  }

  /// Draws text.
  package mutating func text(_ block: TextBlock) {
    if block.runs.contains(where: { !$0.text.text.isEmpty }) { commands.append(.text(block)) }
  }

  /// Draws pixels of a picture.
  package mutating func image(_ pixels: PlacedPixels) {
    let (rect, part) = (pixels.rect, pixels.part)
    if rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 {
      commands.append(.image(pixels))
    }
  }

  /// Draws a soft shadow.
  package mutating func shadow(_ rect: Rect, radius: Double = 0, _ shadow: Shadow) {
    if rect.width > 0, rect.height > 0, shadow.color.alpha > 0 {
      commands.append(.shadow(rect, radius: radius, shadow))
    }
  }

  /// Draws a group.
  package mutating func group(_ group: Group, _ body: (inout DisplayList) -> Void) {
    commands.append(.beginGroup(group))
    body(&self)
    commands.append(.endGroup)
  }

  /// Draws nothing outside of a figure.
  package mutating func clipped(to path: Path, _ body: (inout DisplayList) -> Void) {
    group(Group(clip: path), body)
  }

  /// Draws another list in front.
  package mutating func append(_ other: DisplayList) { commands += other.commands }

  /// Draws another list in a place of this one.
  package mutating func insert(_ other: DisplayList, at offset: Point, scale: Double = 1) {
    group(Group(offset: offset, scale: scale)) { $0.commands += other.commands }
  }
}
