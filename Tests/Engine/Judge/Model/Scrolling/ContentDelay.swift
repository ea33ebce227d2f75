// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 13.2: withholds touches from a scroll view's content for a while.
final class ContentDelay {
    static let length: Microseconds = 150_000

    let isOn: Bool
    private(set) var waiting: [Touch] = []
    private(set) var deadline: Microseconds?

    init(isOn: Bool) {
        self.isOn = isOn
    }

    func withholds(_ touch: Touch) -> Bool {
        waiting.contains { $0 === touch }
    }

    /// The 150 ms are counted for the view, not for each touch.
    func add(_ touch: Touch, now: Microseconds) {
        if !isOn { return }
        waiting.append(touch)
        if deadline == nil { deadline = now + ContentDelay.length }
    }

    /// A cancelled touch says nothing about the others.
    func forgetTheCancelled() {
        waiting.removeAll(where: \.wasCancelled)
        if waiting.isEmpty { deadline = nil }
    }

    func end() {
        waiting = []
        deadline = nil
    }
}

extension Model {
    /// Delays a touch on content in each scroll view that contains it.
    func delayContentTouches(_ landed: [Touch]) {
        for touch in landed {
            guard let hit = touch.view else { continue }
            for view in pathThatHears(touch, at: hit) where view !== hit {
                view.scrollView?.delay.add(touch, now: now)
            }
        }
    }

    /// 13.2: ends at a lift that comes first, for the view as a whole like the 150 ms.
    func endDelaysOfLifted() {
        for delay in scrollViews.map(\.delay) where delay.waiting.contains(where: \.hasLifted) { delay.end() }
    }

    /// 13.2: ends the delay, since a scroll has begun.
    func endDelay(of scrollView: ScrollView) {
        let others = scrollView.delay.waiting.filter { $0.isDown && !$0.isDead }
        if !others.isEmpty { leaveOpen("how long content waits for a finger that does not scroll") }
        scrollView.delay.end()
    }

    func isDelayedAsContent(_ touch: Touch) -> Bool {
        scrollViews.contains { $0.delay.withholds(touch) }
    }
}
