import UIKit

/// The faults of a layout on several devices, and what of an ignore list was not needed.
@MainActor
struct LayoutCheck {
  /// The faults that no entry of the ignore list covers, those of one cause once.
  private(set) var faults: [LayoutFault] = []
  /// The views that cannot be tested and the mistakes in the ignore list, in words.
  private(set) var complaints: [String] = []

  private struct Key: Hashable {
    let rule: LayoutRule
    let subject: String
  }

  private let ignored: [IgnoredFault]
  private var uses: [Int]
  private var indices: [Key: Int] = [:]

  /// Lays something out on each of some devices and looks for faults.
  init(
    _ make: () -> any LayoutSubject, on configurations: [DeviceConfiguration],
    sized size: ViewSize, ignoring ignored: [IgnoredFault]
  ) {
    self.ignored = ignored
    uses = Array(repeating: 0, count: ignored.count)
    for configuration in configurations {
      do {
        try LayoutStage.with(make, on: configuration, sized: size) {
          add(FaultFinder($0), configuration)
        }
      } catch {
        complaints.append("cannot be tested on \(configuration): \(error)")
      }
    }
    complaints += reasonsMissing + entriesNotNeeded
  }

  private mutating func add(_ finder: FaultFinder, _ configuration: DeviceConfiguration) {
    for fault in finder.faults where !isIgnored(fault, finder.names) {
      let key = Key(rule: fault.rule, subject: fault.subject)
      if let index = indices[key] {
        if faults[index].configurations.last != configuration {
          faults[index].configurations.append(configuration)
        }
      } else {
        indices[key] = faults.count
        faults.append(
          LayoutFault(
            rule: fault.rule, path: finder.names.path(fault.views[0]), message: fault.message,
            advice: fault.advice, configurations: [configuration]))
      }
    }
  }

  /// Whether an entry covers a fault; every entry that does has been of use.
  private mutating func isIgnored(_ fault: FoundFault, _ names: ViewNames) -> Bool {
    let covering = ignored.indices.filter { ignored[$0].covers(fault, names: names) }
    for index in covering { uses[index] += 1 }
    return !covering.isEmpty
  }

  private var reasonsMissing: [String] {
    ignored.filter { $0.reason.allSatisfy(\.isWhitespace) }.map {
      "ignoring \($0.words) needs a reason: say in `because` why it is right"
    }
  }

  private var entriesNotNeeded: [String] {
    zip(ignored, uses).filter { $0.1 == 0 }.map { entry, _ in
      "ignoring \(entry.words) (\"\(entry.reason)\") is not needed: nothing of the kind was found; "
        + "take it off the list"
    }
  }
}
