// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Home"),
    .target(name: "Search", path: "Modules/Search"),
  ]
)
