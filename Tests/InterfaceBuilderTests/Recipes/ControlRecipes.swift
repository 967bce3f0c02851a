import Foundation

extension Recipe {
  /// The chapter on views with intrinsic content size as far as it is about labels, fields and buttons.
  static let ofControls: [Recipe] = [
    Recipe(
      "label and field", [label("name", "Name Label"), field("name")],
      [
        "nameLabel.leading = root.leadingMargin", "nameField.leading = nameLabel.trailing + 8",
        "nameField.trailing = root.trailingMargin", "nameField.top = safe.top + 20",
        "nameLabel.firstBaseline = nameField.firstBaseline",
      ]),
    dynamicHeight("label and field of dynamic height, text of 17", size: 17),
    dynamicHeight("label and field of dynamic height, text of 60", size: 60),
    Recipe(
      "columns of fixed height", columns(sizes: [17, 17, 17]),
      columnConstraints + [
        "firstField.top = safe.top + 20", "middleField.top = firstField.bottom + 8",
        "lastField.top = middleField.bottom + 8",
      ]),
    Recipe(
      "columns of dynamic height", columns(sizes: [17, 17, 17]),
      columnConstraints + dynamicRows),
    Recipe(
      "columns of dynamic height, a text of 44", columns(sizes: [17, 44, 17]),
      columnConstraints + dynamicRows),
    Recipe(
      "two buttons of equal width",
      [button("short", "Short"), button("long", "Much Longer Title")],
      buttonRow(["short", "long"]) + ["long.width = short.width"]),
    Recipe(
      "three buttons of equal width",
      [button("short", "Short"), button("medium", "Medium"), button("long", "Long Title")],
      buttonRow(["short", "medium", "long"]) + [
        "medium.width = short.width", "long.width = medium.width",
      ]),
    Recipe(
      "two buttons, one twice as wide", [button("short", "Short"), button("long", "Longer Title")],
      buttonRow(["short", "long"]) + ["long.width = 2 × short.width"]),
    Recipe(
      "two buttons with equal spacing",
      [button("short", "Short"), button("long", "Much Longer Title")]
        + ["before", "between", "after"].map { RecipeView($0) },
      [
        "before.leading = root.leadingMargin", "short.leading = before.trailing",
        "between.leading = short.trailing", "long.leading = between.trailing",
        "after.leading = long.trailing", "after.trailing = root.trailingMargin",
        "between.width = before.width", "after.width = between.width", "long.width = short.width",
        "before.width ≥ 8", "safe.bottom = short.bottom + 20",
        "long.firstBaseline = short.firstBaseline",
      ]
        + ["before", "between", "after"].flatMap {
          ["\($0).bottom = short.bottom", "\($0).height = 10"]
        }),
    Recipe(
      "two buttons by size class",
      [button("short", "Short"), button("long", "Much Longer Title")],
      [
        "short.leading = root.leadingMargin", "long.trailing = root.trailingMargin",
        "safe.bottom = long.bottom + 20", "compact: long.leading = short.trailing + 8",
        "compact: long.width = short.width", "compact: long.firstBaseline = short.firstBaseline",
        "regular: short.trailing = root.trailingMargin",
        "regular: long.leading = root.leadingMargin", "regular: long.top = short.bottom + 8",
      ]),
  ]

  private static func label(_ name: String, _ text: String, size: Double = 17) -> RecipeView {
    RecipeView("\(name)Label", .label(text, size: size))
  }

  private static func field(_ name: String) -> RecipeView {
    RecipeView("\(name)Field", .field("Enter \(name) name"))
  }

  private static func button(_ id: String, _ title: String) -> RecipeView {
    RecipeView(id, .button(title))
  }

  private static func dynamicHeight(_ name: String, size: Double) -> Recipe {
    Recipe(
      name, [label("name", "Name", size: size), field("name")],
      [
        "nameLabel.leading = root.leadingMargin", "nameField.leading = nameLabel.trailing + 8",
        "nameField.trailing = root.trailingMargin",
        "nameLabel.firstBaseline = nameField.firstBaseline", "nameField.top ≥ safe.top + 20",
        "nameField.top = safe.top + 20 @249", "nameLabel.top ≥ safe.top + 20",
        "nameLabel.top = safe.top + 20 @249",
      ])
  }

  private static let names = ["first", "middle", "last"]

  private static func columns(sizes: [Double]) -> [RecipeView] {
    zip(names, sizes).flatMap { [label($0, $0.capitalized, size: $1), field($0)] }
  }

  /// The labels and fields of three rows: their horizontal places, and their baselines.
  private static let columnConstraints =
    names.flatMap { name in
      [
        "\(name)Label.leading = root.leadingMargin",
        "\(name)Field.leading = \(name)Label.trailing + 8",
        "\(name)Field.trailing = root.trailingMargin",
        "\(name)Label.firstBaseline = \(name)Field.firstBaseline",
      ]
    } + ["middleField.width = firstField.width", "lastField.width = middleField.width"]

  /// Rows below each other, whichever of label and field is higher.
  private static let dynamicRows = ["Label", "Field"].flatMap { kind in
    [
      "first\(kind).top ≥ safe.top + 20", "first\(kind).top = safe.top + 20 @249",
      "middle\(kind).top ≥ firstLabel.bottom + 8", "middle\(kind).top ≥ firstField.bottom + 8",
      "middle\(kind).top = firstField.bottom + 8 @248",
      "last\(kind).top ≥ middleLabel.bottom + 8", "last\(kind).top ≥ middleField.bottom + 8",
      "last\(kind).top = middleField.bottom + 8 @247",
    ]
  }

  /// Buttons side by side above the bottom, on one baseline.
  private static func buttonRow(_ ids: [String]) -> [String] {
    let pairs = zip(ids, ids.dropFirst()).flatMap { first, second in
      [
        "\(second).leading = \(first).trailing + 8",
        "\(second).firstBaseline = \(first).firstBaseline",
      ]
    }
    return ["\(ids[0]).leading = root.leadingMargin", "safe.bottom = \(ids[0]).bottom + 20"]
      + pairs + ["\(ids[ids.count - 1]).trailing = root.trailingMargin"]
  }
}
