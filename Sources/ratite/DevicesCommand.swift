import ArgumentParser
import AutoLayout
import InterfaceBuilder

/// `ratite devices`: what can be laid out for.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that documents can be laid out for.")

  func run() {
    let rows = Device.all.map { device in
      [
        device.id, device.name,
        "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))",
        "@\(Int(device.scale))x",
        sizeClasses(of: device, .portrait), sizeClasses(of: device, .landscape),
      ]
    }
    let header = ["id", "name", "points", "scale", "upright", "turned"]
    for line in TextTable.lines([header] + rows) { Console.output(line) }
  }

  /// The size classes of width and height.
  private func sizeClasses(of device: Device, _ orientation: Orientation) -> String {
    let classes = device.sizeClasses(in: orientation)
    return [classes.width, classes.height].map { $0?.rawValue ?? "any" }.joined(separator: " × ")
  }
}
