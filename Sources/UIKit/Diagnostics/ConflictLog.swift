import Foundation

extension ConstraintConflict {
  /// Apple's log of the conflict, followed by the set with the line that made each member.
  var log: String { "\(appleLog)\n\n\(ownLog)" }

  /// Source: logs of iOS 10 and later with their trailing spaces, as Provenance-Emu/Provenance#1381 and
  /// wikimedia/wikipedia-ios#930 quote them.
  private var appleLog: String {
    """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    \(autoresizingNote)\(list)

    Will attempt to recover by breaking constraint\u{20}
    \(broken.description)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.
    """
  }

  private var autoresizingNote: String {
    guard members.contains(where: \.isAutoresizing) else { return "" }
    return
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
  }

  /// The members as the description of an array, by their identifiers, those without first.
  private var list: String {
    let named = members.filter { !$0.isUnspoken }.enumerated().sorted { first, second in
      let (a, b) = (first.element.sortingName, second.element.sortingName)
      return a == b ? first.offset < second.offset : a < b
    }
    let lines = named.map { "    \"\($0.element.description)\"" }
    return "(\n\(lines.joined(separator: ",\n"))\n)"
  }

  private var ownLog: String {
    let lines = members.enumerated().map { index, member in
      "\t\(index + 1). \(member.description)\n\t   from \(member.origin)"
    }
    return "Each of these \(members.count) constraints is needed for the conflict; without any one "
      + "of them the others can hold:\n" + lines.joined(separator: "\n")
  }
}

extension ConstraintConflict.Member {
  /// Upper and lower case count as the same.
  fileprivate var sortingName: String { identifier?.lowercased() ?? "" }
}
