import AutoLayout

/// The time, signal and battery at the top of a screen.
struct StatusBar {
  /// The device.
  let frame: DeviceFrame

  /// The bar, its origin at the screen's upper left corner.
  func drawing() -> DisplayList {
    var list = DisplayList()
    let hasEars = frame.cutout != .none && !frame.isLandscape
    // Beside a cutout the contents stand in the middle of what is left of the bar at each side.
    let center = hasEars ? frame.statusBarHeight * 0.56 : frame.statusBarHeight / 2
    let earWidth = (frame.screen.width - (frame.cutout == .notch ? 209 : 126)) / 2
    var right = frame.screen.width - (hasEars ? max((earWidth - 68) / 2, 10) : 6)
    right = battery(endingAt: right, center: center, in: &list) - 5
    right = wifi(endingAt: right, center: center, in: &list) - 5
    if hasEars || frame.cutout == .none && frame.homeIndicator == .none {
      _ = signal(endingAt: right, center: center, in: &list)
    }
    let font = Font(size: hasEars ? 17 : 12, weight: .semibold)
    let isCentered = !hasEars && frame.homeIndicator == .none
    let time = Rect(
      x: hasEars ? 0 : isCentered ? frame.screen.width / 2 - 40 : 20, y: center - 12,
      width: hasEars ? max(earWidth, 60) : 80, height: 24)
    list.text(
      TextBlock(
        "9:41", font: font, color: frame.ink, rect: time,
        alignment: hasEars || isCentered ? .center : .left))
    return list
  }

  private func battery(
    endingAt right: Double, center: Double, in list: inout DisplayList
  ) -> Double {
    let shell = Rect(x: right - 26, y: center - 6, width: 24, height: 12)
    list.stroke(
      .rounded(shell.inset(0.5), radius: 3.2), frame.ink.faded(0.45),
      DisplayList.Stroke(width: 1))
    list.fill(shell.inset(2), frame.ink, radius: 1.8)
    list.fill(
      Rect(x: shell.maxX + 0.8, y: center - 2, width: 1.4, height: 4), frame.ink.faded(0.5),
      radius: 0.7)
    return shell.minX
  }

  private func wifi(
    endingAt right: Double, center: Double, in list: inout DisplayList
  ) -> Double {
    let middle = right - 7.5
    let stroke = DisplayList.Stroke(width: 2.1)
    for reach in [6.6, 3.6] {
      var arc = Path()
      let y = center + 3.5 - reach
      arc.move(middle - reach, y + reach * 0.22)
      arc.curve(
        Point(x: middle - reach * 0.5, y: y - reach * 0.28),
        Point(x: middle + reach * 0.5, y: y - reach * 0.28),
        to: Point(x: middle + reach, y: y + reach * 0.22))
      list.stroke(arc, frame.ink, stroke)
    }
    list.fill(
      .polygon([
        Point(x: middle, y: center + 5.5), Point(x: middle - 2.3, y: center + 2.6),
        Point(x: middle + 2.3, y: center + 2.6),
      ]), frame.ink)
    return middle - 7.5
  }

  private func signal(
    endingAt right: Double, center: Double, in list: inout DisplayList
  ) -> Double {
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2.4
      list.fill(
        Rect(
          x: right - 18 + Double(bar) * 4.8, y: center + 5.5 - height, width: 3.2, height: height),
        frame.ink, radius: 0.8)
    }
    return right - 18
  }
}
