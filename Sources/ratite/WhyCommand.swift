import ArgumentParser
import Devices
import Inspection
import InterfaceBuilder

/// `ratite why`: what fixes an edge of a view.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Explain where a view is: what fixes an edge, point by point.",
    discussion: """
      Prints the constraints that fix an edge, from the view outwards to the root, each with its share \
      in points; the shares add up to the edge. Content sizes, margins, safe areas, stack views and \
      rounding to pixels are shares of their own. Below: what was overruled, what is just met, what \
      is open, and what a conflict broke. Without an edge all four parts of the frame, in the \
      superview's coordinates.

      The view is an id, a label of the outline, a text or the name of an outlet; edges are Apple's \
      attributes (top, leading, centerX, width, firstBaseline and so on). Devices are as in 'ratite check'; \
      by default the one that the document was saved for.

      Example: ratite why Main.storyboard "Sign in.top" --device "iPhone 15" --against "iPhone SE"
      """)

  @Argument(help: "A storyboard or xib.", completion: .documents)
  var document: String

  @Argument(
    help: ArgumentHelp("A view, and perhaps an edge of it.", valueName: "view[.edge]"),
    transform: { ViewQuery($0) })
  var view: ViewQuery

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    help: ArgumentHelp(
      "Another device, perhaps with 'portrait' or 'landscape' behind: print the shares that differ, "
        + "the largest difference first.", valueName: "device"))
  var against: ComparedDevice?

  @Option(
    help: ArgumentHelp(
      "The scene to look in, by id, class, identifier or title.", valueName: "scene"))
  var scene: String?

  @Option(help: "The output format: text or json.")
  var format = AnswerFormat.text

  @Option(
    help:
      "Bold text on standard output: auto, always or never. auto is for terminals, and heeds NO_COLOR."
  )
  var color = TextOptions.ColorChoice.auto

  @Option(help: TimeLimit.help)
  var timeout = TimeLimit.ofChecks

  func validate() throws { try DocumentListing.validate([document]) }

  func run() throws {
    try MainActor.assumeIsolated {
      for note in environment.notes { Console.error("note: \(note)") }
      let watchdog = Watchdog(limit: timeout) { [timeout, document] in
        Interruption.end(ExitStatus.unusable, saying: "\(document):1:1: error: \(timeout.message)")
      }
      try Measuring.run { _ in
        do {
          try watchdog.limited { try explain(try DocumentInspector(path: document)) }
        } catch let error as InspectionError {
          try fail(error.description)
        } catch let error as ViewQueryError {
          try fail("\(document): error: \(error)")
        }
      }
    }
  }

  /// Ends the run with one line.
  private func fail(_ message: String) throws {
    if format.hasJSON {
      Console.output(ViewExplanation.line(document: document, error: message))
    }
    Console.error(message)
    throw ExitCode(ExitStatus.unusable)
  }

  @MainActor
  private func explain(_ inspector: DocumentInspector) throws {
    let devices = inspector.devices(
      environment.explained(for: inspector.savedDevice),
      in: environment.languages(of: DocumentInput(path: document)))
    let explanations = try devices.map { try explanation($0, inspector) }
    guard let against else {
      return print(explanations, [])
    }
    guard let first = explanations.first, explanations.count == 1 else {
      throw ValidationError("--against compares with one device; pass --device and the like once.")
    }
    let other = try explanation(against.environment(like: first.device), inspector)
    print(
      [first, other], ExplanationComparison.comparisons(of: first, with: other))
  }

  @MainActor
  private func explanation(
    _ device: DeviceEnvironment, _ inspector: DocumentInspector
  ) throws -> ViewExplanation {
    var scenes = inspector.solve(in: .device(device))
    if let scene { scenes = try SolvedScene.scenes(scenes, called: scene) }
    return try ViewExplanation(view, in: scenes, path: document, on: device)
  }

  private func print(
    _ explanations: [ViewExplanation], _ comparisons: [ExplanationComparison]
  ) {
    if format.hasJSON {
      Console.output(ViewExplanation.line(document: document, explanations, comparisons))
    }
    guard format.hasText else { return }
    let style = color.isColored ? ExplanationStyle.bold : .plain
    guard comparisons.isEmpty else {
      for comparison in comparisons { Console.output(safe: comparison.text(style)) }
      return
    }
    for (index, explanation) in explanations.enumerated() {
      if index > 0 { Console.output("") }
      Console.output(safe: explanation.text(style))
    }
  }
}

/// A device to compare with, as an argument: `iPhone SE`, `iPhone 15 landscape`.
struct ComparedDevice: ExpressibleByArgument {
  private let device: Device
  private let orientation: HeldOrientation?

  init?(argument: String) {
    var words = argument.split(separator: " ").map(String.init)
    let orientation = words.last.flatMap { HeldOrientation(rawValue: $0.lowercased()) }
    if orientation != nil { words.removeLast() }
    guard let device = Device.find(words.joined(separator: " ")) else { return nil }
    self.device = device
    self.orientation = orientation
  }

  /// The device with everything else as in another environment.
  func environment(like other: DeviceEnvironment) -> DeviceEnvironment {
    var environment = other
    environment.device = device
    if let orientation { environment.orientation = orientation.orientation }
    return environment
  }
}

extension EnvironmentOptions {
  /// The devices asked for; without any the document's own, or a phone where it has none.
  fileprivate func explained(for saved: DeviceEnvironment) -> [DeviceEnvironment] {
    let own = saved.device == .anyCanvas ? Device.named("retina6_12") ?? saved.device : saved.device
    return combinations(of: askedDevices ?? [own], for: saved)
  }
}
