// SPDX-License-Identifier: MIT

extension Property {
    static let callProperties = [
        Property(name: "a call has touches of one sequence, in order", rule: "1.8, 7.12", violation: mixture),
        Property(name: "a delivery reports moves and ends once", rule: "1.9, 7.6", violation: repetition),
        Property(name: "coalesced samples repeat no location", rule: "1.2, 1.11", violation: restingSample),
        Property(name: "single-touch and exclusive views refuse other touches", rule: "2.8, 2.9", violation: company),
    ]

    private static func isCall(_ what: Entry.What) -> Bool {
        what == .began || what == .moved || what == .ended || what == .cancelled
    }

    private static func mixture(_ story: inout Story) -> String? {
        var last: Entry?
        for entry in story.entries where isCall(entry.what) {
            if entry.sequences.nonzeroBitCount > 1 { return "\(entry.what) of touches of two sequences" }
            // Touches that a callback takes away are cancelled at once, out of order.
            guard !story.world.isChanging else { continue }
            if let last, last.delivery == entry.delivery, last.what == entry.what, last.sequences > entry.sequences {
                return "\(entry.what) of an earlier sequence after a later one"
            }
            last = entry
        }
        return nil
    }

    private static func repetition(_ story: inout Story) -> String? {
        // A touch that moves and lifts in one frame ends after touches whose end was withheld.
        if story.world.isChanging || story.world.hasSharedFrames { return nil }
        var delivery: UInt64 = 0
        var moved: UInt32 = 0
        var ended: [Entry] = []
        for entry in story.entries where isCall(entry.what) {
            if entry.delivery != delivery { (delivery, moved, ended) = (entry.delivery, 0, []) }
            if entry.what == .moved {
                if moved & entry.touches != 0 { return "moved twice" }
                moved |= entry.touches
            } else if entry.what == .ended {
                if ended.contains(where: { $0.subject == entry.subject && $0.sequences == entry.sequences }) {
                    return "ended of one view and sequence in two calls"
                }
                ended.append(entry)
            }
        }
        return nil
    }

    private static func restingSample(_ story: inout Story) -> String? {
        story.entries.contains { $0.repeatsSample } ? "a sample has the place of the one before it" : nil
    }

    /// Two touches delivered to such a view must not be down at the same time. Touches that were cancelled before do
    /// not count.
    private static func company(_ story: inout Story) -> String? {
        guard story.world.takesOneTouch || story.world.hasExclusiveView, !story.world.isChanging else { return nil }
        let spans = story.play.touchSpans
        var open: [(id: Int, view: Int)] = []
        for entry in story.entries where isCall(entry.what) {
            for id in spans.indices where entry.touches & (1 << UInt32(id)) != 0 {
                if entry.what == .ended || entry.what == .cancelled { open.removeAll { $0.id == id } }
                guard entry.what == .began else { continue }
                for other in open where spans[other.id].overlaps(spans[id]) {
                    let isRefused =
                        other.view == entry.subject
                        ? story.world.takesOneTouch
                        : story.world.hasExclusiveView && (other.view == 1 || entry.subject == 1)
                    if isRefused { return "began beside another touch" }
                }
                open.append((id, entry.subject))
            }
        }
        return nil
    }
}

extension Play {
    /// For each touch, by id: its steps from down to lift.
    fileprivate var touchSpans: [Range<Int>] {
        var spans: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            switch step.act {
            case .down: spans.append(index..<steps.count)
            case .up(let id), .cancel(let id):
                if spans.indices.contains(Int(id)) { spans[Int(id)] = spans[Int(id)].lowerBound..<index }
            case .cancelAll:
                for id in spans.indices where spans[id].upperBound == steps.count {
                    spans[id] = spans[id].lowerBound..<index
                }
            default: break
            }
        }
        return spans
    }
}
