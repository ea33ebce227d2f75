// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// A value that is not listed means the default, and is logged. The application is computed only for the log line.

extension tactus_answer {
    @inline(__always)
    func isYes(default fallback: Bool, _ owner: @autoclosure () -> ApplicationHandle?) -> Bool {
        choice(owner()) ?? fallback
    }

    /// Returns the answer, or nil for the default.
    @inline(__always)
    func choice(_ owner: @autoclosure () -> ApplicationHandle?) -> Bool? {
        if self == TACTUS_ANSWER_YES { return true }
        if self == TACTUS_ANSWER_NO { return false }
        if self != TACTUS_ANSWER_DEFAULT { reportUnlistedValue(rawValue, owner()) }
        return nil
    }
}

extension tactus_handling {
    @inline(__always)
    func isHandled(_ owner: @autoclosure () -> ApplicationHandle?) -> Bool {
        if self != TACTUS_HANDLING_HANDLED, self != TACTUS_HANDLING_UNHANDLED { reportUnlistedValue(rawValue, owner()) }
        return self != TACTUS_HANDLING_UNHANDLED
    }
}

@inline(never)
private func reportUnlistedValue(_ value: UInt32, _ owner: ApplicationHandle?) {
    owner?.application.diagnostics.report(.unlistedValue) { line in
        line.append("a callback returned ")
        line.append(Int(Int32(bitPattern: value)))
        line.append(", must be a value that its enum lists; taken as the default")
    }
}
