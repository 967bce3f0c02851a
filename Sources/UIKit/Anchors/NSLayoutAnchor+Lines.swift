public import Foundation

// Apple's signatures with the line of the call. They call Apple's own, which clients can override,
// refer to and find in protocols; decision 0082.

extension NSLayoutAnchor {
  /// `self == anchor`, made by the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(equalTo:)(anchor) }
  }

  /// `self >= anchor`, made by the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(greaterThanOrEqualTo:)(anchor) }
  }

  /// `self <= anchor`, made by the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(lessThanOrEqualTo:)(anchor) }
  }

  /// `self == anchor + c`, made by the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(equalTo:constant:)(anchor, c) }
  }

  /// `self >= anchor + c`, made by the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(greaterThanOrEqualTo:constant:)(anchor, c) }
  }

  /// `self <= anchor + c`, made by the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(lessThanOrEqualTo:constant:)(anchor, c) }
  }
}

extension NSLayoutDimension {
  /// `self == c`, made by the line of the call.
  public func constraint(
    equalToConstant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(equalToConstant:)(c) }
  }

  /// `self >= c`, made by the line of the call.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(greaterThanOrEqualToConstant:)(c) }
  }

  /// `self <= c`, made by the line of the call.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(lessThanOrEqualToConstant:)(c) }
  }

  /// `self == m × anchor`, made by the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(equalTo:multiplier:)(anchor, m) }
  }

  /// `self >= m × anchor`, made by the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(greaterThanOrEqualTo:multiplier:)(anchor, m) }
  }

  /// `self <= m × anchor`, made by the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(lessThanOrEqualTo:multiplier:)(anchor, m) }
  }

  /// `self == m × anchor + c`, made by the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(equalTo:multiplier:constant:)(anchor, m, c) }
  }

  /// `self >= m × anchor + c`, made by the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(greaterThanOrEqualTo:multiplier:constant:)(anchor, m, c)
    }
  }

  /// `self <= m × anchor + c`, made by the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) { constraint(lessThanOrEqualTo:multiplier:constant:)(anchor, m, c) }
  }
}

extension NSLayoutXAxisAnchor {
  /// This position lies a multiple of the standard distance after another, as made by the line
  /// of the call.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(equalToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }

  /// This position lies at least a multiple of the standard distance after another, as made by the line
  /// of the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }

  /// This position lies at most a multiple of the standard distance after another, as made by the line
  /// of the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }
}

extension NSLayoutYAxisAnchor {
  /// This position lies a multiple of the standard distance below another, as made by the line
  /// of the call.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(equalToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }

  /// This position lies at least a multiple of the standard distance below another, as made by the line
  /// of the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }

  /// This position lies at most a multiple of the standard distance below another, as made by the line
  /// of the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    CodeLine.making(file, line) {
      constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }
}
