// SPDX-License-Identifier: MIT

/// One line of the log of a play, packed: millions are written.
struct Entry: Equatable, Sendable {
    enum What: UInt8, Sendable {
        /// A transition of a recognizer.
        case state
        case action
        /// Callbacks of a view.
        case began, moved, ended, cancelled
        /// Events of the client.
        case wireDown, wireMotion, wireUp, wireFrame, wireCancel
        /// Someone outside took touches back or something away.
        case interruption
        /// A recognizer has gone.
        case destruction

        var isOfClient: Bool { rawValue >= What.wireDown.rawValue && rawValue <= What.wireCancel.rawValue }
    }

    /// Possible, began, changed, ended, cancelled, failed: of rule 5.1.
    enum State: UInt8, Sendable {
        case possible, began, changed, ended, cancelled, failed

        var isActive: Bool { self == .began || self == .changed }
        var isFinished: Bool { rawValue >= State.ended.rawValue }
    }

    enum Cause: UInt8, Sendable {
        case other, prevented, requirementRecognized
    }

    var what: What
    /// A recognizer or a view; of the client's events a wire id.
    var subject = 0
    /// Of the client's events: which one it is.
    var client = 0
    /// From the beginning of the play.
    var time: Int64 = 0
    /// Of the client's events: the time that it is told.
    var sentTime: Int64 = 0
    var delivery: UInt64 = 0
    var state = State.possible
    var previous = State.possible
    var cause = Cause.other
    /// The recognizer that the cause names.
    var culprit: Int?
    /// Bits by id: of the call, or that the recognizer is bound to.
    var touches: UInt32 = 0
    /// The sequences of these touches.
    var sequences: UInt32 = 0
    /// Of a view's call: bits of recognizers that withhold the touch or have it. Of a transition: of those in an
    /// attempt and possible with a touch of the same sequences.
    var recognizers: UInt32 = 0
    /// Of a recognition: of these, those that were asked about at the start of an attempt at the latest (rule 6.9).
    var metRecognizers: UInt32 = 0
    /// Of a view's began: whether it tells of the place and the time of the down.
    var isOfTheDown = true
    /// Of a view's ended: whether the touch is where the view was told last that it is.
    var isWhereTold = true
    /// Of a view's moved: a folded sample has the place of the one before it.
    var repeatsSample = false

    /// The recognizer left possible by recognizing.
    var isRecognition: Bool { what == .state && previous == .possible && (state == .began || state == .ended) }
}

/// Something that was done in a play, at its time.
struct Step: Sendable {
    enum Act: Hashable, Sendable {
        case down(id: Int32, x: Double, y: Double)
        case move(id: Int32, x: Double, y: Double)
        case up(id: Int32)
        case cancel(id: Int32)
        case cancelAll
        case frame
        case wait
        case disable(Int)
        case enable(Int)
        case removeRecognizer(Int)
        case destroyRecognizer(Int)
        case removeView(Int)

        /// The recognizer that is meant, if there is one.
        var recognizer: Int? {
            switch self {
            case .disable(let recognizer), .enable(let recognizer), .removeRecognizer(let recognizer),
                .destroyRecognizer(let recognizer):
                recognizer
            default: nil
            }
        }
    }

    var time: Int64
    var act: Act
}
