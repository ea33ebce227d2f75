// SPDX-License-Identifier: MIT

/// Limits in µs. Events follow each other after 8 ms, so that these pass before, at and after the second and the third
/// finger's landing. Events that wait for a deadline land fingers at all others.
private let limits: [(together: Int64, undecided: Int64)] = [
    (7_000, 7_000), (8_000, 8_000), (9_000, 9_000), (15_000, 0), (16_000, 17_000), (17_000, 16_000), (0, 8_000),
]

private let kinds: [Kind] = [
    .tap, .doubleTap, .longPress, .pan, .custom, .twoFingerTap, .twoFingerPress, .twoFingerPan, .pinch,
]

/// One delaying recognizer above a view or surface, or above the left of two.
private let delayingSingles: [World] = kinds.flatMap { kind in
    limits.flatMap { limit in
        [(World.Tree.one, false, true), (.siblings, true, true), (.siblings, true, false)].map { place in
            let (tree, hasSurfaces, delaysBegan) = place
            var recognizer = World.Recognizer(kind: kind, delaysBegan: delaysBegan)
            (recognizer.together, recognizer.undecided) = limit
            return World(
                tree: tree, hasSurfaces: hasSurfaces, recognizers: [recognizer],
                fingers: kind.fingersNeeded == 1 ? 2 : 3)
        }
    }
}

/// Two delaying recognizers. The limits of the second are those of the first, others, or none.
private let delayingPairs: [World] = {
    var worlds: [World] = []
    let pairs: [(Kind, Kind)] = [
        (.tap, .twoFingerPan), (.pan, .pinch), (.longPress, .twoFingerTap), (.doubleTap, .pan),
        (.twoFingerPan, .twoFingerTap), (.pinch, .custom), (.twoFingerPress, .doubleTap), (.custom, .custom),
    ]
    let both: [((Int64, Int64), (Int64, Int64))] = [
        ((8_000, 8_000), (8_000, 8_000)), ((7_000, 9_000), (9_000, 7_000)), ((8_000, 16_000), (0, 0)),
        ((0, 0), (16_000, 8_000)), ((0, 8_000), (8_000, 0)),
    ]
    for (first, second) in pairs {
        for (tree, inner) in [(World.Tree.nested, 1), (.siblings, 1)] {
            for (limit, other) in both {
                var recognizers = [
                    World.Recognizer(kind: first, delaysBegan: true),
                    World.Recognizer(kind: second, view: inner, delaysBegan: true),
                ]
                (recognizers[0].together, recognizers[0].undecided) = limit
                (recognizers[1].together, recognizers[1].undecided) = other
                worlds.append(
                    World(tree: tree, hasSurfaces: tree == .siblings, recognizers: recognizers, fingers: 3))
            }
        }
    }
    return worlds
}()

/// One to three fingers under recognizers that let go of touches after a time (rule 7.15).
let delayingWorlds: [World] = delayingSingles + delayingPairs
