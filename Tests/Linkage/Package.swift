// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Linkage",
  dependencies: [.package(name: "ratite", path: "../..")],
  targets: ["ConstraintSolver", "AutoLayout", "UIKit", "LayoutTesting"].map { library in
    .executableTarget(
      name: "Only\(library)", dependencies: [.product(name: library, package: "ratite")])
  }
)
