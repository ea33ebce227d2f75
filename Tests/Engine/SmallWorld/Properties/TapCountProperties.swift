// SPDX-License-Identifier: MIT

extension Property {
    static let tapCountProperties = [
        Property(name: "the tap count includes earlier taps", rule: "1.6", violation: wrongTapCount)
    ]

    /// Computes tap counts from the fingers alone, since recognizers do not affect them.
    private static func wrongTapCount(_ story: inout Story) -> String? {
        guard story.world.countsTaps else { return nil }
        var taps = CountedTaps(story.world)
        for step in story.play.steps {
            guard let (id, count) = taps.take(step) else { continue }
            let told = story.play.tapCounts.indices.contains(Int(id)) ? story.play.tapCounts[Int(id)] : -1
            if told >= 0, told != count { return "touch \(id + 1) is tap \(told), not \(count)" }
        }
        return nil
    }
}

/// A second implementation of rule 1.6.
struct CountedTaps {
    private struct Finger {
        var x: Double
        var y: Double
        var startX: Double
        var startY: Double
        var view: Int
        var count: Int
        var liftTime: Int64 = 0
    }

    private static let interval: Int64 = 350_000
    private static let distance = 45.0

    private let world: World
    private var fingers: [Int32: Finger] = [:]
    private var lifts: [Finger] = []

    init(_ world: World) {
        self.world = world
    }

    /// Takes a step. Returns the touch that goes down with its tap count, or nil.
    mutating func take(_ step: Step) -> (id: Int32, count: Int)? {
        switch step.act {
        case .down(let id, let x, let y):
            let view = world.leaf(at: x)
            let count = (lift(before: step.time, x, y, view)?.count ?? 0) + 1
            fingers[id] = Finger(x: x, y: y, startX: x, startY: y, view: view, count: count)
            return (id, count)
        case .move(let id, let x, let y):
            fingers[id]?.x = x
            fingers[id]?.y = y
            if let finger = fingers[id], Self.isFar(finger.x - finger.startX, finger.y - finger.startY) {
                fingers[id]?.count = 0
            }
        case .up(let id):
            guard var finger = fingers.removeValue(forKey: id) else { return nil }
            finger.liftTime = step.time
            lifts.append(finger)
        case .cancel(let id): fingers[id] = nil
        case .cancelAll: fingers = [:]
        default: break
        }
        return nil
    }

    /// Returns the last lift with which a tap at this location would count.
    private func lift(before time: Int64, _ x: Double, _ y: Double, _ view: Int) -> Finger? {
        lifts.last { lift in
            lift.view == view && time - lift.liftTime < Self.interval && !Self.isFar(lift.startX - x, lift.startY - y)
        }
    }

    private static func isFar(_ x: Double, _ y: Double) -> Bool { (x * x + y * y).squareRoot() > distance }

    /// Adds the state that later tap counts depend on: recent lifts, and the fingers that are down.
    func add(to digest: inout Digest, at time: Int64, fingers ids: [Int32]) {
        for (number, id) in ids.enumerated() {
            for place in World.Place.allCases {
                let (x, y) = world.landing(place, of: number)
                guard let lift = lift(before: time, x, y, world.leaf(at: x)) else { continue }
                digest.add(lift.count)
                digest.add(Int(time - lift.liftTime))
            }
            guard let finger = fingers[id] else { continue }
            digest.add(finger.count)
            digest.add(finger.startX)
            digest.add(finger.x)
            digest.add(finger.y)
        }
    }
}

extension World {
    enum Place: CaseIterable {
        case near, far
    }

    /// Near the left edge, or in the right view. With exact moves: at the width of the edge, or on the border of the
    /// right view.
    func landing(_ place: Place, of finger: Int) -> (x: Double, y: Double) {
        let (near, far) = hasExactMoves ? (13.0, 80.0) : (10.0, 110.0)
        return (place == .near ? near : far, 60 + 30 * Double(finger))
    }

    /// Tap counts are not checked where views are removed, and where a lift and a down share a frame.
    var countsTaps: Bool { !isChanging && !hasSharedFrames }

    /// Whether states with different earlier taps are distinguished. Only controls read tap counts, so recognizers and
    /// views do the same in both states, and a few kinds in plain worlds are enough.
    var heedsTaps: Bool {
        guard countsTaps, !hasSurfaces, recognizers.count == 1, let recognizer = recognizers.first else { return false }
        let isPlain = recognizer.cancels && !recognizer.delaysBegan && recognizer.delaysEnded
        return isPlain && (recognizer.kind.tap != nil || recognizer.kind == .pan && !hasExactMoves)
    }

    /// Returns the number of the view that is hit.
    fileprivate func leaf(at x: Double) -> Int {
        switch tree {
        case .one: 0
        case .nested: x < 80 ? 1 : 0
        case .siblings: x < 80 ? 1 : 2
        }
    }
}
