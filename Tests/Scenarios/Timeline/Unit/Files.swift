// SPDX-License-Identifier: MIT

import Foundation
import ScenarioFormat
import ScenarioRunner
import Testing

@testable import Inspection

/// A scenario of the project, and what came of it when nobody watched.
struct PlayedFile {
    let name: String
    let scenario: Scenario
    let log: [LogLine]
    let timeline: Timeline

    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// All of them, each played twice.
    static let all: [PlayedFile] = {
        var played: [PlayedFile] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "scenario", let text = try? String(contentsOf: file, encoding: .utf8),
                let scenario = try? Scenario(parsing: text), let log = try? ScenarioRunner.run(scenario),
                let timeline = try? Timeline.of(ScenarioSource(scenario))
            else { continue }
            let name = file.path.replacing(folder.path + "/", with: "")
            played.append(PlayedFile(name: name, scenario: scenario, log: log, timeline: timeline))
        }
        return played.sorted { $0.name < $1.name }
    }()
}

/// Plays a scenario that is written in a test.
func played(_ text: String) throws -> Timeline {
    try Timeline.of(ScenarioSource(try Scenario(parsing: text)))
}

/// Reads a text as a file is read.
func pieces(of text: String, length: Int) -> ScenarioSource.Pieces {
    var rest = Array(text.utf8)[...]
    return {
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
    }
}

final class LogOfObserver: RunObserver {
    var log: [LogLine] = []

    func observe(_ observation: Observation, at time: Microseconds) {
        if case .logged(let line) = observation { log.append(line) }
    }
}
