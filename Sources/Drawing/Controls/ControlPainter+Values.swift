package import AutoLayout

/// The two positions of a switch.
package enum SwitchPosition: Hashable, Sendable { case on, off }

/// The two sizes of an activity indicator.
package enum SpinnerSize: Hashable, Sendable { case medium, large }

extension ControlPainter {
  /// Draws a switch.
  package mutating func `switch`(
    _ position: SwitchPosition, onColor: Color? = nil, in rect: Rect
  ) {
    let height = min(31, rect.height)
    let track = rect.centered(width: min(51, rect.width), height: height)
    let color = position == .on ? onColor ?? colors.green : colors.secondaryFill
    list.fill(track, color, radius: height / 2)
    let side = max(height - 4, 0)
    let x = position == .on ? track.maxX - side - 2 : track.minX + 2
    knob(Rect(x: x, y: track.minY + 2, width: side, height: side))
  }

  /// Draws the white disc of a switch or slider.
  private mutating func knob(_ rect: Rect) {
    list.shadow(
      rect, radius: rect.width / 2,
      DisplayList.Shadow(color: .black.faded(0.22), offset: Point(x: 0, y: 2), blur: 2.5))
    list.fill(.ellipse(rect), .white)
    list.stroke(.ellipse(rect), .black.faded(0.06), DisplayList.Stroke(width: 0.5))
  }

  /// Draws a slider.
  ///
  /// - Parameters:
  ///   - fraction: The value from 0 to 1.
  ///   - rect: The control's rectangle.
  package mutating func slider(fraction: Double, in rect: Rect) {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let track = Rect(x: rect.minX + 2, y: rect.center.y - 2, width: rect.width - 4, height: 4)
    list.fill(track, colors.fill, radius: 2)
    let side = min(27.0, rect.height, rect.width)
    let x = rect.minX + (rect.width - side) * fraction
    list.fill(
      Rect(x: track.minX, y: track.minY, width: x + side / 2 - track.minX, height: 4), tint,
      radius: 2)
    knob(Rect(x: x, y: rect.center.y - side / 2, width: side, height: side))
  }

  /// Draws a stepper.
  package mutating func stepper(in rect: Rect) {
    list.fill(rect, colors.tertiaryFill, radius: 8)
    let middle = rect.center.x
    list.fill(
      Rect(x: middle - 0.5, y: rect.minY + 7, width: 1, height: max(rect.height - 14, 0)),
      colors.gray3, radius: 0.5)
    let side = min(18.0, rect.height * 0.6)
    for (name, x) in [("minus", rect.minX + rect.width / 4), ("plus", rect.maxX - rect.width / 4)] {
      symbol(
        name, in: Rect(x: x - side / 2, y: rect.center.y - side / 2, width: side, height: side),
        color: colors.label)
    }
  }

  /// Draws a segmented control.
  ///
  /// - Parameters:
  ///   - segments: The titles.
  ///   - selected: The index of the selected segment, or nil for none.
  ///   - selectedColor: The background of the selected segment; nil for the system's.
  ///   - font: The font of the titles.
  ///   - rect: The control's rectangle.
  package mutating func segmentedControl(
    _ segments: [String], selected: Int?, selectedColor: Color? = nil,
    font: Font = Font(size: 13, weight: .medium), in rect: Rect
  ) {
    list.fill(rect, colors.tertiaryFill, radius: 8)
    guard !segments.isEmpty else { return }
    let width = rect.width / Double(segments.count)
    for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
      let x = rect.minX + Double(index) * width
      list.fill(
        Rect(x: x - 0.5, y: rect.minY + 8, width: 1, height: max(rect.height - 16, 0)),
        colors.gray3)
    }
    for (index, title) in segments.enumerated() {
      let segment = Rect(
        x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height)
      if index == selected {
        let face = segment.inset(2)
        list.shadow(
          face, radius: 7,
          DisplayList.Shadow(color: .black.faded(0.12), offset: Point(x: 0, y: 2), blur: 2.5))
        list.fill(
          face, selectedColor ?? (colors.appearance == .light ? .white : Color(hex: 0x636366)),
          radius: 7)
      }
      label(title, font: font, in: segment.insetBy(x: 4, y: 0), alignment: .center)
    }
  }

  /// Draws a progress bar; `fraction` goes from 0 to 1.
  package mutating func progressView(fraction: Double, in rect: Rect) {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let height = min(rect.height, 4)
    let track = Rect(
      x: rect.minX, y: rect.center.y - height / 2, width: rect.width, height: height)
    list.fill(track, colors.fill, radius: height / 2)
    var done = track
    done.size.width *= fraction
    list.fill(done, tint, radius: height / 2)
  }

  /// Draws the spokes of an activity indicator.
  package mutating func activityIndicator(
    size: SpinnerSize = .medium, color: Color? = nil, in rect: Rect
  ) {
    let side = min(size == .medium ? 20 : 37, max(rect.width, 0), max(rect.height, 0))
    // Eight spokes at multiples of 45°; the components of the unit vectors are 0, ±1 and ±√½.
    let half = 0.7071067811865476
    let directions: [(Double, Double)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    let inner = side * 0.25
    let outer = side * 0.45
    for (index, direction) in directions.enumerated() {
      let fade = 0.3 + 0.7 * Double(index) / 7
      list.stroke(
        .polyline([
          Point(x: rect.center.x + direction.0 * inner, y: rect.center.y + direction.1 * inner),
          Point(x: rect.center.x + direction.0 * outer, y: rect.center.y + direction.1 * outer),
        ]), (color ?? colors.gray).faded(fade),
        DisplayList.Stroke(width: side * 0.11, form: .round))
    }
  }

  /// Draws the dots of a page control.
  package mutating func pageControl(
    pages: Int, current: Int, color: Color? = nil, currentColor: Color? = nil, in rect: Rect
  ) {
    let visible = min(max(pages, 0), max(1, Int(min(rect.width, 10_000) / 16) + 1))
    let step = 16.0
    var x = rect.center.x - Double(visible - 1) * step / 2
    let base = colors.appearance == .light ? Color.black : .white
    for page in 0..<visible {
      let isCurrent = page == min(current, visible - 1)
      list.fill(
        .circle(center: Point(x: x, y: rect.center.y), radius: 3.5),
        isCurrent ? currentColor ?? base.faded(0.75) : color ?? base.faded(0.25))
      x += step
    }
  }
}
