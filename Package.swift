// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// Warnings are errors, unless the Makefile says that nobody is changing the sources (packaging/embedded.mk).
let warnings: [SwiftSetting] = Context.environment["WERROR"] == "no" ? [] : [.treatAllWarnings(as: .error)]
/// With the trait "Embedded" the libraries need no Swift runtime: this is how they ship. Without it the same
/// sources build as normal Swift, for `swift test`, for Swift programs and for sanitizers.
let embedded: [SwiftSetting] =
    [
        .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"]))
    ] + warnings
let hosted = warnings

#if compiler(<6.3)
    /// Copies of the modules that implement C headers, which scripts/with-swift makes for a Swift without `@c`.
    let implementations = "build/generated/Sources"
#else
    let implementations = "Sources"
#endif

/// The Makefile builds these for its tests. Packages that depend on this one do not see them.
let ownProducts: [Product] =
    Context.environment["TACTUS_TESTS"] == nil
    ? []
    : [
        .executable(name: "judge", targets: ["judge-command"]),
        .executable(name: "small-world", targets: ["SmallWorld"]),
        .executable(name: "recordings", targets: ["Recordings"]),
        .library(name: "fuzz-scenario", type: .dynamic, targets: ["FuzzScenario"]),
    ]

let package = Package(
    name: "tactus",
    products: [
        .library(name: "tactus", type: .dynamic, targets: ["GestureCABI"]),
        .library(name: "tactus-libinput", type: .dynamic, targets: ["GestureLibinput"]),
        .library(name: "tactus-wayland", type: .dynamic, targets: ["GestureWayland"]),
        .library(name: "GestureCore", targets: ["GestureCore"]),
        .executable(name: "tactus-tool", targets: ["TactusTool"]),
        .executable(name: "tactusd", targets: ["Tactusd"]),
    ] + ownProducts,
    traits: [
        .default(enabledTraits: ["OwnEngine"]),
        .trait(name: "Embedded", description: "Build without the Swift runtime"),
        .trait(name: "OwnEngine", description: "Link the engine into what plays scenarios, instead of libtactus"),
    ],
    targets: [
        .systemLibrary(name: "CTactus", path: "include"),
        .systemLibrary(name: "CMath", path: "Sources/CMath"),
        .systemLibrary(name: "CPlatform", path: "Sources/CPlatform"),
        // The shipped library's own memory for the time when the system has none.
        .target(
            name: "CMemory",
            cSettings: [
                .define("TACTUS_HAS_RESERVE", .when(traits: ["Embedded"])),
                .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
            ]),
        // Which output a touchscreen belongs to: a rule that libtactus-host has as well.
        .target(name: "PanelOutputs"),
        .systemLibrary(name: "CLibinput", path: "Sources/CLibinput", pkgConfig: "libinput"),
        .systemLibrary(name: "CWaylandServer", path: "Sources/CWaylandServer", pkgConfig: "wayland-server"),
        .target(
            name: "GestureCore", dependencies: ["CMath", "CMemory"], swiftSettings: embedded,
            linkerSettings: [.linkedLibrary("m")]),
        .testTarget(
            name: "GestureCoreTests", dependencies: ["GestureCore"], path: "Tests/Engine/Unit", swiftSettings: hosted),
        // How the three C libraries read structs that grow from version to version.
        .target(name: "SizedStructs", exclude: ["sized-struct.h"], swiftSettings: embedded),
        .target(
            name: "GestureCABI", dependencies: ["GestureCore", "SizedStructs", "CMemory", "CTactus", "CPlatform"],
            path: implementations + "/GestureCABI",
            swiftSettings: embedded),
        .target(
            name: "GestureLibinput", dependencies: ["SizedStructs", "PanelOutputs", "CTactus", "CLibinput", "CMath"],
            path: implementations + "/GestureLibinput",
            swiftSettings: embedded,
            linkerSettings: [.linkedLibrary("m"), .linkedLibrary("udev")]),
        .target(
            name: "GestureWayland", dependencies: ["SizedStructs", "CTactus", "CWaylandServer"],
            path: implementations + "/GestureWayland", swiftSettings: embedded
        ),
        // One table for who records and who plays.
        .target(name: "RecognizerProperties", cSettings: [.headerSearchPath("../../include")]),
        // The tool and the judge play scenarios through the public header alone. The Makefile links them with the
        // library that ships; by default they bring the engine with them.
        .target(name: "ScenarioFormat", swiftSettings: hosted),
        .target(
            name: "ScenarioRunner",
            dependencies: [
                "ScenarioFormat", "CTactus", "RecognizerProperties",
                .target(name: "GestureCABI", condition: .when(traits: ["OwnEngine"])),
            ],
            swiftSettings: hosted),
        // What the kernel says of touchscreens, and the files of evemu and libinput that keep it.
        .target(name: "Evdev", swiftSettings: hosted),
        // Options of a command line, for the tool and the daemon.
        .target(name: "CommandArguments", swiftSettings: hosted),
        // Devices of this machine. Loads libinput when it is asked for, so that the tool runs without it.
        .target(name: "LiveDevices", path: "Sources/tactus/Libinput"),
        // Gestures from a file, of which the Makefile makes libtactus-gestures.
        .target(
            name: "Gestures", exclude: ["gestures.mk", "gestures.conf", "presets", "tool"],
            cSettings: [
                .headerSearchPath("../../include"), .define("_GNU_SOURCE"),
                .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
            ],
            linkerSettings: [.linkedLibrary("m")]),
        // The tool explains files, for which it has to see inside the parser: hence it brings the parser with it.
        .target(
            name: "GesturesTool", dependencies: ["Gestures"], path: "Sources/Gestures/tool", publicHeadersPath: ".",
            cSettings: [
                .headerSearchPath("../../../include"), .define("_GNU_SOURCE"),
                .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
            ]),
        // What came of each gesture: in sentences, with other thresholds, as a picture and as a page.
        .target(
            name: "Inspection", dependencies: ["ScenarioFormat", "ScenarioRunner"],
            resources: [
                .embedInCode("Page/Resources/body.html"), .embedInCode("Page/Resources/page.css"),
                .embedInCode("Page/Resources/model.js"), .embedInCode("Page/Resources/stage.js"),
                .embedInCode("Page/Resources/rows.js"), .embedInCode("Page/Resources/meters.js"),
                .embedInCode("Page/Resources/limits.js"),
                .embedInCode("Page/Resources/inspector.js"), .embedInCode("Page/Resources/page.js"),
            ], swiftSettings: hosted),
        // Not of the library's name, which SwiftPM warns of.
        .executableTarget(
            name: "TactusTool",
            dependencies: [
                "GesturesTool", "ScenarioFormat", "ScenarioRunner", "Evdev", "LiveDevices", "Inspection", "Recorder",
                "CommandArguments",
            ],
            path: "Sources/tactus", exclude: ["Libinput"],
            // A link: the file that comes with the plugins.
            resources: [.embedInCode("Resources/gestures.conf")],
            swiftSettings: hosted),
        // The daemon in front of a compositor, and the device that it hands out, which needs no system.
        .target(
            name: "VirtualTouchscreen", dependencies: ["Evdev"], exclude: ["Safety"], swiftSettings: hosted),
        .testTarget(
            name: "VirtualTouchscreenTests", dependencies: ["VirtualTouchscreen", "Evdev"],
            path: "Tests/Hosts/tactusd/Unit", swiftSettings: hosted),
        .target(
            name: "CVirtualTouchscreen", path: "Sources/VirtualTouchscreen/Safety",
            cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .target(
            name: "PersonRights", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .target(
            name: "SessionLock", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .systemLibrary(name: "CEvdev", path: "Sources/CEvdev", pkgConfig: "libevdev"),
        .executableTarget(
            name: "Tactusd",
            dependencies: [
                "VirtualTouchscreen", "CVirtualTouchscreen", "Evdev", "PersonRights", "SessionLock", "CEvdev",
                "Recorder", "CTactus",
                "CommandArguments",
                .target(name: "Gestures", condition: .when(traits: ["OwnEngine"])),
                .target(name: "GestureCABI", condition: .when(traits: ["OwnEngine"])),
            ],
            swiftSettings: hosted),
        .testTarget(
            name: "ScenarioFormatTests", dependencies: ["ScenarioFormat"], path: "Tests/Scenarios/Format",
            swiftSettings: hosted),
        .testTarget(
            name: "InspectionTests", dependencies: ["ScenarioFormat", "ScenarioRunner", "Inspection"],
            path: "Tests/Scenarios/Timeline/Unit", swiftSettings: hosted),
        .target(
            name: "Judge", dependencies: ["ScenarioFormat"], path: "Tests/Engine/Judge", exclude: ["Command"],
            swiftSettings: hosted),
        .executableTarget(
            name: "judge-command", dependencies: ["Judge", "ScenarioFormat", "ScenarioRunner"],
            path: "Tests/Engine/Judge/Command", swiftSettings: hosted),
        // Tests the engine from inside, so that it is built with -enable-testing.
        .executableTarget(
            name: "SmallWorld", dependencies: ["GestureCore", "Judge", "ScenarioFormat", "ScenarioRunner"],
            path: "Tests/Engine/SmallWorld", exclude: ["coverage.sh"], swiftSettings: hosted),
        .target(
            name: "Recorder", dependencies: ["RecognizerProperties"], path: "Sources/Recorder",
            cSettings: [.headerSearchPath("../../include"), .define("_GNU_SOURCE")],
            linkerSettings: [.linkedLibrary("m")]),
        // Records scenarios while they are played, and plays the recordings.
        .executableTarget(
            name: "Recordings", dependencies: ["Recorder", "Judge", "ScenarioFormat", "ScenarioRunner", "CTactus"],
            path: "Tests/Scenarios/Recordings",
            exclude: ["api", "random-calls.sh", "chaos.c", "chaos.sh", "memory.py", "recorder", "replay.sh"],
            swiftSettings: hosted),
        .target(
            name: "FuzzScenario", dependencies: ["ScenarioFormat", "ScenarioRunner"],
            path: "Tests/Reliability/Fuzz/scenario",
            exclude: ["corpus", "dictionary"], swiftSettings: hosted),
    ],
    swiftLanguageModes: [.v6]
)
