// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
    name: "gestures",
    // In your own program: .package(url: …).
    dependencies: [.package(name: "tactus", path: "../../..")],
    targets: [
        .executableTarget(name: "gestures", dependencies: [.product(name: "GestureCore", package: "tactus")])
    ]
)
