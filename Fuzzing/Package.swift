// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ratite-fuzzing",
  dependencies: [.package(name: "ratite", path: "..")],
  targets: [
    .target(
      name: "SolverFuzzing",
      dependencies: [.product(name: "ConstraintSolver", package: "ratite")],
      swiftSettings: strict),
    // libFuzzer brings `main`.
    .executableTarget(
      name: "fuzz-solver", dependencies: ["SolverFuzzing"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
