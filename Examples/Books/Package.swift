// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Books",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .target(
      name: "Books",
      dependencies: [
        .product(name: "UIKit", package: "ratite"),
        .product(name: "InterfaceBuilder", package: "ratite"),
      ],
      path: ".", exclude: ["BooksFaulty.storyboard", "Tests"],
      sources: ["Sources/Books/BookViewController.swift", "Sources/Books/ShadowedImageView.swift"],
      resources: [.copy("Books.storyboard"), .copy("Sources/Books/Assets.xcassets")]),
    .testTarget(
      name: "BooksTests",
      dependencies: [
        "Books", .product(name: "LayoutTesting", package: "ratite"),
        .product(name: "InterfaceBuilder", package: "ratite"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
