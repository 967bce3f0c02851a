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
  traits: [
    .trait(
      name: "OwnershipChecks",
      description: "Checks that the solver holds what takes part and no more.")
  ],
  dependencies: [
    .package(
      name: "ratite", path: "..",
      traits: [.trait(name: "OwnershipChecks", condition: .when(traits: ["OwnershipChecks"]))])
  ],
  targets: [
    .target(
      name: "SolverFuzzing",
      dependencies: [.product(name: "ConstraintSolver", package: "ratite")],
      swiftSettings: strict),
    // libFuzzer brings `main`.
    .executableTarget(
      name: "fuzz-solver", dependencies: ["SolverFuzzing"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "fuzz-uikit", dependencies: [.product(name: "UIKit", package: "ratite")],
      swiftSettings: strict),
  ]
)
