import InterfaceBuilder
import LayoutLogs

@testable import Inspection

/// Logs that these tests make up.
enum LogSamples {
  /// A label that is too wide for a screen of 375 points.
  static let wideLabel = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>",
        "<NSLayoutConstraint:0x6012 H:|-(8)-[UILabel:0x7f11'Name']   (active, names: '|':UIView:0x7f12 )>",
        "<NSLayoutConstraint:0x6013 'name-trailing' H:[UILabel:0x7f11'Name']-(8)-|   (active, names: '|':UIView:0x7f12 )>",
        "<NSLayoutConstraint:0x6014 'UIView-Encapsulated-Layout-Width' UIView:0x7f12.width == 375   (active)>",
        "<NSLayoutConstraint:0x6015 App.CardView:0x7f13.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6011 UILabel:0x7f11'Name'.width == 400   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  static let trace = """
    •UIWindow:0x7f01
    |   *UILabel:0x7f03'Total'- AMBIGUOUS LAYOUT for UILabel:0x7f03'Total'.minX{id: 25}, UILabel:0x7f03'Total'.Width{id: 26}

    """

  static func explained(_ text: String, path: String = "log.txt") -> ExplainedLog {
    var reader = LogReader()
    reader.read(Array(text.utf8))
    return ExplainedLog(reader.end(), path: path)
  }

  /// A log of some descriptions, the constraint that breaks first.
  static func log(of bodies: [String]) -> String {
    let lines = bodies.enumerated().map { index, body in
      "    \"<NSLayoutConstraint:0x60\(10 + index) \(body)   (active)>\""
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.joined(separator: ",\n") + "\n)\n"
  }
}
