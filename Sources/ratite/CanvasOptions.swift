import ArgumentParser
import AutoLayout
import InterfaceBuilder
import UIKit

/// The options that say what to lay out for.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A device, by id or part of its name; 'ratite devices' lists them. May be repeated, like "
        + "the options below.",
      valueName: "device"))
  var device: [String] = []

  @Option(name: .long, help: "How the device is held: portrait or landscape.")
  var orientation: [HeldOrientation] = []

  @Option(name: .long, help: "The reading direction: ltr or rtl.")
  var direction: [ReadingDirection] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A language, such as ar or en-GB; only its reading direction counts yet.",
      valueName: "code"))
  var language: [Language] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The text size: XS, S, M, L (the usual one), XL, XXL, XXXL, AX1 to AX5.",
      valueName: "size"))
  var textSize: [TextSize] = []

  func validate() throws {
    for name in device where Device.find(name) == nil {
      throw ValidationError(
        "There is no device '\(name)'. 'ratite devices' lists them; for example "
          + "'--device retina6_12'.")
    }
  }

  /// The canvases: the document's own as it was saved where nothing was asked for, else every
  /// combination of what was.
  func canvases(for own: Canvas) -> [Canvas] {
    guard asksForSomething else { return [own] }
    return canvases(
      devices: device.isEmpty ? [own.device] : device.compactMap { Device.find($0) }, for: own)
  }

  private var asksForSomething: Bool {
    !device.isEmpty || !orientation.isEmpty || !direction.isEmpty || !language.isEmpty
      || !textSize.isEmpty
  }

  /// The canvases on given devices, each once; text is as large there as it usually is, whatever
  /// Interface Builder saved the document with.
  func canvases(devices: [Device], for own: Canvas) -> [Canvas] {
    let orientations = orientation.isEmpty ? [own.orientation] : orientation.map(\.orientation)
    let asked = direction.map(\.layoutDirection) + language.map(\.direction)
    let directions = asked.isEmpty ? [own.direction] : asked
    let sizes = textSize.isEmpty ? [.large] : textSize.map(\.category)
    var canvases: [Canvas] = []
    for device in devices {
      for orientation in orientations {
        for direction in directions {
          for size in sizes {
            var canvas = own.asShown
            if device != own.device { canvas.layout = .fullScreen }
            canvas.device = device
            canvas.orientation = orientation
            canvas.direction = direction
            canvas.contentSizeCategory = size
            if !canvases.contains(canvas) { canvases.append(canvas) }
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
