import UIKit

/// A recipe in code.
final class RecipeController: UIViewController {
  private let recipe: Recipe
  private(set) var viewsByID: [String: UIView] = [:]

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewsByID["root"] = view
    for child in recipe.views { view.addSubview(makeView(child)) }
  }

  /// Activates the constraints for a vertical size class.
  func activateConstraints(isCompactHigh: Bool) throws {
    let constraints = try recipe.parsedConstraints().filter {
      $0.applies(isCompactHigh: isCompactHigh)
    }
    NSLayoutConstraint.activate(try constraints.map(makeConstraint))
  }

  // MARK: Views

  private func makeView(_ described: RecipeView) -> UIView {
    let view = makeContent(described)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(UILayoutPriority(Float(described.hugging.0)), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(Float(described.hugging.1)), for: .vertical)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(Float(described.resistance.0)), for: .horizontal)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(Float(described.resistance.1)), for: .vertical)
    viewsByID[described.id] = view
    for child in described.children {
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    return view
  }

  private func makeContent(_ described: RecipeView) -> UIView {
    switch described.content {
    case .plain: return UIView()
    case .label(let text, let size):
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    case .button(let title):
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    case .field(let placeholder):
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      field.placeholder = placeholder
      return field
    case .image(let width, let height):
      return UIImageView(
        image: UIImage(name: described.id, size: CGSize(width: width, height: height)))
    case .stack(let isVertical, let distribution, let alignment):
      let stack = UIStackView()
      stack.axis = isVertical ? .vertical : .horizontal
      stack.distribution = distribution == "fillEqually" ? .fillEqually : .fill
      stack.alignment = alignment == "firstBaseline" ? .firstBaseline : .fill
      stack.spacing = 8
      return stack
    case .scroll: return UIScrollView()
    }
  }

  // MARK: Constraints

  struct UnknownName: Error { let name: String }

  private func makeConstraint(_ described: RecipeConstraint) throws -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: try item(described.first.item), attribute: try attribute(described.first.attribute),
      relatedBy: described.relation == "="
        ? .equal : described.relation == "≥" ? .greaterThanOrEqual : .lessThanOrEqual,
      toItem: try described.second.map { try item($0.item) },
      attribute: try described.second.map { try attribute($0.attribute) } ?? .notAnAttribute,
      multiplier: CGFloat(described.multiplier), constant: CGFloat(described.constant))
    constraint.priority = UILayoutPriority(Float(described.priority))
    return constraint
  }

  private func item(_ name: String) throws -> AnyObject {
    if name == "safe" { return view.safeAreaLayoutGuide }
    if let view = viewsByID[name] { return view }
    let parts = name.split(separator: "-")
    guard parts.count == 2, let scroll = viewsByID[String(parts[0])] as? UIScrollView else {
      throw UnknownName(name: name)
    }
    return parts[1] == "content" ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
  }

  private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    guard let attribute = Self.attributes[name] else { throw UnknownName(name: name) }
    return attribute
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin,
  ]
}
