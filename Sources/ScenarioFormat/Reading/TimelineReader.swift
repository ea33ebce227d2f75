// SPDX-License-Identifier: MIT

/// Hands out the timeline of a scenario from its beginning.
public final class TimelineReader {
    private let source: ScenarioSource
    private var kept: [TimelineEntry] = []
    private var pieces: ScenarioSource.Pieces?
    private var stream = ScenarioStream()

    init(_ source: ScenarioSource) throws(ScenarioError) {
        self.source = source
        switch source.timeline {
        case .kept(let entries): kept = entries
        case .read(let open, _): pieces = try open()
        }
    }

    /// Lines behind the timeline, once it has been read.
    var end: Scenario {
        if case .kept = source.timeline { source.setUp } else { stream.whole }
    }

    /// Returns the next entries; none at the end. Those of one time come together, unless it is a recording.
    public func next() throws(ScenarioError) -> [TimelineEntry] {
        while pieces != nil {
            let entries = try readPiece().compactMap(source.edited)
            if !entries.isEmpty { return entries }
        }
        defer { kept = [] }
        return kept.compactMap(source.edited)
    }

    private func readPiece() throws(ScenarioError) -> [TimelineEntry] {
        guard let piece = try pieces?() else { return [] }
        do throws(ScenarioError) {
            if piece.isEmpty {
                pieces = nil
                try stream.finish()
            } else {
                try stream.read(piece)
            }
        } catch {
            pieces = nil
            guard stream.setUp.settings.mayBeTorn, case .read(_, let onDamage) = source.timeline else { throw error }
            onDamage(error)
        }
        return stream.takeEntries(keepingLastTime: pieces != nil)
    }
}
