package import AutoLayout
import UIKit

/// The styles that a date picker is drawn in.
package enum DatePickerLook: Hashable, Sendable { case wheels, compact, inline }

/// The quantities that a date picker picks.
package enum DatePickerMode: Hashable, Sendable { case time, date, dateAndTime, countDown }

/// Draws a date picker.
struct DatePickerPainter: ViewPainter {
  let view: UIDatePicker

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    let look = DatePickerLook(view.datePickerStyle)
    painter.datePicker(
      look, mode: DatePickerMode(view.datePickerMode),
      in: look == .compact
        ? rect.centered(Size(width: rect.width, height: view.naturalSize.height)) : rect)
  }
}

extension ControlPainter {
  /// Draws a date picker that shows 9 June 2025, 9:41, as Apple's pictures do.
  package mutating func datePicker(
    _ look: DatePickerLook, mode: DatePickerMode, in rect: Rect
  ) {
    switch look {
    case .wheels: pickerView(columns: Self.wheels(mode), in: rect)
    case .compact: compactDatePicker(mode, in: rect)
    case .inline: calendar(in: rect)
    }
  }

  private static func wheels(_ mode: DatePickerMode) -> [[String]] {
    let hours = ["6", "7", "8", "9", "10", "11", "12"]
    let minutes = ["38", "39", "40", "41", "42", "43", "44"]
    let period = ["", "", "", "AM", "PM", "", ""]
    switch mode {
    case .time: return [hours, minutes, period]
    case .date:
      return [
        ["March", "April", "May", "June", "July", "August", "September"],
        ["6", "7", "8", "9", "10", "11", "12"],
        ["2022", "2023", "2024", "2025", "2026", "2027", "2028"],
      ]
    case .dateAndTime:
      return [
        ["Fri Jun 6", "Sat Jun 7", "Sun Jun 8", "Today", "Tue Jun 10", "Wed Jun 11", "Thu Jun 12"],
        hours, minutes, period,
      ]
    case .countDown:
      return [
        ["", "", "", "0 hours", "1", "2", "3"], ["", "", "", "1 min", "2", "3", "4"],
      ]
    }
  }

  private mutating func compactDatePicker(_ mode: DatePickerMode, in rect: Rect) {
    var titles: [String] = []
    if mode != .time { titles.append("Jun 9, 2025") }
    if mode != .date { titles.append(mode == .countDown ? "1 min" : "9:41 AM") }
    let font = Font(size: 17)
    var x = rect.minX
    for title in titles {
      let width = min(self.width(of: title, font: font).rounded(.up) + 24, rect.maxX - x)
      guard width > 0 else { break }
      let capsule = Rect(x: x, y: rect.minY, width: width, height: rect.height)
      list.fill(capsule, colors.tertiaryFill, radius: 6)
      label(title, font: font, in: capsule.insetBy(x: 4, y: 0), alignment: .center)
      x = capsule.maxX + 6
    }
  }

  private mutating func calendar(in rect: Rect) {
    let inner = rect.insetBy(x: 8, y: 4)
    let title = Rect(
      x: inner.minX, y: inner.minY, width: inner.width, height: min(40, inner.height))
    label(
      "June 2025", font: Font(size: 17, weight: .semibold), in: title.insetBy(x: 8, y: 0))
    let chevrons = Rect(x: title.maxX - 24, y: title.center.y - 8, width: 16, height: 16)
    symbol("chevron.right", in: chevrons, color: tint)
    symbol(
      "chevron.left",
      in: Rect(x: chevrons.minX - 36, y: chevrons.minY, width: 16, height: 16), color: tint)
    let cell = inner.width / 7
    let row = max((inner.height - title.height - 20) / 6, 1)
    for (index, day) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
      label(
        day, font: Font(size: 13, weight: .semibold),
        in: Rect(x: inner.minX + Double(index) * cell, y: title.maxY, width: cell, height: 20),
        color: colors.tertiaryLabel, alignment: .center)
    }
    for day in 1...30 {
      let place = Rect(
        x: inner.minX + Double((day - 1) % 7) * cell,
        y: title.maxY + 20 + Double((day - 1) / 7) * row, width: cell, height: row)
      if day == 9 {
        list.fill(.circle(center: place.center, radius: min(cell, row) / 2 - 1), tint)
      }
      label(
        "\(day)", font: Font(size: min(20, max(row * 0.55, 8))), in: place,
        color: day == 9 ? .white : colors.label, alignment: .center)
    }
  }
}

extension DatePickerLook {
  /// UIKit's style; wheels are what `automatic` comes to in most documents.
  fileprivate init(_ style: UIDatePicker.PreferredStyle) {
    switch style {
    case .automatic, .wheels: self = .wheels
    case .compact: self = .compact
    case .inline: self = .inline
    }
  }
}

extension DatePickerMode {
  /// UIKit's mode.
  fileprivate init(_ mode: UIDatePicker.Mode) {
    switch mode {
    case .time: self = .time
    case .date: self = .date
    case .dateAndTime: self = .dateAndTime
    case .countDownTimer: self = .countDown
    }
  }
}
