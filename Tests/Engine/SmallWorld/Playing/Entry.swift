// SPDX-License-Identifier: MIT

/// A line of a play's log. Packed, because millions are written.
struct Entry: Equatable, Sendable {
    enum What: UInt8, Sendable {
        /// A transition of a recognizer.
        case state
        case action
        /// Callbacks of a view.
        case began, moved, ended, cancelled
        /// Events of the client.
        case wireDown, wireMotion, wireUp, wireFrame, wireCancel
        /// Touches were cancelled, or an object was removed, from outside.
        case interruption
        /// A recognizer was destroyed.
        case destruction

        var isOfClient: Bool { rawValue >= What.wireDown.rawValue && rawValue <= What.wireCancel.rawValue }
    }

    /// States of rule 5.1: possible, began, changed, ended, cancelled, failed.
    enum State: UInt8, Sendable {
        case possible, began, changed, ended, cancelled, failed

        var isActive: Bool { self == .began || self == .changed }
        var isFinished: Bool { rawValue >= State.ended.rawValue }
    }

    enum Cause: UInt8, Sendable {
        case other, prevented, requirementRecognized
    }

    var what: What
    /// Number of the recognizer or view; for events of a client the wire id.
    var subject = 0
    /// Number of the client, for its events.
    var client = 0
    /// Time since the start of the play.
    var time: Int64 = 0
    /// Time that is sent to the client, for its events.
    var sentTime: Int64 = 0
    var delivery: UInt64 = 0
    var state = State.possible
    var previous = State.possible
    var cause = Cause.other
    /// Recognizer that the cause names.
    var culprit: Int?
    /// Touches of the call, or those that the recognizer is bound to; one bit for each id.
    var touches: UInt32 = 0
    /// Sequences of these touches.
    var sequences: UInt32 = 0
    /// For a view's call: bits of recognizers that withhold or have won the touch. For a transition: bits of those in
    /// an attempt and possible with a touch of the same sequences.
    var recognizers: UInt32 = 0
    /// For a recognition: those of `recognizers` whose dynamic requirement was asked by the start of an attempt (rule
    /// 6.9).
    var metRecognizers: UInt32 = 0
    /// For a view's began: whether location and time are those of the down.
    var isOfTheDown = true
    /// For a view's ended: whether the touch is at the last location that the view was told.
    var isWhereTold = true
    /// For a view's moved: whether a coalesced sample repeats the location before it.
    var repeatsSample = false

    /// Whether the recognizer left possible by recognizing.
    var isRecognition: Bool { what == .state && previous == .possible && (state == .began || state == .ended) }
}

/// A step of a play, with its time.
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

        /// The recognizer that the step affects, or nil.
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
