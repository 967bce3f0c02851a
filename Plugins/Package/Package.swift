// swift-tools-version: 6.2
import PackageDescription

// The package that brings the plug-ins with a tool that is built already. `scripts/packaging/artifact-bundle` writes it
// for a release: with the address and the checksum of the release's artifact bundle in place of these.
let address = "ADDRESS"
let checksum = "CHECKSUM"

let package = Package(
  name: "ratite-plugins",
  products: [
    .plugin(name: "RatiteCommand", targets: ["RatiteCommand"]),
    .plugin(name: "RatiteCheck", targets: ["RatiteCheck"]),
    .plugin(name: "RatiteConnections", targets: ["RatiteConnections"]),
  ],
  targets: [
    .binaryTarget(name: "ratite", url: address, checksum: checksum),
    .plugin(
      name: "RatiteCommand",
      capability: .command(
        intent: .custom(verb: "ratite", description: "Checks, draws and explains documents.")),
      dependencies: ["ratite"]),
    .plugin(name: "RatiteCheck", capability: .buildTool(), dependencies: ["ratite"]),
    .plugin(name: "RatiteConnections", capability: .buildTool(), dependencies: ["ratite"]),
  ]
)
