// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import GestureCore

/// Strokes with known velocities, in the folder that the environment's VELOCITY names.
struct StrokeFile: Decodable, Sendable, CustomTestStringConvertible {
    struct Sample: Decodable {
        var t_ms: Double
        var x: Double
        var y: Double
        var kind: String
        var pointer: Int
    }

    /// null: nothing is expected of the axis.
    struct Expected: Decodable {
        var vx: Double?
        var vy: Double?
    }

    struct Tolerance: Decodable {
        var relative: Double
        var abs_if_zero: Double?
    }

    var name: String
    var points: [Sample]
    var expected: Expected
    var tolerance: Tolerance

    var testDescription: String { name }

    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["VELOCITY"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { package.deleteLastPathComponent() }
        return package.appendingPathComponent("../shared/velocity")
    }()

    static let paths: [URL] = {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }()

    static let all: [StrokeFile] = paths.compactMap {
        guard let data = try? Data(contentsOf: $0) else { return nil }
        return try? JSONDecoder().decode(StrokeFile.self, from: data)
    }

    /// What the first finger did, in whole microseconds. Its lift says nothing new about the motion; of samples of
    /// one time the last one counts.
    var samples: [(ms: Double, place: Point)] {
        var samples: [(ms: Double, place: Point)] = []
        for point in points where point.pointer == points[0].pointer && !point.kind.hasSuffix("up") {
            let time = Double(ms(point.t_ms)) / 1000
            if samples.last?.ms == time { samples.removeLast() }
            samples.append((time, Point(x: point.x, y: point.y)))
        }
        return samples
    }
}

@Suite("Recorded strokes", .enabled(if: !StrokeFile.paths.isEmpty, "no strokes in \(StrokeFile.folder.path)"))
struct StrokeFileTests {
    /// Files whose expectation is another estimator's, and why.
    private static let others: [String: String] = [
        "velocityEventData[2]": "its fit points against the net motion of the window: 8.10 says 0",
        "ThreePointsPositiveVelocityTest":
            "expects something of another strategy only; of least squares it points backwards: 8.10 says 0",
        "LeastSquaresVelocityTrackerStrategy_ThreeFingerTap": "expects no velocity; 8.10 has 0 for it",
    ]

    private func velocity(of file: StrokeFile) -> Point {
        var estimator = VelocityEstimator()
        for sample in file.samples { estimator.add(sample.place, at: ms(sample.ms)) }
        return estimator.velocity(at: ms(file.samples.last?.ms ?? 0))
    }

    private func matches(_ value: Double, _ expected: Double?, _ tolerance: StrokeFile.Tolerance) -> Bool {
        guard let expected else { return true }
        if expected == 0 { return abs(value) <= tolerance.abs_if_zero ?? tolerance.relative }
        return abs(value - expected) <= tolerance.relative * abs(expected)
    }

    @Test("8.10 All files are read")
    func readable() {
        #expect(StrokeFile.all.count == StrokeFile.paths.count)
    }

    @Test(
        "8.10 A file's velocity is found within its tolerance, unless its estimator is another",
        arguments: StrokeFile.all)
    func expectation(file: StrokeFile) {
        let found = velocity(of: file)
        if Self.others[file.name] == nil {
            #expect(matches(found.x, file.expected.vx, file.tolerance), "\(found) for \(file.expected)")
            #expect(matches(found.y, file.expected.vy, file.tolerance), "\(found) for \(file.expected)")
        } else {
            #expect(found == .zero)
        }
    }

    @Test("8.10 A file's velocity is the one of a straightforward least squares", arguments: StrokeFile.all)
    func reference(file: StrokeFile) {
        let found = velocity(of: file)
        let expected = referenceVelocity(file.samples)
        #expect(abs(found.x - expected.x) <= 1e-6 * max(1, abs(expected.x)))
        #expect(abs(found.y - expected.y) <= 1e-6 * max(1, abs(expected.y)))
    }

    @Test(
        "8.10 A pan that plays a file's stroke reports that velocity when the finger lifts", arguments: StrokeFile.all)
    func pan(file: StrokeFile) {
        // A sample that repeats the place is none for the engine: the finger was stationary.
        let samples = file.samples
        let moves = samples.indices.filter { $0 == 0 || samples[$0].place != samples[$0 - 1].place }.map { samples[$0] }
        guard moves.count > 1 else { return }
        let stage = Stage(width: 10_000, height: 10_000)
        stage.shows = []
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window) { $0.beginDistance = .pixels(0) }
        var ended: Point?
        pan.addTarget { _ in if pan.state == .ended { ended = pan.velocity(in: nil) } }
        for (index, sample) in samples.enumerated() {
            let place = sample.place + Point(x: 5000, y: 5000)
            let time = ms(1000 + sample.ms)
            stage.feed(TouchSample(index == 0 ? .down : .motion, time: time, id: 1, location: place))
            stage.feed(TouchSample(.frame, time: time))
        }
        let liftTime = ms(1000 + (samples.last?.ms ?? 0))
        stage.feed(TouchSample(.up, time: liftTime, id: 1))
        stage.feed(TouchSample(.frame, time: liftTime))
        let expected = referenceVelocity(moves)
        #expect(abs((ended?.x ?? .nan) - expected.x) <= 1e-6 * max(1, abs(expected.x)))
        #expect(abs((ended?.y ?? .nan) - expected.y) <= 1e-6 * max(1, abs(expected.y)))
    }
}
