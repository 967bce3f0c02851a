import ArgumentParser
import AutoLayout
import InterfaceBuilder

/// The options that say what to lay out for.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A device to lay out for, by id or part of its name; see 'ratite devices'.",
      valueName: "device"))
  var device: [String] = []

  @Option(name: .long, help: "Hold the device in portrait or landscape.")
  var orientation: [HeldOrientation] = []

  @Option(name: .long, help: "Read from ltr (left to right) or rtl.")
  var direction: [ReadingDirection] = []

  @Option(
    name: .customLong("text-size"), help: "Text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.")
  var textSize: [TextSize] = []

  func validate() throws {
    for name in device where Device.find(name) == nil {
      throw ValidationError(
        "There is no device '\(name)'. 'ratite devices' lists them; for example "
          + "'--device retina6_12'.")
    }
  }

  /// Whether nothing was said, so that a document's own canvas counts.
  var isEmpty: Bool {
    device.isEmpty && orientation.isEmpty && direction.isEmpty && textSize.isEmpty
  }

  /// The canvases: every combination of what was asked for, the document's own where nothing was.
  func canvases(for own: Canvas) -> [Canvas] {
    canvases(devices: device.compactMap { Device.find($0) }, for: own)
  }

  /// The canvases on given devices, the document's own where there are none.
  func canvases(devices: [Device], for own: Canvas) -> [Canvas] {
    var canvases: [Canvas] = []
    for device in devices.isEmpty ? [own.device] : devices {
      for orientation in orientation.isEmpty
        ? [own.orientation] : orientation.map(\.orientation)
      {
        for direction in direction.isEmpty ? [own.direction] : direction.map(\.layoutDirection) {
          for size in textSize.isEmpty ? [own.contentSizeCategory] : textSize.map(\.category) {
            var canvas = own
            if device != own.device { canvas.layout = .fullScreen }
            canvas.device = device
            canvas.orientation = orientation
            canvas.direction = direction
            canvas.contentSizeCategory = size
            canvases.append(canvas)
          }
        }
      }
    }
    return canvases
  }
}

/// A way to hold a device as an argument.
enum HeldOrientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape

  var orientation: Orientation { self == .portrait ? .portrait : .landscape }
}

/// A reading direction as an argument.
enum ReadingDirection: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl

  var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
