// SPDX-License-Identifier: MIT

/// A small world: views, recognizers on them, and relations between these.
struct World: Hashable, Sendable {
    /// Views by number. The superview of each comes before it.
    enum Tree: UInt8, CaseIterable, Sendable {
        /// 0
        case one
        /// View 1 inside 0; far downs hit 0.
        case nested
        /// Views 1 and 2 inside 0; far downs hit 2.
        case siblings
    }

    /// A recognizer on a view, with its three flags (rule 7.1).
    struct Recognizer: Hashable, Sendable {
        var kind: Kind
        var view = 0
        var cancels = true
        var delaysBegan = false
        var delaysEnded = true
        /// Limits of the delays in µs, or 0 (rule 7.15).
        var together: Int64 = 0
        var undecided: Int64 = 0

        var hasLimits: Bool { together > 0 || undecided > 0 }
    }

    enum Relation: Hashable, Sendable {
        case requires(Int, Int)
        /// The first one's delegate answers so when an attempt starts (rule 6.9).
        case requiresDynamically(Int, Int)
        case simultaneous(Int, Int)
        /// A custom recognizer that prevents no other.
        case cannotPrevent(Int)
        /// A custom recognizer that no other prevents.
        case cannotBePrevented(Int)
        case shouldNotBegin(Int)
        /// Both delegates are asked whether the two may recognize simultaneously, and answer no.
        case bothAnswerNo
    }

    var tree = Tree.one
    /// Touches land on surfaces of one client instead of views.
    var hasSurfaces = false
    /// The right view's surface belongs to a second client.
    var hasTwoClients = false
    /// Multiple touch is off in all views (rule 2.8).
    var takesOneTouch = false
    /// The left view is exclusive (rule 2.9).
    var hasExclusiveView = false
    var recognizers: [Recognizer]
    var relations: [Relation] = []
    var fingers = 2
    /// Events may also disable, remove and destroy recognizers and views.
    var hasChanges = false
    /// Touch changes may share an input frame.
    var hasSharedFrames = false
    /// Fingers land on edges, move by exactly the deciding distance or back, repeat a location, and pause.
    var hasExactMoves = false
    /// One event is a drag whose finger stays down while another finger taps.
    var hasSecondFinger = false
    /// Deed of a callback, or nil.
    var deed: Deed?

    /// Whether recognizers or views may be removed or disabled.
    var isChanging: Bool { hasChanges || deed != nil }

    var viewCount: Int { Int(tree.rawValue) + 1 }

    /// Views in which touches land: near and far.
    var leaves: [Int] {
        switch tree {
        case .one: [0]
        case .nested: [1]
        case .siblings: [1, 2]
        }
    }

    /// Returns the client that owns a leaf's surface.
    func client(of leaf: Int) -> Int { hasTwoClients && leaf == 2 ? 1 : 0 }

    /// Rule 6.1, without the condition on the sequence.
    func areRelatedByViews(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (recognizers[one].view, recognizers[other].view)
        return one == other || one == 0 || other == 0
    }

    /// Rule 6.3: whether the first excludes the second when it recognizes first.
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

    /// Rules 6.7 and 6.9: whether the first must wait for the second to fail.
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

    var hasDelayLimits: Bool { recognizers.contains(where: \.hasLimits) }

    /// Returns the same world whose recognizers withhold touches without limits.
    var withoutLimits: World {
        var world = self
        for number in recognizers.indices {
            (world.recognizers[number].together, world.recognizers[number].undecided) = (0, 0)
        }
        return world
    }

    /// Returns the same views with only one of the recognizers.
    func alone(_ recognizer: Int) -> World {
        var world = self
        world.recognizers = [recognizers[recognizer]]
        world.relations = isRefusedToBegin(recognizer) ? [.shouldNotBegin(0)] : []
        world.deed = nil
        return world
    }
}
