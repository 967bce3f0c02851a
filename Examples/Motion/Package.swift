// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Motion",
  products: [.library(name: "Motion", targets: ["Motion"])],
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: [
    .target(name: "Motion", dependencies: [.product(name: "UIKit", package: "ratite")]),
    .testTarget(
      name: "MotionTests",
      dependencies: ["Motion", .product(name: "UIKit", package: "ratite")]),
  ]
)
