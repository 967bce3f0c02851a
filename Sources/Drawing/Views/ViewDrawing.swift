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
    measurer: any TextMeasurer, options: LaunchOptions = .current,
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
    let size = view.layoutView.frame.size
    var (offset, scale) = Self.placement(of: view, at: origin)
    if view === focus, !(view is UISegmentedControl) {
      let growth = PlatterLooks.growth(of: size)
      offset.x -= size.width * scale * (growth - 1) / 2
      offset.y -= size.height * scale * (growth - 1) / 2
      scale *= growth
    }
    let group = DisplayList.Group(offset: offset, scale: scale, opacity: min(opacity, 1))
    list.group(group) { list in
      let bounds = Rect(origin: .zero, size: size)
      drawShadow(of: view, bounds, in: &list)
      if let clip = Self.clip(of: view, bounds) {
        list.clipped(to: clip) { list in drawInside(view, bounds, in: &list) }
      } else {
        drawInside(view, bounds, in: &list)
      }
      drawBorder(of: view, bounds, in: &list)
      if showsAlignmentRects { list.alignmentRect(of: view) }
    }
  }

  /// The figure that a view cuts its content at.
  private static func clip(of view: UIView, _ bounds: Rect) -> Path? {
    if let cell = view as? UITableViewCell, let outline = RowPlace(of: cell).outline(bounds) {
      return outline
    }
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

  private func drawInside(_ view: UIView, _ bounds: Rect, in list: inout DisplayList) {
    if let color = view.backgroundColor ?? view.layer.backgroundColor.map(UIColor.init(cgColor:)) {
      list.fill(
        bounds, Color(color, in: view), radius: Double(view.layer.cornerRadius))
    }
    var painter = painter(for: view)
    if let look = look(view) {
      painter.draw(look, in: bounds)
    } else {
      painter.drawContent(of: view, in: bounds)
    }
    list.append(painter.list)
    let scrolled = view.layoutView.boundsOrigin
    if scrolled == .zero {
      drawSubviews(of: view, in: &list)
    } else {
      let shift = DisplayList.Group(offset: Point(x: -scrolled.x, y: -scrolled.y))
      list.group(shift) { drawSubviews(of: view, in: &$0) }
    }
    var overlay = self.painter(for: view)
    overlay.drawOverlay(of: view, in: bounds)
    list.append(overlay.list)
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
  private func drawSubviews(of view: UIView, in list: inout DisplayList) {
    if let table = view as? UITableView {
      var painter = painter(for: table)
      painter.drawTitles(of: table)
      list.append(painter.list)
    }
    let order = view.subviews.enumerated().sorted { first, second in
      // What has the focus lies over what is beside it.
      if first.element === focus { return false }
      if second.element === focus { return true }
      let (a, b) = (first.element.layer.zPosition, second.element.layer.zPosition)
      return a == b ? first.offset < second.offset : a < b
    }
    for (_, subview) in order where ControlPainter.drawsItself(subview, in: view) {
      draw(subview, at: subview.layoutView.frame.origin, in: &list)
    }
    for part in ControlPainter.parts(ofBar: view) {
      guard case .view(let shown) = part.content, shown.superview !== view else { continue }
      draw(shown, at: Point(x: part.frame.minX, y: part.frame.minY), in: &list)
    }
    if let table = view as? UITableView {
      var painter = painter(for: table)
      painter.drawSeparators(of: table)
      list.append(painter.list)
    }
  }

  // MARK: Decoration

  /// Draws the shadow of the view's rectangle, if the view has something that casts one.
  private func drawShadow(of view: UIView, _ bounds: Rect, in list: inout DisplayList) {
    let layer = view.layer
    guard layer.shadowOpacity > 0, !view.clipsToBounds, let color = layer.shadowColor,
      Self.castsShadow(view)
    else { return }
    list.shadow(
      bounds, radius: Double(layer.cornerRadius),
      DisplayList.Shadow(
        color: Color(color.color).faded(Double(layer.shadowOpacity)),
        offset: Point(x: layer.shadowOffset.width, y: layer.shadowOffset.height),
        blur: Double(layer.shadowRadius)))
  }

  /// Whether a view fills its rectangle with a colour or a picture.
  private static func castsShadow(_ view: UIView) -> Bool {
    if let color = view.backgroundColor { return Color(color, in: view).alpha > 0 }
    if let view = view as? UIImageView { return view.displayedImage?.isSymbolImage == false }
    return view.layer.backgroundColor != nil
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
