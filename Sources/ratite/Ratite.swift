import ArgumentParser

@main
struct Ratite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ratite", abstract: "Auto Layout for Interface Builder documents.")
}
