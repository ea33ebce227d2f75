// SPDX-License-Identifier: MIT

/// The worlds of the exploration, by family. No world is the mirror image of another.
struct Family: Sendable {
    var name: String
    var worlds: [World]
    /// Number of events in `make check`, and in `make check-long`.
    var depth: Int
    var longDepth: Int
    /// Every n-th sequence goes to the judge.
    var judgeEvery = 100
    /// Events with which every sequence begins, before those that are counted.
    var opening: [Event] = []

    static let all = [
        Family(name: "one recognizer", worlds: singles, depth: 4, longDepth: 5, judgeEvery: 20),
        Family(name: "one recognizer, with changes", worlds: singles.map(\.changing), depth: 3, longDepth: 4),
        Family(name: "one recognizer, exact moves", worlds: exactWorlds, depth: 4, longDepth: 5, judgeEvery: 2),
        Family(name: "one recognizer, deeds", worlds: deedsOfOne, depth: 3, longDepth: 4),
        Family(name: "two recognizers", worlds: plainPairs, depth: 3, longDepth: 5, judgeEvery: 20),
        Family(name: "two related recognizers", worlds: allRelatedPairs, depth: 3, longDepth: 4),
        Family(
            name: "two recognizers, with changes",
            worlds: (plainPairs + allRelatedPairs).filter { $0.tree != .siblings }.map(\.changing), depth: 2,
            longDepth: 3),
        Family(name: "two recognizers, deeds", worlds: deedsOfTwo, depth: 2, longDepth: 4),
        // A move and a lift in one frame need three events, because the down comes first.
        Family(name: "shared frames", worlds: framedWorlds.map(\.framed), depth: 3, longDepth: 4),
        // A tap, a drag that stays down, another tap: a requirement is decided in a later sequence than it began.
        Family(name: "three recognizers, two sequences", worlds: tiedTriples, depth: 3, longDepth: 4),
        // A double tap waits for its second tap while what it requires begins beside it, with one finger too many: if
        // that is cancelled, it stays cancelled until the second tap, which joins its sequence.
        Family(
            name: "two recognizers, a tap before", worlds: tiedPairs, depth: 2, longDepth: 3, judgeEvery: 1,
            opening: [
                Event(verb: .tapNear), Event(verb: .startDragFar), Event(verb: .downFar, subject: 1),
            ]),
        // The deadlines of the limits are events of their own, beside the landings that meet them.
        Family(name: "delays with limits", worlds: delayingWorlds, depth: 3, longDepth: 5, judgeEvery: 10),
        Family(name: "three fingers", worlds: worldsOfThreeFingers, depth: 3, longDepth: 5),
        Family(name: "three recognizers", worlds: allTriples, depth: 2, longDepth: 4),
    ]
}

extension World {
    fileprivate var changing: World {
        var world = self
        world.hasChanges = true
        return world
    }

    fileprivate static func ofTwoClients(_ recognizer: Recognizer) -> World {
        World(tree: .siblings, hasSurfaces: true, hasTwoClients: true, recognizers: [recognizer])
    }

    fileprivate var framed: World {
        var world = self
        world.hasSharedFrames = true
        return world
    }
}

/// All combinations but one: a winner that does not cancel touches and delays began also delays ended.
private let flags: [(cancels: Bool, delaysBegan: Bool, delaysEnded: Bool)] = [
    (true, false, true), (true, false, false), (true, true, true), (true, true, false), (false, false, true),
    (false, false, false), (false, true, true),
]

private let singles: [World] = {
    var worlds: [World] = []
    for kind in Kind.allCases {
        for (tree, view) in [(World.Tree.one, 0), (.nested, 0), (.siblings, 1)] {
            for hasSurfaces in [false, true] {
                for flags in flags {
                    let recognizer = World.Recognizer(
                        kind: kind, view: view, cancels: flags.cancels, delaysBegan: flags.delaysBegan,
                        delaysEnded: flags.delaysEnded)
                    worlds.append(World(tree: tree, hasSurfaces: hasSurfaces, recognizers: [recognizer]))
                }
            }
        }
        worlds.append(World(recognizers: [World.Recognizer(kind: kind)], relations: [.shouldNotBegin(0)]))
        worlds.append(World(takesOneTouch: true, recognizers: [World.Recognizer(kind: kind)]))
        worlds.append(World(tree: .siblings, hasExclusiveView: true, recognizers: [World.Recognizer(kind: kind)]))
        // One winner above both clients' surfaces, or above the left one.
        for view in [0, 1] { worlds.append(.ofTwoClients(World.Recognizer(kind: kind, view: view))) }
    }
    return worlds
}()

/// Places of two recognizers. On one view and on siblings a pair is symmetric, apart from the order of addition.
private let places: [(tree: World.Tree, first: Int, second: Int)] = [
    (.one, 0, 0), (.nested, 0, 1), (.siblings, 1, 2),
]

private let plainPairs: [World] = {
    var worlds: [World] = []
    for place in places {
        for first in Kind.basic {
            for second in Kind.basic {
                // For siblings the far side is the near side of the mirrored world.
                let recognizers = [
                    World.Recognizer(kind: first, view: place.first),
                    World.Recognizer(kind: second, view: place.second),
                ]
                worlds.append(
                    World(tree: place.tree, hasSurfaces: place.tree == .siblings, recognizers: recognizers))
            }
        }
    }
    return worlds
}()

