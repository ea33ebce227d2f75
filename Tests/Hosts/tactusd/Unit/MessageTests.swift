// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

/// Messages between the two processes of the daemon: whatever one of them sends, the other one stays well (18.6).
@Suite struct MessageTests {
    private static let description = PanelDescription(axes: [
        AbsoluteAxis(AxisCode.slot, 0, 9), AbsoluteAxis(AxisCode.positionX, 0, 4095, resolution: 16),
        AbsoluteAxis(AxisCode.positionY, -5, 4095, fuzz: 2, flat: 1), AbsoluteAxis(AxisCode.trackingID, 0, 65_535),
    ])
    private static let facts = PanelFacts(
        number: 3, name: "A panel", path: "/dev/input/event7", matrix: "0 1 0 -1 0 1", description: description,
        slot: 2, values: (0..<30).map { $0 * 7 })
    private static let events = [InputEvent(3, 0x35, -70_000), InputEvent(1, 330, 1), .report]
    private static let ofBroker: [BrokerMessage] = [
        .panel(facts), .events(panel: .max, serial: .max, time: .max), .gone(panel: 0), .reload,
    ]
    private static let ofWorker: [WorkerMessage] = [
        .serve(panels: true, devices: [VirtualDevices(.mouse), VirtualDevices(.keyboard)]),
        .serve(panels: false, devices: []), .frame(panel: 2, serial: 7), .device(.touchpad),
    ]

    @Test func messagesArriveAsSent() {
        var events: [InputEvent] = []
        for message in MessageTests.ofBroker {
            let bytes = message.encoded(MessageTests.events)
            #expect(bytes.withUnsafeBytes { BrokerMessage($0, events: &events) } == message)
            if case .events = message { #expect(events == MessageTests.events) }
        }
        for message in MessageTests.ofWorker {
            let bytes = message.encoded(MessageTests.events)
            #expect(bytes.withUnsafeBytes { WorkerMessage($0, events: &events) } == message)
            if case .frame = message { #expect(events == MessageTests.events) }
        }
    }

    @Test func aSlotHoldsWhatItHeld() {
        #expect(MessageTests.facts.value(in: 1, of: AxisCode.positionY) == (3 + 1) * 7)
        #expect(MessageTests.facts.value(in: 10, of: AxisCode.positionY) == 0)
        #expect(MessageTests.facts.value(in: 0, of: AxisCode.toolType) == 0)
    }

    @Test func partsOfMessagesAndLongerOnesAreRefused() {
        var events: [InputEvent] = []
        let whole = MessageTests.ofBroker.map { $0.encoded(MessageTests.events) }
        for bytes in whole {
            for count in bytes.indices {
                #expect(bytes.prefix(count).withUnsafeBytes { BrokerMessage($0, events: &events) } == nil)
            }
            #expect((bytes + [0]).withUnsafeBytes { BrokerMessage($0, events: &events) } == nil)
        }
        for bytes in MessageTests.ofWorker.map({ $0.encoded(MessageTests.events) }) {
            for count in bytes.indices {
                #expect(bytes.prefix(count).withUnsafeBytes { WorkerMessage($0, events: &events) } == nil)
            }
            #expect((bytes + [0]).withUnsafeBytes { WorkerMessage($0, events: &events) } == nil)
        }
    }

    @Test func tooManyEventsAreCutOffAndRefused() {
        var events: [InputEvent] = []
        let many = Array(repeating: InputEvent.report, count: MessageLimit.events + 1)
        var bytes = WorkerMessage.frame(panel: 0, serial: 1).encoded(many)
        #expect(bytes.count <= MessageLimit.bytes)
        #expect(bytes.withUnsafeBytes { WorkerMessage($0, events: &events) } != nil)
        #expect(events.count == MessageLimit.events)
        // The count of events, after kind, panel and serial.
        bytes[10] = 1
        bytes += Array(repeating: 0, count: 8)
        #expect(bytes.withUnsafeBytes { WorkerMessage($0, events: &events) } == nil)
    }

    /// Random bytes, and messages with random bytes in them: what is understood is understood again as the same.
    @Test func randomBytesDoNoHarm() {
        var state: UInt64 = 20_261_128
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let seeds =
            MessageTests.ofBroker.map { $0.encoded(MessageTests.events) }
            + MessageTests.ofWorker.map { $0.encoded(MessageTests.events) }
        var understood = 0
        for _ in 0..<50_000 {
            var bytes = seeds[random(seeds.count)]
            if random(4) == 0 { bytes = (0..<random(64)).map { _ in UInt8(random(256)) } }
            for _ in 0..<random(4) where !bytes.isEmpty { bytes[random(bytes.count)] = UInt8(random(256)) }
            if random(8) == 0 { bytes.removeLast(min(bytes.count, random(8))) }
            var events: [InputEvent] = []
            if let message = bytes.withUnsafeBytes({ BrokerMessage($0, events: &events) }) {
                understood += 1
                var again: [InputEvent] = []
                let copy = message.encoded(events)
                #expect(copy.withUnsafeBytes { BrokerMessage($0, events: &again) } == message && again == events)
                if case .panel(let facts) = message {
                    _ = PanelReader(facts.description, slot: Int(facts.slot), value: facts.value)
                    _ = Twin(facts.description, taking: .cancel)
                }
            }
            if let message = bytes.withUnsafeBytes({ WorkerMessage($0, events: &events) }) {
                understood += 1
                var again: [InputEvent] = []
                let copy = message.encoded(events)
                #expect(copy.withUnsafeBytes { WorkerMessage($0, events: &again) } == message && again == events)
            }
        }
        #expect(understood > 5000)
    }
}
