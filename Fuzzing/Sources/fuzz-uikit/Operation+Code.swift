import UIKit

extension Operation: CustomStringConvertible {
  /// The operation as UIKit code.
  var description: String { arranging ?? constraining ?? changing }

  private var arranging: String? {
    switch self {
    case .make(let view, .child):
      "let child\(view) = UIViewController(); controller.addChild(child\(view)); "
        + "let \(name(view)) = child\(view).view!"
    case .make(let view, let kind): "let \(name(view)) = \(kind.className)()"
    case .add(let view, let parent): "\(name(parent)).addSubview(\(name(view)))"
    case .insert(let view, let parent, let index):
      "\(name(parent)).insertSubview(\(name(view)), at: \(index))"
    case .remove(let view): "\(name(view)).removeFromSuperview()"
    case .bringToFront(let view):
      "\(name(view)).superview?.bringSubviewToFront(\(name(view)))"
    case .sendToBack(let view): "\(name(view)).superview?.sendSubviewToBack(\(name(view)))"
    case .arrange(let view, let stack, let index):
      "\(name(stack)).insertArrangedSubview(\(name(view)), at: \(index))"
    case .unarrange(let view, let stack):
      "\(name(stack)).removeArrangedSubview(\(name(view)))"
    case .axis(let stack, let axis): "\(name(stack)).axis = .\(axis)"
    case .distribution(let stack, let value): "\(name(stack)).distribution = .\(value)"
    case .alignment(let stack, let value): "\(name(stack)).alignment = .\(value)"
    case .spacing(let stack, let value): "\(name(stack)).spacing = \(value)"
    case .customSpacing(let view, let stack, let value):
      "\(name(stack)).setCustomSpacing(\(value), after: \(name(view)))"
    case .countBaselines(let stack, let value):
      "\(name(stack)).isBaselineRelativeArrangement = \(value)"
    case .keepMargins(let stack, let value):
      "\(name(stack)).isLayoutMarginsRelativeArrangement = \(value)"
    default: nil
    }
  }

  private var constraining: String? {
    switch self {
    case .constrain(let number, let relation):
      "let constraint\(number) = \(relation.code); constraint\(number).priority = .init(\(relation.priority)); "
        + "constraint\(number).isActive = true"
    case .activate(let number, let value): "constraint\(number).isActive = \(value)"
    case .constant(let number, let value): "constraint\(number).constant = \(value)"
    case .priority(let number, let value): "constraint\(number).priority = .init(\(value))"
    case .addGuide(let guide, let view):
      "let guide\(guide) = UILayoutGuide(); \(name(view)).addLayoutGuide(guide\(guide))"
    case .removeGuide(let guide): "guide\(guide).owningView?.removeLayoutGuide(guide\(guide))"
    case .hug(let view, let axis, let value):
      "\(name(view)).setContentHuggingPriority(.init(\(value)), for: .\(axis))"
    case .resist(let view, let axis, let value):
      "\(name(view)).setContentCompressionResistancePriority(.init(\(value)), for: .\(axis))"
    case .animate(let number, let value):
      "UIView.animate(withDuration: 0.3) { constraint\(number).constant = \(value); window.layoutIfNeeded() }"
    default: nil
    }
  }

  private var changing: String {
    switch self {
    case .letGo(let view): "letGo(\(name(view)))  // No constraints hold it weakly any more."
    case .hide(let view, let value): "\(name(view)).isHidden = \(value)"
    case .frame(let view, let rect):
      "\(name(view)).frame = CGRect(x: \(rect.minX), y: \(rect.minY), width: \(rect.width), height: \(rect.height))"
    case .translate(let view, let value):
      "\(name(view)).translatesAutoresizingMaskIntoConstraints = \(value)"
    case .stretch(let view, let mask):
      "\(name(view)).autoresizingMask = UIView.AutoresizingMask(rawValue: \(mask.rawValue))"
    case .content(let view, let size):
      "\(name(view)).size = CGSize(width: \(size.width), height: \(size.height))"
    case .text(let view, let text): "\(name(view)).text = \"\(text)\""
    case .lines(let view, let lines): "\(name(view)).numberOfLines = \(lines)"
    case .set(let view, let property, let value):
      "\(name(view)).\(Property.all[property].name) = \(Property.all[property].values[value])"
    case .traits(let view, let value):
      "controller.setOverrideTraitCollection(\(value.code), forChild: child\(view))"
    case .margins(let view, let value):
      "\(name(view)).layoutMargins = UIEdgeInsets(top: \(value), left: \(value), bottom: \(value), right: \(value))"
    case .showMargins(let view, let value):
      "\(name(view)).preservesSuperviewLayoutMargins = \(value)"
    case .direction(let view, let value): "\(name(view)).semanticContentAttribute = .\(value)"
    case .turn(let view, let angle):
      "\(name(view)).transform = CGAffineTransform(rotationAngle: \(angle))"
    case .scroll(let view, let offset):
      "\(name(view)).contentOffset = CGPoint(x: \(offset.x), y: \(offset.y))"
    case .rows(let view, let count): "rows = \(count); \(name(view)).reloadData()"
    case .insertRow(let view): "rows += 1; \(name(view)).insertRows(at: [last], with: .none)"
    case .deleteRow(let view): "rows -= 1; \(name(view)).deleteRows(at: [last], with: .none)"
    case .size(let size):
      "root.frame.size = CGSize(width: \(size.width), height: \(size.height))"
    case .advance(let duration): "clock.advance(by: \(duration))"
    case .fit(let view):
      "_ = \(name(view)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"
    case .ask(let view):
      "_ = (\(name(view)).hasAmbiguousLayout, \(name(view)).constraintsAffectingLayout(for: .horizontal))"
    case .layOutAround(let view): "\(name(view)).layoutIfNeeded()"
    case .updateConstraints: "window.updateConstraintsIfNeeded()"
    case .renewWindow:
      "window.rootViewController = nil; window = UIWindow(frame: window.frame); "
        + "window.rootViewController = controller; window.isHidden = false"
    default: "window.layoutIfNeeded()"
    }
  }
}

extension Relation {
  /// The constraint as code makes it.
  fileprivate var code: String {
    if isSystemSpaced {
      return "\(first.code).\(firstAttribute)Anchor.constraint(\(relation) ToSystemSpacing of "
        + "\(second?.code ?? "nil").\(secondAttribute)Anchor, multiplier: \(multiplier))"
    }
    return
      "NSLayoutConstraint(item: \(first.code), attribute: .\(firstAttribute), relatedBy: .\(relation), "
      + "toItem: \(second?.code ?? "nil"), attribute: .\(secondAttribute), multiplier: \(multiplier), "
      + "constant: \(constant))"
  }
}

extension Item {
  fileprivate var code: String {
    switch self {
    case .view(let view): name(view)
    case .guide(let guide): "guide\(guide)"
    case .margins(let view): "\(name(view)).layoutMarginsGuide"
    case .safeArea(let view): "\(name(view)).safeAreaLayoutGuide"
    case .content(let view): "\(name(view)).contentLayoutGuide"
    case .frame(let view): "\(name(view)).frameLayoutGuide"
    }
  }
}

/// The name of a view; the root is number 0.
func name(_ view: Int) -> String { view == 0 ? "root" : "view\(view)" }