private let allRelatedPairs: [World] = {
    var worlds: [World] = []
    for world in plainPairs {
        var relations: [World.Relation] = [
            .requires(0, 1), .requires(1, 0), .requiresDynamically(0, 1), .requiresDynamically(1, 0),
        ]
        if world.tree != .siblings {
            relations += [.simultaneous(0, 1), .bothAnswerNo, .shouldNotBegin(0), .shouldNotBegin(1)]
            for (number, recognizer) in world.recognizers.enumerated() where recognizer.kind.isCustom {
                relations += [.cannotPrevent(number), .cannotBePrevented(number)]
            }
        }
        for relation in relations {
            var related = world
            related.relations = [relation]
            related.hasSecondFinger = world.tree == .siblings
            worlds.append(related)
            // With delayed began the worlds show when touches are released.
            related.recognizers[0].delaysBegan = true
            worlds.append(related)
        }
    }
    return worlds
}()

private let framedWorlds =
    Kind.allCases.map { World(recognizers: [World.Recognizer(kind: $0)]) } + plainPairs.filter { $0.tree == .one }
    + Kind.basic.map { World(tree: .siblings, hasSurfaces: true, recognizers: [World.Recognizer(kind: $0)]) }
    + Kind.basic.map { .ofTwoClients(World.Recognizer(kind: $0)) }
    + [Kind.tap, .pan].map { World(takesOneTouch: true, recognizers: [World.Recognizer(kind: $0)]) }
    + [Kind.tap, .pan].map {
        World(tree: .siblings, hasExclusiveView: true, recognizers: [World.Recognizer(kind: $0)])
    }
    + exactWorlds.filter { $0.tree == .one }

/// Moves of exactly the deciding distance, for exclusive and inclusive limits of rule 8.
private let exactWorlds: [World] = Kind.allCases.flatMap { kind in
    [World.Tree.one, .siblings].map { tree in
        var world = World(tree: tree, recognizers: [World.Recognizer(kind: kind)])
        world.hasExactMoves = true
        return world
    }
}

/// Kinds that need two fingers or react to a third: on one view, on nested views, on siblings.
private let worldsOfThreeFingers: [World] = {
    let kinds: [Kind] = [.twoFingerTap, .longPress, .pan, .pinch, .transform, .custom]
    var worlds = kinds.map { World(recognizers: [World.Recognizer(kind: $0)], fingers: 3) }
    for place in places {
        for first in kinds {
            for second in kinds where place.tree == .nested || second.rawValue >= first.rawValue {
                let recognizers = [
                    World.Recognizer(kind: first, view: place.first),
                    World.Recognizer(kind: second, view: place.second),
                ]
                worlds.append(World(tree: place.tree, recognizers: recognizers, fingers: 3))
            }
        }
    }
    return worlds
}()

/// The outer recognizer requires the right one, which is tied to the left one. The right one recognizes and is not
/// reset before a tap beside the drag has decided the left one.
private let tiedTriples: [World] = {
    var worlds: [World] = []
    for outer in [Kind.tap, .swipe, .pan, .discreteCustom] {
        for right in [Kind.tap, .longPress, .custom] {
            for left in [Kind.tap, .doubleTap, .pinch, .discreteCustom] {
                for tie in [World.Relation.requires(1, 2), .requires(2, 1)] {
                    let recognizers = [
                        World.Recognizer(kind: outer), World.Recognizer(kind: right, view: 2),
                        World.Recognizer(kind: left, view: 1),
                    ]
                    worlds.append(
                        World(
                            tree: .siblings, recognizers: recognizers, relations: [.requires(0, 1), tie],
                            hasSecondFinger: true))
                }
            }
        }
    }
    return worlds
}()

/// A double tap, and beside it what begins with a finger too many and may be cancelled while that finger stays.
private let tiedPairs: [World] = [Kind.custom, .longPress, .swipe, .pinch].flatMap { kind in
    [World.Relation.requires(0, 1), .requires(1, 0)].map { relation in
        let recognizers = [World.Recognizer(kind: .doubleTap, view: 1), World.Recognizer(kind: kind, view: 2)]
        return World(
            tree: .siblings, recognizers: recognizers, relations: [relation], fingers: 3, hasSecondFinger: true)
    }
}

private let allTriples: [World] = {
    let kinds: [Kind] = [.tap, .doubleTap, .longPress, .pan, .pinch, .custom, .discreteCustom]
    let relations: [[World.Relation]] = [
        [], [.requires(0, 1)], [.requires(0, 1), .requires(1, 2)], [.requires(0, 1), .requires(2, 1)],
        [.simultaneous(0, 1)], [.requires(0, 2), .simultaneous(0, 1)], [.requires(2, 1), .simultaneous(0, 2)],
        [.requiresDynamically(0, 1), .requires(1, 2)], [.requiresDynamically(0, 1), .requiresDynamically(1, 2)],
    ]
    var worlds: [World] = []
    for first in kinds {
        for second in kinds {
            for third in kinds {
                for relations in relations {
                    let recognizers = [
                        World.Recognizer(kind: first), World.Recognizer(kind: second, view: 1),
                        World.Recognizer(kind: third, view: 1),
                    ]
                    worlds.append(World(tree: .nested, recognizers: recognizers, relations: relations))
                }
            }
        }
    }
    return worlds
}()
