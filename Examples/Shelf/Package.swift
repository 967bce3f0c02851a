// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shelf",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .target(
      name: "Shelf", dependencies: [.product(name: "UIKit", package: "ratite")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "LayoutTesting", package: "ratite")]),
  ],
  swiftLanguageModes: [.v5]
)
