// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// A Swift program needs no C API: it imports the engine. `make swift-examples` builds this and says where the
/// window's library is.
let package = Package(
    name: "tactus-examples",
    dependencies: [.package(name: "tactus", path: "../..")],
    targets: [
        .systemLibrary(name: "CSupport", pkgConfig: "cairo"),
        .executableTarget(
            name: "checkmark-swift",
            dependencies: ["CSupport", .product(name: "GestureCore", package: "tactus")],
            swiftSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [
                .linkedLibrary("wayland-client"), .linkedLibrary("wayland-cursor"), .linkedLibrary("cairo"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
