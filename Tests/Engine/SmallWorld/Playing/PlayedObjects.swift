// SPDX-License-Identifier: MIT

@testable import GestureCore

/// Receives the callbacks of a world's objects.
protocol Recording: AnyObject {
    func record(_ what: Entry.What, _ view: Int, _ touches: TouchSet, _ event: TouchEvent)
    func record(_ what: Entry.What, of client: Int)
    func record(_ what: Entry.What, _ touch: SurfaceClient.SurfaceTouch, of client: Int)
    func recordAction(_ recognizer: GestureRecognizer)
    func didReach(_ moment: Deed.Moment)
}

final class PlayedView: View {
    private unowned let recorder: any Recording
    private let index: Int

    init(_ number: Int, _ frame: Rect, _ recorder: any Recording) {
        index = number
        self.recorder = recorder
        super.init(frame: frame)
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        recorder.record(.began, index, touches, event)
    }
    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        recorder.record(.moved, index, touches, event)
    }
    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        recorder.record(.ended, index, touches, event)
    }
    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        recorder.record(.cancelled, index, touches, event)
    }
}

final class PlayedClient: SurfaceClient {
    private unowned let recorder: any Recording
    private let number: Int

    init(_ number: Int, _ recorder: any Recording) {
        self.number = number
        self.recorder = recorder
        super.init()
    }

    override func down(_ surface: View, _ touch: SurfaceTouch) { recorder.record(.wireDown, touch, of: number) }
    override func motion(_ surface: View, _ touch: SurfaceTouch) { recorder.record(.wireMotion, touch, of: number) }
    override func up(_ surface: View, _ touch: SurfaceTouch) { recorder.record(.wireUp, touch, of: number) }
    override func frameDidEnd(seat: UInt32) { recorder.record(.wireFrame, of: number) }
    override func touchesCancelled(seat: UInt32) { recorder.record(.wireCancel, of: number) }
}

final class PlayedTarget: ActionTarget {
    private unowned let recorder: any Recording

    init(_ recorder: any Recording) {
        self.recorder = recorder
        super.init()
    }

    override func perform(_ recognizer: GestureRecognizer) { recorder.recordAction(recognizer) }
}

/// Delegate that answers as the world's relations require.
final class PlayedDelegate: GestureRecognizerDelegate {
    private let world: World
    private let index: Int
    private unowned let recorder: any Recording

    init(_ number: Int, in world: World, _ recorder: any Recording) {
        index = number
        self.world = world
        self.recorder = recorder
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        recorder.didReach(.shouldBegin(index))
        return !world.isRefusedToBegin(index)
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        recorder.didReach(.shouldReceive(index))
        return true
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        recorder.didReach(.simultaneous(index))
        return world.relations.contains(.simultaneous(index, other.indexInWorld))
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { world.relations.contains(.requiresDynamically(index, other.indexInWorld)) }
}

final class PlayedCustom: GestureRecognizer {
    private let canPreventOthers: Bool
    private let canBePreventedByOthers: Bool

    init(_ number: Int, in world: World) {
        canPreventOthers = !world.relations.contains(.cannotPrevent(number))
        canBePreventedByOthers = !world.relations.contains(.cannotBePrevented(number))
        super.init(isDiscrete: world.recognizers[number].kind.isDiscrete)
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if !isDiscrete { request(state.isActive ? .changed : .began) }
    }
    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { request(.ended) }
    override func canPrevent(_ other: GestureRecognizer) -> Bool { canPreventOthers }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { canBePreventedByOthers }
}

extension GestureRecognizer {
    /// Number of the recognizer in its world.
    var indexInWorld: Int {
        get { Int(bitPattern: hostPointer) &- 1 }
        set { hostPointer = UnsafeMutableRawPointer(bitPattern: newValue &+ 1) }
    }
}
