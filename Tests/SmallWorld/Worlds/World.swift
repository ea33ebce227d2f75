// SPDX-License-Identifier: MIT

/// One small world: views, recognizers on them, and what is between these.
struct World: Hashable, Sendable {
    /// Views by number; the superview of each comes before it.
    enum Tree: UInt8, CaseIterable, Sendable {
        /// 0
        case one
        /// 1 in 0; far downs hit 0.
        case nested
        /// 1 and 2 in 0; far downs hit 2.
        case siblings
    }

    /// One recognizer on a view, with its three flags (rule 7.1).
    struct Recognizer: Hashable, Sendable {
        var kind: Kind
        var view = 0
        var cancels = true
        var delaysBegan = false
        var delaysEnded = true
    }

    enum Relation: Hashable, Sendable {
        case requires(Int, Int)
        /// Asked of the first one's delegate when an attempt starts (rule 6.9).
        case requiresDynamically(Int, Int)
        case simultaneous(Int, Int)
        /// A custom recognizer that prevents nobody.
        case cannotPrevent(Int)
        /// A custom recognizer that nobody prevents.
        case cannotBePrevented(Int)
        case shouldNotBegin(Int)
        /// Both delegates are asked whether the two go together, and say no.
        case bothAnswerNo
    }

    var tree = Tree.one
    /// Touches land on surfaces of one client, not on the views themselves.
    var hasSurfaces = false
    /// The right view's surface is another client's.
    var hasTwoClients = false
    /// Views take one touch at a time (rule 2.8).
    var takesOneTouch = false
    /// The left view wants its touches for itself (rule 2.9).
    var hasExclusiveView = false
    var recognizers: [Recognizer]
    var relations: [Relation] = []
    var fingers = 2
    /// Recognizers and views are disabled, removed and destroyed, too.
    var hasChanges = false
    /// Touch changes may share an input frame.
    var hasSharedFrames = false
    /// Fingers land on edges, move by exactly what decides or back, report a place again, and pause.
    var hasExactMoves = false
    /// One event is a drag whose finger stays down: another taps meanwhile.
    var hasSecondFinger = false
    /// What a callback does.
    var deed: Deed?

    /// Recognizers or views go, or are switched off.
    var isChanging: Bool { hasChanges || deed != nil }

    var viewCount: Int { Int(tree.rawValue) + 1 }

    /// Where touches land: near, far.
    var leaves: [Int] {
        switch tree {
        case .one: [0]
        case .nested: [1]
        case .siblings: [1, 2]
        }
    }

    /// Whose surface a leaf has.
    func client(of leaf: Int) -> Int { hasTwoClients && leaf == 2 ? 1 : 0 }

    /// Rule 6.1, but for the sequence.
    func areRelatedByViews(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (recognizers[one].view, recognizers[other].view)
        return one == other || one == 0 || other == 0
    }

    /// Rule 6.3: the first excludes the second when it recognizes first.
    func excludes(_ one: Int, _ other: Int) -> Bool {
        guard areRelatedByViews(one, other), recognizers[one].kind.canPrevent(recognizers[other].kind) else {
            return false
        }
        return !relations.contains { relation in
            switch relation {
            case .cannotPrevent(one), .cannotBePrevented(other): true
            case .simultaneous(let first, let second):
                (first, second) == (one, other) || (first, second) == (other, one)
            default: false
            }
        }
    }

    /// Rules 6.7 and 6.9.
    func requires(_ one: Int, _ other: Int) -> Bool {
        relations.contains(.requires(one, other)) || relations.contains(.requiresDynamically(one, other))
    }

    var hasRequirements: Bool {
        relations.contains { relation in
            switch relation {
            case .requires, .requiresDynamically: true
            default: false
            }
        }
    }

    func isRefusedToBegin(_ recognizer: Int) -> Bool { relations.contains(.shouldNotBegin(recognizer)) }

    /// The same views with one of the recognizers only.
    func alone(_ recognizer: Int) -> World {
        var world = self
        world.recognizers = [recognizers[recognizer]]
        world.relations = isRefusedToBegin(recognizer) ? [.shouldNotBegin(0)] : []
        world.deed = nil
        return world
    }
}
