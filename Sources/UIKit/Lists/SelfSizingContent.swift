import AutoLayout

extension NSLayoutConstraint {
  /// Tells the table that a constraint inside one of its cells changed.
  func sizeRequirementDidChange() {
    (layoutConstraint?.holder?.representedObject as? UIView)?.sizeRequirementDidChange()
  }
}

extension UIView {
  /// Tells the table that the size of the content of a cell may have changed, if the table asked for that.
  func sizeRequirementDidChange() {
    guard UIKitEnvironment.current.program.hasSelfSizingTables else { return }
    var view: UIView? = self
    while let current = view {
      if let cell = current as? UITableViewCell {
        let table = cell.superview as? UITableView
        switch table?.selfSizingInvalidation {
        case .enabled where current === self: table?.contentDidChange(in: cell)
        case .enabledIncludingConstraints: table?.contentDidChange(in: cell)
        default: break
        }
        return
      }
      view = current.superview
    }
  }
}
