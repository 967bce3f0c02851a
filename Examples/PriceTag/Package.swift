// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PriceTag",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .target(
      name: "PriceTag", dependencies: [.product(name: "UIKit", package: "ratite")]),
    .testTarget(
      name: "PriceTagTests",
      dependencies: ["PriceTag", .product(name: "LayoutTesting", package: "ratite")]),
  ],
  swiftLanguageModes: [.v5]
)
