// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Declaration {
    /// Versions of the declaration with one option less.
    var simpler: [Declaration] {
        switch self {
        case .view(let view): view.simpler.map(Declaration.view)
        case .recognizer(let g): g.simpler.map(Declaration.recognizer)
        default: []
        }
    }
}

extension ViewDeclaration {
    fileprivate var simpler: [ViewDeclaration] {
        changed { $0.flags.handles = .all }
            + changed { $0.flags.forwardsTaps = nil }
            + changed { $0.flags.isExclusiveTouch = false }
            + changed { $0.flags.isMultipleTouchEnabled = false }
            + changed { $0.flags.isHidden = false }
            + changed { $0.flags.isDisabled = false }
            + changed { $0.flags.alpha = nil }
            + changed { $0.flags.clips = false }
            + changed { $0.flags.transform = nil }
            + changed { $0.flags.isFirstResponder = false }
            + changed { $0.flags.keepsFirstResponder = false }
            + changed { $0.flags.deferredEdges = [] }
            + changed { $0.kind = .plain }
            + simplerKinds.flatMap { kind in changed { $0.kind = kind } }
    }

    private var simplerKinds: [ViewKind] {
        if case .scrollView(let options) = kind { return options.simpler.map(ViewKind.scrollView) }
        guard case .control(let options) = kind else { return [] }
        let changes: [(inout ControlOptions) -> Void] = [
            { $0.stopsTracking = false }, { $0.hasDefaultAction = false }, { $0.tracks = nil },
        ]
        return changes.map { change in
            var other = options
            change(&other)
            return .control(other)
        }
    }

    private func changed(_ change: (inout ViewDeclaration) -> Void) -> [ViewDeclaration] {
        var other = self
        change(&other)
        // A surface has no flags.
        if case .surface = other.kind { return [] }
        return other == self ? [] : [other]
    }
}

extension ScrollViewOptions {
    /// Versions with one option less.
    fileprivate var simpler: [ScrollViewOptions] {
        let changes: [(inout ScrollViewOptions) -> Void] = [
            { $0.zoom = nil }, { $0.isPaging = false }, { $0.bounces = nil }, { $0.deceleratesFast = false },
            { $0.delaysContentTouches = nil }, { $0.canCancelContentTouches = nil }, { $0.inset = nil },
            { $0.alignment = nil }, { $0.isDirectionalLockEnabled = false }, { $0.alwaysBounces = nil },
            { $0.transfersScrollingToParent = nil },
        ]
        return changes.map { change in
            var other = self
            change(&other)
            return other
        }
    }
}

extension RecognizerDeclaration {
    fileprivate var simpler: [RecognizerDeclaration] {
        changed { $0.options.cancelsTouchesInView = nil }
            + changed { $0.options.delaysTouchesBegan = nil }
            + changed { $0.options.delaysTouchesEnded = nil }
            + changed { $0.options.isDisabled = false }
            + changed { $0.options.isDetached = false }
            + changed { $0.options.touchTypes = nil }
            + changed { $0.options.modifiers = nil }
            + changed { $0.options.excludedModifiers = nil }
            + changed { $0.options.requiresWholeSequence = false }
            + changed { $0.options.delayTogether = nil }
            + changed { $0.options.delayUndecided = nil }
            + ((kind as? any ModelledKind)?.simplerKinds ?? []).flatMap { kind in changed { $0.kind = kind } }
    }

    private func changed(_ change: (inout RecognizerDeclaration) -> Void) -> [RecognizerDeclaration] {
        var other = self
        change(&other)
        return other == self ? [] : [other]
    }
}

extension ModelledKind {
    fileprivate var simplerKinds: [any RecognizerKind] { simpler }
}

extension Relation {
    /// Versions of the relation with one answer less.
    var simpler: [Relation] {
        guard case .delegate(let delegate) = self else { return [] }
        let changes: [(inout DelegateDeclaration) -> Void] = [
            { $0.shouldBegin = nil }, { $0.shouldReceiveEvent = nil }, { $0.shouldReceiveTouch = nil },
            { $0.simultaneous = nil }, { $0.requireFailureOf = nil }, { $0.requiredToFailBy = nil },
        ]
        return changes.map { change in
            var other = delegate
            change(&other)
            return .delegate(other)
        }
    }
}
