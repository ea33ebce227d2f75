// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A client whose `wl_touch` stream is logged instead of sent.
final class SurfaceClientBox {
    private unowned let run: Run
    private let name: String

    init(_ run: Run, _ name: String) {
        self.run = run
        self.name = name
    }

    func makeClient() -> OpaquePointer? {
        var callbacks = tactus_surface_client_callbacks()
        callbacks.size = MemoryLayout<tactus_surface_client_callbacks>.size
        callbacks.down = { _, surface, touch, data in
            boxed(SurfaceClientBox.self, data)?.sent(.down, surface, touch)
        }
        callbacks.motion = { _, surface, touch, data in
            boxed(SurfaceClientBox.self, data)?.sent(.motion, surface, touch)
        }
        callbacks.up = { _, surface, touch, data in
            boxed(SurfaceClientBox.self, data)?.sent(.up, surface, touch)
        }
        callbacks.frame = { _, _, data in
            boxed(SurfaceClientBox.self, data)?.sent(.frame)
        }
        callbacks.cancel = { _, _, data in
            boxed(SurfaceClientBox.self, data)?.sent(.cancel)
        }
        let data = Unmanaged.passUnretained(self).toOpaque()
        return tactus_surface_client_create(run.application, &callbacks, data)
    }

    private func sent(_ event: WireEvent) {
        run.write(name, .wire(event))
        run.inside(event == .frame ? .surfaceFrame : .surfaceCancel, of: name)
    }

    private func sent(
        _ event: WireEvent, _ surface: OpaquePointer?, _ touch: UnsafePointer<tactus_surface_touch>?
    ) {
        guard let surface, let touch = touch?.pointee, let name = run.viewNames[surface] else { return }
        if let touch = run.watched(touch.touch) {
            run.tell(.sent(event, touch, surface: name, client: self.name), at: run.callbackTime)
        }
        run.write(
            name, .wire(event), ids: [tactus_touch_get_id(touch.touch)],
            coordinates: event == .up ? nil : Point(x: touch.x, y: touch.y),
            keys: event == .down ? [.wireID: .count(Int64(touch.wire_id))] : [:])
        run.inside(event == .down ? .surfaceDown : event == .up ? .surfaceUp : .surfaceMotion, of: self.name)
    }
}
