// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §10: a client and its stream.
final class Client {
    let name: String
    var surfaces: [View] = []
    /// 10.4: wire ids of touches whose down was sent and that are not closed.
    var live: [(touch: Touch, wireID: Int, sentPlace: Point)] = []
    /// 10.3: whether it got events in this delivery, and no frame after them yet.
    var needsFrame = false

    init(name: String) {
        self.name = name
    }

    func hasLive(_ touch: Touch) -> Bool {
        live.contains { $0.touch === touch }
    }
}

extension Model {
    func sendToSurface(
        _ phase: TouchPhase, _ touches: [Touch], _ surface: View, _ client: Client, _ call: Call
    ) {
        for touch in touches.sorted(by: { $0.order < $1.order }) {
            switch phase {
            case .began: down(touch, surface, client, atStart: call.step == .releasedBegan)
            case .moved: motion(touch, surface, client)
            case .ended: up(touch, surface, client)
            case .cancelled where surface.isLeaving: up(touch, surface, client)
            case .cancelled: cancel(client)
            }
        }
    }

    /// 10.4: ids are small, unique among live touches, and reused only after up or cancel.
    private func down(_ touch: Touch, _ surface: View, _ client: Client, atStart: Bool) {
        let place = surface.fromApplication(atStart ? touch.start : touch.location)
        var wireID = 0
        while client.live.contains(where: { $0.wireID == wireID }) { wireID += 1 }
        client.live.append((touch, wireID, place))
        logWire(surface.name, .down, touch: touch, at: place, wireID: wireID)
        needFrame(client)
    }

    /// 10.7: motion is sent only if the location changed.
    private func motion(_ touch: Touch, _ surface: View, _ client: Client) {
        guard let index = client.live.firstIndex(where: { $0.touch === touch }) else { return }
        let place = surface.fromApplication(touch.location)
        if place == client.live[index].sentPlace { return }
        client.live[index].sentPlace = place
        logWire(surface.name, .motion, touch: touch, at: place)
        needFrame(client)
    }

    /// Sends up; also 10.5: a surface that is destroyed while its client lives closes its touches with up.
    private func up(_ touch: Touch, _ surface: View, _ client: Client) {
        guard client.hasLive(touch) else { return }
        client.live.removeAll { $0.touch === touch }
        logWire(surface.name, .up, touch: touch)
        needFrame(client)
    }

    /// 10.2: cancels all touches of the client whose down was sent, on all of its surfaces, with one cancel. They are
    /// then withheld until they lift.
    func cancel(_ client: Client) {
        if client.live.isEmpty { return }
        for entry in client.live { entry.touch.isDead = true }
        client.live = []
        logWire(client.name, .cancel)
    }

    private func needFrame(_ client: Client) {
        if client.needsFrame { return }
        client.needsFrame = true
        clientsNeedingFrame.append(client)
    }

    /// 10.3: sends one frame at the end of the delivery to each client that got events.
    func sendFrames() {
        for client in clientsNeedingFrame {
            client.needsFrame = false
            logWire(client.name, .frame)
        }
        clientsNeedingFrame = []
    }
}
