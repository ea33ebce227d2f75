// SPDX-License-Identifier: MIT

extension WindowStack {
    /// Explains the hit test alone, given its result.
    func explainHit(_ hit: View?, of probed: ProbedTouch, at time: Microseconds, to listener: any TraceListener) {
        let explanation = HitExplanation(hit: hit)
        var index = 0
        while let window = window(at: index) {
            index &+= 1
            explanation.explain(window, at: probed.location) { view, verdict in
                var event = TraceEvent(.tried, at: time)
                event.view = view
                event.touch = probed.touch
                event.verdict = verdict
                if verdict == .covered { event.coveringView = hit }
                listener.trace(event)
            }
        }
    }
}
