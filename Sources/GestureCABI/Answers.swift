// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

extension tactus_answer {
    /// A value that is not listed means the default, and is logged.
    func isYes(default fallback: Bool, _ owner: ApplicationHandle?) -> Bool {
        choice(owner) ?? fallback
    }

    /// nil: the default.
    func choice(_ owner: ApplicationHandle?) -> Bool? {
        switch self {
        case TACTUS_ANSWER_YES: return true
        case TACTUS_ANSWER_NO: return false
        case TACTUS_ANSWER_DEFAULT: return nil
        default:
            owner?.application.diagnostics.report(.unlistedValue)
            return nil
        }
    }
}

extension tactus_handling {
    func isHandled(_ owner: ApplicationHandle?) -> Bool {
        if self != TACTUS_HANDLING_HANDLED, self != TACTUS_HANDLING_UNHANDLED {
            owner?.application.diagnostics.report(.unlistedValue)
        }
        return self != TACTUS_HANDLING_UNHANDLED
    }
}
