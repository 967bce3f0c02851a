@testable import LayoutLogs

/// A log that these tests make up, in any of the forms that frameworks and pastes give it.
struct InventedLog {
  var constraints: [String]
  var broken: String?

  /// Three constraints of which two sizes contradict each other.
  static let twoHeights = InventedLog(
    constraints: [
      "<NSLayoutConstraint:0x6001 App.CardView:0x7f01.height == 44   (active)>",
      "<NSLayoutConstraint:0x6002 App.CardView:0x7f01.height == 60   (active)>",
    ], broken: "<NSLayoutConstraint:0x6002 App.CardView:0x7f01.height == 60   (active)>")

  /// A label that is too wide for a screen of 375 points.
  static let wideLabel = InventedLog(
    constraints: [
      "<NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>",
      "<NSLayoutConstraint:0x6012 H:|-(8)-[UILabel:0x7f11'Name']   (active, names: '|':UIView:0x7f12 )>",
      "<NSLayoutConstraint:0x6013 H:[UILabel:0x7f11'Name']-(8)-|   (active, names: '|':UIView:0x7f12 )>",
      "<NSLayoutConstraint:0x6014 'UIView-Encapsulated-Layout-Width' UIView:0x7f12.width == 375   (active)>",
    ], broken: "<NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>")

  private var list: String { constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") }

  private func ending(_ last: String) -> String {
    let broken = broken.map { "\n\nWill attempt to recover by breaking constraint \n\($0)\n" } ?? ""
    return "(\n\(list)\n)\(broken)\n\(last)\n"
  }

  /// UIKit's form of today.
  var text: String {
    """
    2026-01-05 10:00:00.000000+0100 App[100:2000] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

    """
      + ending(
        """
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  /// UIKit's form up to iOS 7.
  var oldText: String {
    "2013-01-05 10:00:00.000 App[100:c07] Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look at "
      + "each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted "
      + "constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you "
      + "don't understand, refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
      + ending("Break on objc_exception_throw to catch this in the debugger.")
  }

  /// AppKit's form.
  var appKitText: String {
    "2026-01-05 10:00:00.000 App[100:2000] [Layout] Unable to simultaneously satisfy constraints:\n"
      + ending(
        "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow "
          + "visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on "
          + "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.")
  }

  /// The structured line of macOS 14.
  var structuredText: String {
    "Conflicting constraints detected: (\n\(list)\n).\n"
      + "Will attempt to recover by breaking \(broken ?? "").\n"
  }

  static func read(_ text: String) -> LogContents { read(Array(text.utf8)) }

  static func read(_ bytes: [UInt8]) -> LogContents {
    var reader = LogReader()
    reader.read(bytes)
    return reader.end()
  }
}

extension LogContents {
  /// The lists of constraints.
  var logs: [ConstraintLog] {
    entries.compactMap { entry in
      guard case .constraints(let log) = entry.part else { return nil }
      return log
    }
  }
}

extension ConstraintLog {
  var addresses: [String] { constraints.map(\.address) }
  var brokenAddress: String? { broken.map { constraints[$0].address } }
}
