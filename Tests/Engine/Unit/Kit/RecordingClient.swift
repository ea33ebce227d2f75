// SPDX-License-Identifier: MIT

import GestureCore

/// Writes the wl_touch stream of one client: the touch's label, then the id on the wire and the place.
final class RecordingClient: SurfaceClient {
    unowned let stage: Stage
    /// Everything that was sent, for rules that look at times and ids.
    private(set) var sent: [(event: String, seat: UInt32, wireID: Int32, time: Microseconds)] = []

    init(_ stage: Stage) {
        self.stage = stage
        super.init()
    }

    override func down(_ surface: View, _ touch: SurfaceTouch) { note("down", surface, touch) }
    override func motion(_ surface: View, _ touch: SurfaceTouch) { note("motion", surface, touch) }
    override func up(_ surface: View, _ touch: SurfaceTouch) { note("up", surface, touch) }
    override func frameDidEnd(seat: UInt32) { note("frame", seat) }
    override func touchesCancelled(seat: UInt32) { note("cancel", seat) }

    private func note(_ event: String, _ surface: View, _ touch: SurfaceTouch) {
        sent.append((event, touch.seat, touch.wireID, touch.time))
        let place = event == "up" ? "" : " \(text(touch.location))"
        stage.write(
            stage.name(of: surface), event, [stage.label(of: touch.touch)], "w\(touch.wireID)\(place)",
            if: .touches)
    }

    private func note(_ event: String, _ seat: UInt32) {
        sent.append((event, seat, -1, 0))
        stage.write(stage.name(of: self), event, seat == 0 ? [] : ["seat\(seat)"], if: .touches)
    }
}

extension Stage {
    func makeClient(_ name: String) -> RecordingClient {
        let client = RecordingClient(self)
        self.name(client, name)
        return client
    }

    func addSurface(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, of client: SurfaceClient,
        in superview: View? = nil
    ) -> SurfaceView {
        let surface = SurfaceView(client: client, frame: Rect(x: x, y: y, width: width, height: height))
        self.name(surface, name)
        (superview ?? window).addSubview(surface)
        return surface
    }
}
