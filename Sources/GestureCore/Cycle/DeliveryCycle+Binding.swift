// SPDX-License-Identifier: MIT

/// Recognizers are offered the touches that have landed.
extension DeliveryCycle {
    /// Offers this frame's new touches, then asks for dynamic failure requirements (§4).
    func bindTouches() {
        guard !frame.began.isEmpty else { return }
        for touch in pool.set(frame.began) where touch.grab == nil {
            if movements.isEmpty {
                binding.bind(touch, event: event)
            } else {
                binding.bindAmidMotion(touch, event: event)
            }
        }
        binding.askDynamicRequirements()
    }

    /// Offers touches that landed while a recognizer waited for its reset: they start its next attempt (rule 5.11).
    func bindLateTouches() {
        guard !missed.late.isEmpty else { return }
        missed.beginLate()
        defer { missed.endLate() }
        var touches = TouchMask.none
        var isAnyBound = false
        var index = 0
        while let late = missed.lateNow[index] {
            index &+= 1
            let touch = pool.touch(late.slot)
            guard isOnPath(touch, of: late.recognizer) else { continue }
            let depth = late.recognizer.viewReference?.use { $0.depth } ?? 0
            binding.offer(touch, to: late.recognizer, at: depth, event: event)
            touches.insert(late.slot)
            isAnyBound = isAnyBound || !late.recognizer.isIdle
        }
        guard isAnyBound else { return }
        binding.askDynamicRequirements()
        bound.callEachRarely { recognizer in
            guard recognizer.attempt.bound == recognizer.attempt.listening, !recognizer.currentState.isFinished,
                isLate(recognizer)
            else { return }
            call(recognizer, .began, with: recognizer.attempt.listening.intersection(touches))
        }
    }

    private func isLate(_ recognizer: GestureRecognizer) -> Bool {
        var index = 0
        while let late = missed.lateNow[index] {
            if late.recognizer === recognizer { return true }
            index &+= 1
        }
        return false
    }

    private func isOnPath(_ touch: Touch, of recognizer: GestureRecognizer) -> Bool {
        guard touch.isDown, touch.grab == nil, let view = recognizer.view, let touched = touch.view else {
            return false
        }
        return touched.isDescendant(of: view)
    }
}
