import Foundation

extension Recipe {
  /// The chapter on stack views, and that on scroll views.
  static let ofStacks: [Recipe] = [
    Recipe(
      "simple stack view",
      [
        RecipeView(
          "stack", .stack(isVertical: true),
          [
            RecipeView("label", .label("Flowers")),
            RecipeView("image", .image(width: 240, height: 240))
              .hugging(250, 249).resisting(749, 749),
            RecipeView("edit", .button("Edit")),
          ])
      ],
      filling("stack")),
    Recipe(
      "nested stack views",
      [
        RecipeView(
          "stack", .stack(isVertical: true),
          [
            RecipeView(
              "upper", .stack(isVertical: false),
              [
                RecipeView("image", .image(width: 240, height: 240)).resisting(48, 48),
                RecipeView(
                  "names", .stack(isVertical: true), ["first", "middle", "last"].map(row)),
              ]),
            RecipeView("notes").hugging(250, 249),
            RecipeView(
              "buttons", .stack(isVertical: false, distribution: "fillEqually"),
              ["Save", "Cancel", "Clear"].map { RecipeView($0.lowercased(), .button($0)) }),
          ])
      ],
      filling("stack") + [
        "image.width = image.height", "firstField.width = middleField.width",
        "middleField.width = lastField.width",
      ]),
    Recipe(
      "dynamic stack view",
      [
        RecipeView(
          "scroll", .scroll,
          [
            RecipeView(
              "stack", .stack(isVertical: true),
              (1...3).map { number in
                RecipeView(
                  "row\(number)", .stack(isVertical: false),
                  [
                    RecipeView("date\(number)", .label("11/27/2026")),
                    RecipeView("name\(number)", .label("A line of its own")).hugging(250, 251),
                    RecipeView("delete\(number)", .button("Delete")),
                  ])
              } + [RecipeView("add", .button("Add Item"))])
          ])
      ],
      [
        "scroll.leading = root.leading", "scroll.trailing = root.trailing",
        "scroll.top = root.top", "scroll.bottom = root.bottom",
        "stack.leading = scroll-content.leading", "stack.trailing = scroll-content.trailing",
        "stack.top = scroll-content.top", "stack.bottom = scroll-content.bottom",
        "stack.width = scroll-frame.width",
      ]),
    Recipe(
      "scroll view with a floating view",
      [
        RecipeView("scroll", .scroll, [RecipeView("content"), RecipeView("floating")])
      ],
      [
        "scroll.leading = root.leading", "scroll.trailing = root.trailing",
        "scroll.top = root.top", "scroll.bottom = root.bottom",
        "content.leading = scroll-content.leading + 20",
        "scroll-content.trailing = content.trailing + 20",
        "content.top = scroll-content.top + 20", "scroll-content.bottom = content.bottom + 20",
        "content.width = 640", "content.height = 1200",
        "floating.leading = scroll-frame.leading + 8", "floating.top = scroll-frame.top + 60",
        "floating.width = 60", "floating.height = 40",
      ]),
  ]

  /// A row of a label and a field on one baseline.
  private static func row(_ name: String) -> RecipeView {
    RecipeView(
      "\(name)Row", .stack(isVertical: false, alignment: "firstBaseline"),
      [
        RecipeView("\(name)Label", .label("\(name.capitalized) Name")),
        RecipeView("\(name)Field", .field("Enter \(name) name"))
          .hugging(48, 250).resisting(749, 750),
      ])
  }

  /// The constraints of a view that fills the safe area but for 20 points.
  private static func filling(_ id: String) -> [String] {
    [
      "\(id).leading = safe.leading + 20", "safe.trailing = \(id).trailing + 20",
      "\(id).top = safe.top + 20", "safe.bottom = \(id).bottom + 20",
    ]
  }
}
