// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FailingLayouts",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .testTarget(
      name: "FailingLayoutTests",
      dependencies: [
        .product(name: "UIKit", package: "ratite"),
        .product(name: "LayoutTesting", package: "ratite"),
      ])
  ]
)
