// SPDX-License-Identifier: MIT

extension Timeline {
    /// A part of the time with events, or a pause that a picture shortens.
    public struct Piece: Sendable {
        public var range: TimeRange
        public var isRest: Bool
    }

    /// The whole range, in order.
    public var pieces: [Piece] {
        let pieces = TimeScale(self, left: 0, right: 1).pieces.map { Piece(range: $0.range, isRest: $0.isFolded) }
        return pieces.isEmpty ? [Piece(range: range, isRest: false)] : pieces
    }

    /// Counts in a line.
    public var summary: String { TimelineDrawing.summary(self) }
}
