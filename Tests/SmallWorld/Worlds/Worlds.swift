// SPDX-License-Identifier: MIT

/// The worlds that are looked at, family by family. None is the mirror image of another.
struct Family: Sendable {
    var name: String
    var worlds: [World]
    /// The number of events in `make check`, and in `make check-long`.
    var depth: Int
    var longDepth: Int

    static let all = [
        alone, aloneWithChanges, pairs, relatedPairs, pairsWithChanges, framed, threeFingers, triples,
    ]

    /// One recognizer with each combination of the flags.
    private static let alone = Family(
        name: "one recognizer", worlds: singles, depth: 4, longDepth: 5)
    private static let aloneWithChanges = Family(
        name: "one recognizer, with changes", worlds: singles.map(\.changing), depth: 3, longDepth: 4)
    private static let pairs = Family(name: "two recognizers", worlds: plainPairs, depth: 3, longDepth: 5)
    private static let relatedPairs = Family(
        name: "two related recognizers", worlds: allRelatedPairs, depth: 3, longDepth: 4)
    private static let pairsWithChanges = Family(
        name: "two recognizers, with changes",
        worlds: (plainPairs + allRelatedPairs).filter { $0.tree != .siblings }.map(\.changing), depth: 2, longDepth: 3)
    /// A move and the lift of one frame need three events, with the down.
    private static let framed = Family(
        name: "shared frames", worlds: framedWorlds.map(\.framed), depth: 3, longDepth: 4)
    private static let threeFingers = Family(
        name: "three fingers", worlds: worldsOfThreeFingers, depth: 3, longDepth: 5)
    private static let triples = Family(name: "three recognizers", worlds: allTriples, depth: 2, longDepth: 4)
}

extension World {
    fileprivate var changing: World {
        var world = self
        world.hasChanges = true
        return world
    }

    fileprivate var framed: World {
        var world = self
        world.hasSharedFrames = true
        return world
    }
}

/// A recognizer that delays began delays ended, too (rule 7.1).
private let flags: [(cancels: Bool, delaysBegan: Bool, delaysEnded: Bool)] = [
    (true, false, true), (true, false, false), (true, true, true), (false, false, true), (false, false, false),
    (false, true, true),
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
    }
    return worlds
}()

/// Where two recognizers can be: of one view and of siblings the pair is the same the other way round, but for the
/// order in which they were added.
private let places: [(tree: World.Tree, first: Int, second: Int)] = [
    (.one, 0, 0), (.nested, 0, 1), (.siblings, 1, 2),
]

private let plainPairs: [World] = {
    var worlds: [World] = []
    for place in places {
        for first in Kind.allCases {
            for second in Kind.allCases {
                // Siblings: the far side is the near one of the mirrored world.
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
            relations += [.simultaneous(0, 1), .shouldNotBegin(0), .shouldNotBegin(1)]
            for (number, recognizer) in world.recognizers.enumerated() where recognizer.kind.isCustom {
                relations += [.cannotPrevent(number), .cannotBePrevented(number)]
            }
        }
        for relation in relations {
            var related = world
            related.relations = [relation]
            worlds.append(related)
            // Views that wait for began show what is released when.
            related.recognizers[0].delaysBegan = true
            worlds.append(related)
        }
    }
    return worlds
}()

private let framedWorlds =
    Kind.allCases.map { World(recognizers: [World.Recognizer(kind: $0)]) } + plainPairs.filter { $0.tree == .one }

/// Kinds that want two fingers, or make something of the third.
private let worldsOfThreeFingers: [World] = {
    let kinds: [Kind] = [.twoFingerTap, .longPress, .pan, .pinch, .transform, .custom]
    let pairs = kinds.flatMap { first in
        kinds.filter { $0.rawValue >= first.rawValue }.map { [first, $0] }
    }
    return (kinds.map { [$0] } + pairs).map { kinds in
        World(recognizers: kinds.map { World.Recognizer(kind: $0) }, fingers: 3)
    }
}()

private let allTriples: [World] = {
    let kinds: [Kind] = [.tap, .doubleTap, .longPress, .pan, .pinch, .custom, .discreteCustom]
    let relations: [[World.Relation]] = [
        [], [.requires(0, 1)], [.requires(0, 1), .requires(1, 2)], [.requires(0, 1), .requires(2, 1)],
        [.simultaneous(0, 1)], [.requires(0, 2), .simultaneous(0, 1)],
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
