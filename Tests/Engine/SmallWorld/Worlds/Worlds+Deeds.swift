// SPDX-License-Identifier: MIT

/// One recognizer above the touched view. A callback ends the recognizer, removes a view, or ends the touches.
let deedsOfOne: [World] = {
    var worlds: [World] = []
    let acts: [Step.Act] = [
        .disable(0), .removeRecognizer(0), .destroyRecognizer(0), .removeView(0), .removeView(1), .cancelAll,
    ]
    for kind in Kind.basic {
        for act in acts {
            let inner: [Deed.Moment] = [.shouldBegin(0), .shouldReceive(0)]
            let calls: [Entry.What] = [.began, .moved, .ended, .cancelled]
            let events: [Entry.What] = [.wireDown, .wireMotion, .wireUp, .wireFrame, .wireCancel]
            let moments = kind.actions.map { Deed.Moment.action(0, $0) } + inner + calls.map { .view($0) }
            worlds += moments.map { doing(act, at: $0, [kind], hasSurfaces: false) }
            worlds += events.map { doing(act, at: .view($0), [kind], hasSurfaces: true) }
        }
    }
    // These deeds happen between two events of one frame.
    let touches: [Entry.What] = [.began, .moved, .wireDown, .wireMotion, .wireUp]
    for act in acts {
        for call in touches {
            var world = doing(act, at: .view(call), [.pan], hasSurfaces: call.isOfClient)
            world.hasSharedFrames = true
            worlds.append(world)
        }
    }
    return worlds
}()

/// Two recognizers. A callback of one ends the other, itself, or more.
let deedsOfTwo: [World] = {
    var worlds: [World] = []
    let kinds: [Kind] = [.tap, .doubleTap, .longPress, .pan, .pinch, .custom, .discreteCustom]
    let acts: [Step.Act] = [.disable(0), .disable(1), .removeRecognizer(0), .destroyRecognizer(1), .removeView(1)]
    for first in kinds {
        for second in kinds {
            let ofFirst = first.actions.prefix(1).map { Deed.Moment.action(0, $0) }
            let ofSecond = second.actions.prefix(1).map { Deed.Moment.action(1, $0) }
            let questions: [Deed.Moment] = [
                .shouldBegin(0), .shouldBegin(1), .simultaneous(0), .simultaneous(1), .view(.began), .view(.cancelled),
            ]
            for moment in ofFirst + ofSecond + questions {
                worlds += acts.map { doing($0, at: moment, [first, second], hasSurfaces: false) }
            }
        }
    }
    return worlds
}()

/// The first recognizer is on the outer view, the second on the inner one.
private func doing(_ act: Step.Act, at moment: Deed.Moment, _ kinds: [Kind], hasSurfaces: Bool) -> World {
    let recognizers = kinds.enumerated().map { World.Recognizer(kind: $1, view: $0) }
    return World(
        tree: .nested, hasSurfaces: hasSurfaces, recognizers: recognizers, deed: Deed(moment: moment, act: act))
}

extension Kind {
    /// States in which it sends actions.
    fileprivate var actions: [Entry.State] { isDiscrete ? [.ended] : [.began, .changed, .ended, .cancelled] }
}
