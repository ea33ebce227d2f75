// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// With the trait "Embedded" the libraries need no Swift runtime: this is how they ship. Without it the same
/// sources build as normal Swift, for `swift test`, for Swift programs and for sanitizers.
let embedded: [SwiftSetting] = [
    .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
    .treatAllWarnings(as: .error),
]
let hosted: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "tactus",
    products: [
        .library(name: "tactus", type: .dynamic, targets: ["GestureCABI"]),
        .library(name: "tactus-libinput", type: .dynamic, targets: ["GestureLibinput"]),
        .library(name: "GestureCore", targets: ["GestureCore"]),
    ],
    traits: [.trait(name: "Embedded", description: "Build without the Swift runtime")],
    targets: [
        .systemLibrary(name: "CTactus", path: "include"),
        .systemLibrary(name: "CMath", path: "Sources/CMath"),
        .systemLibrary(name: "CPlatform", path: "Sources/CPlatform"),
        .systemLibrary(name: "CLibinput", path: "Sources/CLibinput", pkgConfig: "libinput"),
        .target(
            name: "GestureCore", dependencies: ["CMath"], swiftSettings: embedded,
            linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "GestureCABI", dependencies: ["GestureCore", "CTactus", "CPlatform"], swiftSettings: embedded),
        .target(name: "GestureLibinput", dependencies: ["CTactus", "CLibinput"], swiftSettings: embedded),
    ],
    swiftLanguageModes: [.v6]
)
