// swift-tools-version: 6.3
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

let package = Package(
    name: "tactus",
    products: [
        .library(name: "tactus", type: .dynamic, targets: ["GestureCABI"]),
        .library(name: "tactus-libinput", type: .dynamic, targets: ["GestureLibinput"]),
        .library(name: "tactus-wayland", type: .dynamic, targets: ["GestureWayland"]),
        .library(name: "GestureCore", targets: ["GestureCore"]),
        .executable(name: "tactus-tool", targets: ["TactusTool"]),
        .executable(name: "tactusd", targets: ["Tactusd"]),
        .executable(name: "judge", targets: ["judge-command"]),
        .executable(name: "small-world", targets: ["SmallWorld"]),
        .executable(name: "recordings", targets: ["Recordings"]),
        .library(name: "fuzz-scenario", type: .dynamic, targets: ["FuzzScenario"]),
    ],
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
        .testTarget(name: "GestureCoreTests", dependencies: ["GestureCore"], swiftSettings: hosted),
        // How the three C libraries read structs that grow from version to version.
        .target(name: "SizedStructs", swiftSettings: embedded),
        .target(
            name: "GestureCABI", dependencies: ["GestureCore", "SizedStructs", "CMemory", "CTactus", "CPlatform"],
            swiftSettings: embedded),
        .target(
            name: "GestureLibinput", dependencies: ["SizedStructs", "PanelOutputs", "CTactus", "CLibinput", "CMath"],
            swiftSettings: embedded,
            linkerSettings: [.linkedLibrary("m"), .linkedLibrary("udev")]),
        .target(
            name: "GestureWayland", dependencies: ["SizedStructs", "CTactus", "CWaylandServer"], swiftSettings: embedded
        ),
        // The tool and the judge play scenarios through the public header alone. The Makefile links them with the
        // library that ships; by default they bring the engine with them.
        .target(name: "ScenarioFormat", swiftSettings: hosted),
        .target(
            name: "ScenarioRunner",
            dependencies: [
                "ScenarioFormat", "CTactus", .target(name: "GestureCABI", condition: .when(traits: ["OwnEngine"])),
            ],
            swiftSettings: hosted),
        // What evemu and libinput record, as scenarios.
        .target(name: "DeviceRecordings", dependencies: ["ScenarioFormat"], swiftSettings: hosted),
        // Touchscreens of this machine. Loads libinput when it is asked for, so that the tool runs without it.
        .target(name: "LiveTouches"),
        // What came of each gesture, in sentences, and what would have come of it with other thresholds.
        .target(name: "Explaining", dependencies: ["ScenarioFormat", "ScenarioRunner"], swiftSettings: hosted),
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
        // What happened when, and pictures of it.
        .target(name: "Timeline", dependencies: ["ScenarioFormat", "ScenarioRunner"], swiftSettings: hosted),
        // The same as a page, whose parts are in files of their own languages.
        .target(
            name: "TimelinePage", dependencies: ["ScenarioFormat", "ScenarioRunner", "Timeline"],
            resources: [
                .embedInCode("Resources/body.html"), .embedInCode("Resources/page.css"),
                .embedInCode("Resources/model.js"), .embedInCode("Resources/stage.js"),
                .embedInCode("Resources/rows.js"), .embedInCode("Resources/meters.js"),
                .embedInCode("Resources/limits.js"),
                .embedInCode("Resources/inspector.js"), .embedInCode("Resources/page.js"),
            ], swiftSettings: hosted),
        // Not of the library's name, which SwiftPM warns of.
        .executableTarget(
            name: "TactusTool",
            dependencies: [
                "GesturesTool", "ScenarioFormat", "ScenarioRunner", "DeviceRecordings", "LiveTouches", "Explaining",
                "Timeline", "TimelinePage", "Recorder",
            ],
            path: "Sources/tactus",
            // A link: the file that comes with the plugins.
            resources: [.embedInCode("Resources/gestures.conf")],
            swiftSettings: hosted),
        // The daemon in front of a compositor, and the device that it hands out, which needs no system.
        .target(name: "TouchTwin", swiftSettings: hosted),
        .testTarget(name: "TouchTwinTests", dependencies: ["TouchTwin"], swiftSettings: hosted),
        .target(
            name: "TwinSafety", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .target(
            name: "PersonRights", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .target(
            name: "SessionLock", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
        .systemLibrary(name: "CEvdev", path: "Sources/CEvdev", pkgConfig: "libevdev"),
        .executableTarget(
            name: "Tactusd",
            dependencies: [
                "TouchTwin", "TwinSafety", "PersonRights", "SessionLock", "CEvdev", "Recorder", "CTactus",
                .target(name: "Gestures", condition: .when(traits: ["OwnEngine"])),
                .target(name: "GestureCABI", condition: .when(traits: ["OwnEngine"])),
            ],
            swiftSettings: hosted),
        .testTarget(
            name: "ScenarioFormatTests", dependencies: ["ScenarioFormat"], swiftSettings: hosted),
        .testTarget(
            name: "TimelineTests", dependencies: ["ScenarioFormat", "ScenarioRunner", "Timeline", "TimelinePage"],
            swiftSettings: hosted),
        .target(
            name: "Judge", dependencies: ["ScenarioFormat"], path: "Tests/Judge", exclude: ["Command"],
            swiftSettings: hosted),
        .executableTarget(
            name: "judge-command", dependencies: ["Judge", "ScenarioFormat", "ScenarioRunner"],
            path: "Tests/Judge/Command", swiftSettings: hosted),
        // Tests the engine from inside, so that it is built with -enable-testing.
        .executableTarget(
            name: "SmallWorld", dependencies: ["GestureCore", "Judge", "ScenarioFormat", "ScenarioRunner"],
            path: "Tests/SmallWorld", exclude: ["coverage.sh"], swiftSettings: hosted),
        .target(
            name: "Recorder", path: "Sources/Recorder",
            cSettings: [.headerSearchPath("../../include"), .define("_GNU_SOURCE")],
            linkerSettings: [.linkedLibrary("m")]),
        // Records scenarios while they are played, and plays the recordings.
        .executableTarget(
            name: "Recordings", dependencies: ["Recorder", "Judge", "ScenarioFormat", "ScenarioRunner", "CTactus"],
            path: "Tests/Recordings",
            exclude: ["api", "random-calls.sh", "chaos.c", "chaos.sh", "memory.py", "recorder", "replay.sh"],
            swiftSettings: hosted),
        .target(
            name: "FuzzScenario", dependencies: ["ScenarioFormat", "ScenarioRunner"], path: "Tests/Fuzz/scenario",
            exclude: ["corpus", "dictionary"], swiftSettings: hosted),
    ],
    swiftLanguageModes: [.v6]
)
