// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ConstraintDSL",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .target(
      name: "ConstraintDSL", dependencies: [.product(name: "UIKit", package: "ratite")]),
    .testTarget(
      name: "ConstraintDSLTests",
      dependencies: ["ConstraintDSL", .product(name: "LayoutTesting", package: "ratite")]),
  ],
  swiftLanguageModes: [.v5]
)
