package import AutoLayout
package import UIKit

/// Draws a view hierarchy that has been laid out.
///
/// Transforms count as far as they move and enlarge; rotations are left out.
@MainActor
package struct ViewDrawing {
  /// Measures titles; the measurer the views were laid out with.
  package let measurer: any TextMeasurer
  /// What views show that they do not hold themselves; nil for what they hold.
  package let look: @MainActor (UIView) -> ViewLook?
  /// Whether the rectangles that constraints see are drawn too.
  package let showsAlignmentRects: Bool
  /// The view that the focus of a television is on.
  private var focus: UIView?

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - measurer: Measures titles; the measurer the views were laid out with.
  ///   - options: Whether the rectangles that constraints see are drawn too; by default the launch
  ///     options of the process.
  ///   - look: Says what a view shows where the view does not hold it; nil for any other view.
  package init(
    measurer: any TextMeasurer, options: LaunchOptions = PlatformEnvironment.current.launchOptions,
    look: @escaping @MainActor (UIView) -> ViewLook? = { _ in nil }
  ) {
    self.measurer = measurer
    self.look = look
    showsAlignmentRects = options.showsAlignmentRects
  }

  /// What a view and the views inside it look like, the view's upper left corner at the origin.
  ///
  /// - Complexity: O(*views*).
  package func list(of view: UIView) -> DisplayList {
    var drawing = self
    drawing.focus = InitialFocus.view(in: view)
    var list = DisplayList()
    drawing.draw(view, at: .zero, in: &list)
    return list
  }

  private func draw(_ view: UIView, at origin: Point, in list: inout DisplayList) {
    let opacity = Double(view.alpha)
    guard !view.isHidden, !view.layer.isHidden, opacity > 0.01 else { return }
    let content = PainterRegistry.painter(for: view)
    let size = view.layoutView.frame.size
    var (offset, scale) = Self.placement(of: view, at: origin)
    if view === focus, content.growsWithFocus {
      let growth = PlatterLooks.growth(of: size)
      offset.x -= size.width * scale * (growth - 1) / 2
      offset.y -= size.height * scale * (growth - 1) / 2
      scale *= growth
    }
    let group = DisplayList.Group(
      offset: offset, scale: scale, opacity: min(opacity, 1), viewID: view.documentID)
    list.group(group) { list in
      let bounds = Rect(origin: .zero, size: size)
      drawShadow(of: content, bounds, in: &list)
      if let clip = Self.clip(of: content, bounds) {
        list.clipped(to: clip) { list in drawInside(content, bounds, in: &list) }
      } else {
        drawInside(content, bounds, in: &list)
      }
      drawBorder(of: view, bounds, in: &list)
      if showsAlignmentRects { list.alignmentRect(of: view) }
    }
  }

  /// The figure that a view clips its content to.
  private static func clip(of content: any ViewPainter, _ bounds: Rect) -> Path? {
    if let outline = content.outline(bounds) { return outline }
    let view: UIView = content.view
    return view.clipsToBounds ? .rounded(bounds, radius: Double(view.layer.cornerRadius)) : nil
  }

  /// Where a view's upper left corner goes and what its lengths are multiplied by.
  private static func placement(of view: UIView, at origin: Point) -> (Point, Double) {
    let transform = view.transform
    guard !transform.isIdentity else { return (origin, 1) }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0
    let scale = isUpright ? Double(transform.a) : 1
    let size = view.layoutView.frame.size
    return (
      Point(
        x: origin.x + Double(transform.tx) + size.width * (1 - scale) * Double(view.anchorPoint.x),
        y: origin.y + Double(transform.ty) + size.height * (1 - scale) * Double(view.anchorPoint.y)),
      scale
    )
  }

  private func drawInside(
    _ content: any ViewPainter, _ bounds: Rect, in list: inout DisplayList
  ) {
    let view: UIView = content.view
    let color = view.backgroundColor ?? view.layer.backgroundColor.map(UIColor.init(cgColor:))
    if let color, !content.fillsBackground {
      list.fill(
        bounds, Color(color, in: view), radius: Double(view.layer.cornerRadius))
    }
    let painter = painter(for: view)
    append(painter, to: &list) { painter in
      if let look = look(view) {
        painter.draw(look, of: view, in: bounds)
      } else {
        content.draw(in: bounds, with: &painter)
      }
    }
    let scrolled = view.layoutView.boundsOrigin
    if scrolled == .zero {
      drawSubviews(of: content, with: painter, in: &list)
    } else {
      let shift = DisplayList.Group(offset: Point(x: -scrolled.x, y: -scrolled.y))
      list.group(shift) { drawSubviews(of: content, with: painter, in: &$0) }
    }
    append(painter, to: &list) { content.drawOverlay(in: bounds, with: &$0) }
  }

  private func painter(for view: UIView) -> ControlPainter {
    var painter = ControlPainter(
      measurer: measurer,
      appearance: view.traitCollection.userInterfaceStyle == .dark ? .dark : .light,
      tint: Color(view.tintColor, in: view))
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      painter.direction = .rightToLeft
    }
    guard view.traitCollection.userInterfaceIdiom == .tv else { return painter }
    painter.platform = .television
    if let focus, view.isDescendant(of: focus) {
      painter.isFocused = true
      // Plates with the focus are white whatever the interface style.
      painter.colors = SystemColors(.light)
    }
    return painter
  }

  /// Draws subviews from back to front; `zPosition` comes before the order they were added in.
  private func drawSubviews(
    of content: any ViewPainter, with painter: ControlPainter, in list: inout DisplayList
  ) {
    let view: UIView = content.view
    append(painter, to: &list) { content.drawBehindSubviews(with: &$0) }
    let order = view.subviews.enumerated().sorted { first, second in
      // The focused view lies over its siblings.
      if first.element === focus { return false }
      if second.element === focus { return true }
      let (a, b) = (first.element.layer.zPosition, second.element.layer.zPosition)
      return a == b ? first.offset < second.offset : a < b
    }
    for (_, subview) in order where !content.draws(subview) {
      draw(subview, at: subview.layoutView.frame.origin, in: &list)
    }
    for (guest, place) in content.guests { draw(guest, at: place, in: &list) }
    append(painter, to: &list) { content.drawInFrontOfSubviews(with: &$0) }
  }

  /// Appends what is drawn with a copy of an empty painter.
  private func append(
    _ painter: ControlPainter, to list: inout DisplayList, _ draw: (inout ControlPainter) -> Void
  ) {
    var painter = painter
    draw(&painter)
    list.append(painter.list)
  }

  // MARK: Decoration

  /// Draws the shadow of what the view fills, if it fills anything.
  private func drawShadow(
    of content: any ViewPainter, _ bounds: Rect, in list: inout DisplayList
  ) {
    let view: UIView = content.view
    let layer = view.layer
    guard layer.shadowOpacity > 0, !view.clipsToBounds, let color = layer.shadowColor,
      let filled = Self.filledRect(of: content, bounds)
    else { return }
    list.shadow(
      filled, radius: Double(layer.cornerRadius),
      DisplayList.Shadow(
        color: Color(color.color).faded(Double(layer.shadowOpacity)),
        offset: Point(x: layer.shadowOffset.width, y: layer.shadowOffset.height),
        blur: Double(layer.shadowRadius)))
  }

  /// The rectangle that a view fills with a colour or a picture; nil for none.
  ///
  /// Source: Core Animation's `shadowPath`: without one, the shadow has the shape of the layer's opaque content.
  private static func filledRect(of content: any ViewPainter, _ bounds: Rect) -> Rect? {
    let view: UIView = content.view
    if let color = view.backgroundColor, Color(color, in: view).alpha > 0 { return bounds }
    return content.filledRect(in: bounds)
  }

  private func drawBorder(of view: UIView, _ bounds: Rect, in list: inout DisplayList) {
    let layer = view.layer
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    list.border(
      bounds, Color(color.color), width: Double(layer.borderWidth),
      radius: Double(layer.cornerRadius))
  }
}

extension Color {
  /// A colour as it is in a view's environment.
  @MainActor
  package init(_ color: UIColor, in view: UIView) {
    self.init(color.components(for: view.traitCollection))
  }

  /// A colour of UIKit's.
  init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }
}
