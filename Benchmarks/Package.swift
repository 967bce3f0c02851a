// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let solver: Target.Dependency = .product(name: "ConstraintSolver", package: "ratite")

let layout: Target.Dependency = .product(name: "AutoLayout", package: "ratite")

let package = Package(
  name: "ratite-benchmarks",
  dependencies: [.package(name: "ratite", path: "..")],
  targets: [
    .target(name: "Workloads", swiftSettings: strict),
    .target(name: "Measuring", swiftSettings: strict),
    .target(
      name: "SolverRuns", dependencies: ["Workloads", "Measuring", solver], swiftSettings: strict),
    .target(
      name: "LayoutRuns", dependencies: ["Workloads", "Measuring", layout, solver],
      swiftSettings: strict),
    .executableTarget(
      name: "alt-generate", dependencies: ["Workloads", "Measuring"], swiftSettings: strict),
    .executableTarget(
      name: "alt-run", dependencies: ["SolverRuns", "Workloads", "Measuring"],
      swiftSettings: strict),
    .executableTarget(
      name: "layout-run", dependencies: ["LayoutRuns", "Workloads", "Measuring"],
      swiftSettings: strict),
    .executableTarget(
      name: "memory-run", dependencies: ["SolverRuns", "LayoutRuns", "Workloads", "Measuring"],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Workloads", "Measuring", "SolverRuns", "LayoutRuns", layout],
      swiftSettings: strict),
  ]
)
