// SPDX-License-Identifier: MIT

extension Story {
    /// Hashes the engine's state at the end of the events, together with what properties need of the earlier log. Plays
    /// with the same hash satisfy the same properties afterwards. Returns nil if part of the state is unknown.
    mutating func digest() -> UInt64? {
        guard let end = play.end, var digest = end.digest else { return nil }
        let entries = entries[..<end.entryCount]
        addTouches(end, entries, to: &digest)
        if world.heedsTaps {
            var taps = CountedTaps(world)
            for step in play.steps[..<end.stepCount] { _ = taps.take(step) }
            taps.add(to: &digest, at: end.time, fingers: end.fingers)
        }
        var touched = 0
        for recognizer in world.recognizers.indices {
            var isTouched = false
            var times = 0
            for entry in entries where entry.what == .state {
                if entry.subject == recognizer {
                    if entry.isRecognition { times += 1 }
                    if entry.cause != .other { touched |= 0x100 << recognizer }
                } else if entry.isRecognition, world.excludes(entry.subject, recognizer) {
                    isTouched = true
                }
            }
            // Only recognizers that no other has affected are compared with a run alone.
            guard world.recognizers.count > 1, world.deed == nil else { continue }
            if isTouched {
                touched |= 1 << recognizer
            } else {
                guard let alone = stateAlone(recognizer) else { return nil }
                digest.add(alone.value)
            }
            if world.recognizers[recognizer].kind.isDiscrete {
                digest.add(times - self.alone(recognizer).count { $0.isRecognition && $0.time <= end.time })
            }
        }
        digest.add(touched)
        return digest.value
    }

    /// Adds the history of touches that still exist.
    private func addTouches(_ end: Play.Moment, _ entries: ArraySlice<Entry>, to digest: inout Digest) {
        var heard: UInt32 = 0
        var interrupted: UInt32 = 0
        var won: UInt32 = 0
        var used = [UInt32](repeating: 0, count: world.recognizers.count)
        var isAnyActive = false
        var wasInterrupted = false
        for entry in entries {
            if entry.what == .began { heard |= entry.touches }
            if entry.what == .interruption { interrupted |= entry.touches }
            wasInterrupted = wasInterrupted || entry.what == .interruption
            if entry.isRecognition {
                used[entry.subject] |= entry.touches
                if world.recognizers[entry.subject].cancels { won |= entry.touches }
            }
            isAnyActive = isAnyActive || entry.isRecognition || entry.state.isActive || entry.previous.isActive
        }
        digest.add(isAnyActive && !world.hasSurfaces && !world.isChanging && !world.takesOneTouch)
        let isCompared = world.recognizers.count > 1 && !world.isChanging
        digest.add(wasInterrupted && isCompared)
        for id in end.touches {
            let bit: UInt32 = 1 << UInt32(id)
            var flags = 0
            for (index, mask) in ([heard, interrupted, won] + used).enumerated() where mask & bit != 0 {
                flags |= 1 << index
            }
            digest.add(flags)
            guard isCompared else { continue }
            digest.add(play.wasFirstDown[Int(id)] ? Int(play.busyBefore[Int(id)]) : -1)
        }
    }
}
