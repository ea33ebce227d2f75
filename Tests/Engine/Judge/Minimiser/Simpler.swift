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
        let changes: [(inout ViewDeclaration) -> Void] = [
            { $0.flags.handles = .all }, { $0.flags.forwardsTaps = nil }, { $0.flags.isExclusiveTouch = false },
            { $0.flags.isMultipleTouchEnabled = false }, { $0.flags.isHidden = false }, { $0.flags.isDisabled = false },
            { $0.flags.alpha = nil }, { $0.flags.clips = false }, { $0.flags.transform = nil },
            { $0.flags.isFirstResponder = false }, { $0.flags.keepsFirstResponder = false },
            { $0.flags.deferredEdges = [] }, { $0.kind = .plain },
        ]
        return changes.flatMap(changed) + simplerKinds.flatMap { kind in changed { $0.kind = kind } }
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
        let changes: [(inout RecognizerDeclaration) -> Void] = [
            { $0.options.cancelsTouchesInView = nil }, { $0.options.delaysTouchesBegan = nil },
            { $0.options.delaysTouchesEnded = nil }, { $0.options.isDisabled = false },
            { $0.options.isDetached = false }, { $0.options.touchTypes = nil }, { $0.options.modifiers = nil },
            { $0.options.excludedModifiers = nil }, { $0.options.requiresWholeSequence = false },
            { $0.options.delayTogether = nil }, { $0.options.delayUndecided = nil },
        ]
        let kinds = (kind as? any ModelledKind)?.simplerKinds ?? []
        return changes.flatMap(changed) + kinds.flatMap { kind in changed { $0.kind = kind } }
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
