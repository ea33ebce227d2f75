// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Modifier keys")
struct ModifierTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        stage.keepNothing(at: view)
    }

    @Test("1.19 Every event carries the keys of its time; a change in a callback waits for the delivery's end")
    func events() {
        var seen: [KeyModifierFlags] = []
        stage.keepEverything(at: view)
        stage.touchDetails = { [unowned stage] _, event in
            seen.append(event.modifierFlags)
            #expect(stage.application.setModifierFlags([.alternate]))
            seen.append(event.modifierFlags)
            return ""
        }
        #expect(stage.application.setModifierFlags([.super, .shift]))
        stage.play(
            """
            0 down 1 10 10
            10 up 1
            """)
        #expect(seen == [[.super, .shift], [.super, .shift], .alternate, .alternate])
        #expect(stage.application.modifierFlags == .alternate)
    }

    private static let demands: [(KeyModifierFlags, KeyModifierFlags, KeyModifierFlags, Bool)] = [
        ([], [], [.shift, .control], true), (.super, [], [], false), (.super, [], [.super, .alternate], true),
        ([.super, .shift], [], .super, false), ([], .control, [], true), ([], .control, [.control, .super], false),
        (.super, .super, .super, false),
    ]

    @Test("4.8 All keys that must be held are, and none that must not, or the touch is refused", arguments: demands)
    func demand(required: KeyModifierFlags, excluded: KeyModifierFlags, held: KeyModifierFlags, isTaken: Bool) {
        stage.shows = [.states]
        let tap = stage.add(TapGestureRecognizer(), "t", to: view)
        tap.requiredModifierFlags = required
        tap.excludedModifierFlags = excluded
        #expect(stage.application.setModifierFlags(held))
        stage.play("0 down 1 10 10")
        #expect(tap.touches.count == (isTaken ? 1 : 0))
        #expect(tap.state == .possible)
        stage.expect(isTaken ? "" : "0 t refused 1 modifiers")
        #expect(isTaken || tap.reason.code == .modifiers)
    }
}
