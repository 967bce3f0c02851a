extension Recipe {
  /// The chapter on simple constraints as far as it is about plain views, and that on views with intrinsic content size
  /// as far as it is about pictures.
  static let ofViews: [Recipe] = [
    Recipe(
      "simple single view", [RecipeView("yellow")],
      [
        "yellow.leading = root.leadingMargin", "yellow.trailing = root.trailingMargin",
        "yellow.top = safe.top + 20", "safe.bottom = yellow.bottom + 20",
      ]),
    Recipe(
      "adaptive single view", [RecipeView("yellow")],
      [
        "yellow.leading = root.leadingMargin", "yellow.trailing = root.trailingMargin",
        "yellow.top ≥ root.top + 20", "root.bottom ≥ yellow.bottom + 20",
        "yellow.top = safe.top @750", "safe.bottom = yellow.bottom @750",
      ]),
    Recipe("two views of equal width", pair, sideBySide + ["orange.width = purple.width"]),
    Recipe("two views of different width", pair, sideBySide + ["orange.width = 2 × purple.width"]),
    Recipe(
      "two views with complex widths", pair,
      sideBySide + ["orange.width = 2 × purple.width @750", "purple.width ≥ 150"]),
    Recipe(
      "grouping views",
      [
        RecipeView(
          "group", .plain,
          [
            RecipeView("label", .label("A picture of 80 by 60")),
            RecipeView("image", .image(width: 80, height: 60)),
          ])
      ],
      [
        "group.centerX = root.centerX", "group.centerY = root.centerY",
        "label.top = group.top + 8", "label.leading = group.leading + 8",
        "group.trailing = label.trailing + 8", "image.top = label.bottom + 8",
        "image.centerX = group.centerX", "group.bottom = image.bottom + 8",
      ]),
    Recipe(
      "image view of the picture's size", [RecipeView("image", .image(width: 120, height: 90))],
      ["image.centerX = root.centerX", "image.top = safe.top + 20"]),
    Recipe(
      "image view with an aspect ratio", [RecipeView("image", .image(width: 120, height: 90))],
      [
        "image.leading = root.leadingMargin", "image.trailing = root.trailingMargin",
        "image.centerY = safe.centerY", "image.width = 4 × image.height",
      ]),
  ]

  private static let pair = [RecipeView("purple"), RecipeView("orange")]

  private static let sideBySide = [
    "purple.leading = root.leadingMargin", "orange.leading = purple.trailing + 8",
    "orange.trailing = root.trailingMargin", "purple.top = safe.top + 20",
    "safe.bottom = purple.bottom + 20", "orange.top = purple.top",
    "orange.bottom = purple.bottom",
  ]
}
