import UIKit

extension World {
  /// Carries an operation out, as far as its objects are there and UIKit allows it.
  func apply(_ operation: Operation) {
    if let key = operation.key { remember(operation, as: key) }
    clock.run {
      if applyToHierarchy(operation) || applyToStack(operation) || applyToConstraints(operation)
        || applyToContainer(operation)
      {
        return
      }
      applyToView(operation)
    }
  }

  /// - Returns: Whether the operation is about where views are.
  private func applyToHierarchy(_ operation: Operation) -> Bool {
    switch operation {
    case .make(let view, let kind): make(view, kind)
    case .add(let view, let parent):
      put(view, in: parent) { $1.addSubview($0) }
    case .insert(let view, let parent, let index):
      put(view, in: parent) { $1.insertSubview($0, at: min(index, $1.subviews.count)) }
    case .remove(let view): views[view]?.removeFromSuperview()
    case .letGo(let view): letGo(view)
    case .bringToFront(let view):
      if let view = views[view] { view.superview?.bringSubviewToFront(view) }
    case .sendToBack(let view):
      if let view = views[view] { view.superview?.sendSubviewToBack(view) }
    case .arrange(let view, let stack, let index):
      put(view, in: stack) {
        guard let stack = $1 as? UIStackView else { return }
        stack.insertArrangedSubview($0, at: min(index, stack.arrangedSubviews.count))
      }
    default: return false
    }
    return true
  }

  /// Puts a view into another, unless it contains that one, and holds it there.
  private func put(_ number: Int, in parent: Int, _ body: (UIView, UIView) -> Void) {
    guard let view = views[number], let parent = views[parent], !parent.isDescendant(of: view)
    else {
      return
    }
    body(view, parent)
    holdPosition(of: number)
  }

  /// - Returns: Whether the operation is about how a stack view arranges views.
  private func applyToStack(_ operation: Operation) -> Bool {
    switch operation {
    case .unarrange(let view, let number):
      if let view = views[view] { stack(number)?.removeArrangedSubview(view) }
    case .axis(let number, let axis): stack(number)?.axis = axis
    case .distribution(let number, let value): stack(number)?.distribution = value
    case .alignment(let number, let value): stack(number)?.alignment = value
    case .spacing(let number, let value): stack(number)?.spacing = value
    case .customSpacing(let view, let number, let value):
      if let view = views[view] { stack(number)?.setCustomSpacing(value, after: view) }
    case .countBaselines(let number, let value):
      stack(number)?.isBaselineRelativeArrangement = value
    case .keepMargins(let number, let value):
      stack(number)?.isLayoutMarginsRelativeArrangement = value
    default: return false
    }
    return true
  }

  private func stack(_ number: Int) -> UIStackView? { views[number] as? UIStackView }

  /// - Returns: Whether the operation is about constraints or guides.
  private func applyToConstraints(_ operation: Operation) -> Bool {
    switch operation {
    case .constrain(let number, let relation): constrain(number, relation)
    case .activate(let number, true): activate(number)
    case .activate(let number, false): members[number]?.constraint.isActive = false
    case .constant(let number, let value): setConstant(value, of: number)
    case .priority(let number, let value):
      change(number) {
        $0.priority = UILayoutPriority(value)
        $1.priority = value
      }
    case .addGuide(let number, let view): views[view]?.addLayoutGuide(guide(number))
    case .removeGuide(let number):
      guides[number].map { $0.owningView?.removeLayoutGuide($0) }
    case .animate(let number, let value):
      UIView.animate(withDuration: 0.3) {
        self.setConstant(value, of: number)
        self.window.layoutIfNeeded()
      }
    default: return false
    }
    return true
  }

  private func setConstant(_ value: Double, of number: Int) {
    guard members[number]?.relation.isSystemSpaced == false else { return }
    change(number) {
      $0.constant = value
      $1.constant = value
    }
  }

  /// - Returns: Whether the operation is about the window, time, questions, scroll views or tables.
  private func applyToContainer(_ operation: Operation) -> Bool {
    switch operation {
    case .scroll(let view, let offset): (views[view] as? UIScrollView)?.contentOffset = offset
    case .rows(let view, let count):
      rows[view]?.count = count
      (views[view] as? UITableView)?.reloadData()
    case .insertRow(let view): changeRows(of: view, by: 1)
    case .deleteRow(let view): changeRows(of: view, by: -1)
    case .size(let size): window.frame.size = size
    case .advance(let duration): clock.advance(by: duration)
    case .fit(let view):
      _ = views[view]?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case .ask(let view):
      _ = views[view]?.hasAmbiguousLayout
      _ = views[view]?.constraintsAffectingLayout(for: .horizontal)
    case .layOut: window.layoutIfNeeded()
    case .layOutAround(let view): views[view]?.layoutIfNeeded()
    case .updateConstraints: window.updateConstraintsIfNeeded()
    case .renewWindow: renewWindow()
    default: return false
    }
    return true
  }

  /// Adds or takes away the last row of a table.
  private func changeRows(of view: Int, by difference: Int) {
    guard let table = views[view] as? UITableView, let rows = rows[view],
      rows.count + difference >= 0
    else { return }
    let row = IndexPath(row: min(rows.count, rows.count + difference), section: 0)
    rows.count += difference
    if difference > 0 {
      table.insertRows(at: [row], with: .none)
    } else {
      table.deleteRows(at: [row], with: .none)
    }
    remember(.rows(view, rows.count), as: "rows \(view)")
  }

  private func applyToView(_ operation: Operation) {
    guard let number = operation.subject, let view = views[number] else { return }
    switch operation {
    case .hide(_, let value): view.isHidden = value
    case .frame(_, let rect):
      view.frame = rect
      // As on a device, constraints take the frame back in the superview's next layout only.
      view.superview?.setNeedsLayout()
    case .translate(_, let value): view.translatesAutoresizingMaskIntoConstraints = value
    case .stretch(_, let mask): view.autoresizingMask = mask
    case .content(_, let size): (view as? Box)?.size = size
    case .text(_, let text): view.setText(text)
    case .lines(_, let lines): (view as? UILabel)?.numberOfLines = lines
    case .set(_, let property, let value): Property.all[property].set(view, value)
    case .traits(_, let value): override(value, in: number)
    case .hug(_, let axis, let value):
      view.setContentHuggingPriority(UILayoutPriority(value), for: axis)
    case .resist(_, let axis, let value):
      view.setContentCompressionResistancePriority(UILayoutPriority(value), for: axis)
    case .margins(_, let value):
      view.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    case .showMargins(_, let value): view.preservesSuperviewLayoutMargins = value
    case .direction(_, let value): view.semanticContentAttribute = value
    case .turn(_, let angle): view.transform = CGAffineTransform(rotationAngle: angle)
    default: break
    }
  }
}

extension UIView {
  /// Sets the text of a view that shows one.
  fileprivate func setText(_ text: String) {
    (self as? UILabel)?.text = text
    (self as? UITextField)?.text = text
    (self as? UITextView)?.text = text
    (self as? UIButton)?.setTitle(text, for: .normal)
  }
}
