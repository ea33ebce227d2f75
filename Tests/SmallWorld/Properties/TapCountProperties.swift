// SPDX-License-Identifier: MIT

extension Property {
    static let tapCountProperties = [
        Property(name: "a touch counts the taps before it", rule: "1.6", violation: wrongTapCount)
    ]

    private struct Finger {
        var x: Double
        var y: Double
        var startX: Double
        var startY: Double
        var view: Int
        var count: Int
        var liftTime: Int64 = 0
    }

    /// Told by the fingers alone: what recognizers make of them changes nothing.
    private static func wrongTapCount(_ story: inout Story) -> String? {
        // Views that go take their taps along; what lifts in the frame of a down has not lifted before it.
        if story.world.isChanging || story.world.hasSharedFrames { return nil }
        var fingers: [Int32: Finger] = [:]
        var lifts: [Finger] = []
        for step in story.play.steps {
            switch step.act {
            case .down(let id, let x, let y):
                let view = story.world.leaf(at: x)
                let last = lifts.last { lift in
                    lift.view == view && step.time - lift.liftTime < 350_000
                        && distance(lift.startX - x, lift.startY - y) <= 45
                }
                let count = (last?.count ?? 0) + 1
                fingers[id] = Finger(x: x, y: y, startX: x, startY: y, view: view, count: count)
                let told = story.play.tapCounts.indices.contains(Int(id)) ? story.play.tapCounts[Int(id)] : -1
                if told >= 0, told != count { return "touch \(id + 1) is tap \(told), not \(count)" }
            case .move(let id, let x, let y):
                fingers[id]?.x = x
                fingers[id]?.y = y
                if let finger = fingers[id], distance(finger.x - finger.startX, finger.y - finger.startY) > 45 {
                    fingers[id]?.count = 0
                }
            case .up(let id):
                guard var finger = fingers.removeValue(forKey: id) else { continue }
                finger.liftTime = step.time
                lifts.append(finger)
            case .cancel(let id): fingers[id] = nil
            case .cancelAll: fingers = [:]
            default: break
            }
        }
        return nil
    }

    private static func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

extension World {
    /// The view that is hit, by its number.
    fileprivate func leaf(at x: Double) -> Int {
        switch tree {
        case .one: 0
        case .nested: x < 80 ? 1 : 0
        case .siblings: x < 80 ? 1 : 2
        }
    }
}
