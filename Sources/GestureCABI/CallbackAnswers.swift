// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// A value that is not listed means the default, and is logged: only then anybody asks for the application.

extension tactus_answer {
    @inline(__always)
    func isYes(default fallback: Bool, _ owner: @autoclosure () -> ApplicationHandle?) -> Bool {
        choice(owner()) ?? fallback
    }

    /// nil: the default.
    @inline(__always)
    func choice(_ owner: @autoclosure () -> ApplicationHandle?) -> Bool? {
        if self == TACTUS_ANSWER_YES { return true }
        if self == TACTUS_ANSWER_NO { return false }
        if self != TACTUS_ANSWER_DEFAULT { reportUnlistedValue(owner()) }
        return nil
    }
}

extension tactus_handling {
    @inline(__always)
    func isHandled(_ owner: @autoclosure () -> ApplicationHandle?) -> Bool {
        if self != TACTUS_HANDLING_HANDLED, self != TACTUS_HANDLING_UNHANDLED { reportUnlistedValue(owner()) }
        return self != TACTUS_HANDLING_UNHANDLED
    }
}

@inline(never)
private func reportUnlistedValue(_ owner: ApplicationHandle?) {
    owner?.application.diagnostics.report(.unlistedValue)
}
