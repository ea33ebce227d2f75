// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
    name: "gestures",
    // Of a program of your own: .package(url: …).
    dependencies: [.package(name: "tactus", path: "../../..")],
    targets: [
        .executableTarget(name: "gestures", dependencies: [.product(name: "GestureCore", package: "tactus")])
    ]
)
