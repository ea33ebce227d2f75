// SPDX-License-Identifier: MIT

extension Timeline {
    /// A part of the time in which something happens, or a rest that a picture folds.
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
