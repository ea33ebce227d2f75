// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

@Suite struct PanelTurnTests {
    private let span = (x: 200.0, y: 100.0)

    /// Where libinput's matrix puts a place, as fractions of a panel, and where the turn does.
    @Test(arguments: ["1 0 0 0 1 0", "0 -1 1 1 0 0", "-1 0 1 0 -1 1", "0 1 0 -1 0 1", "-1 0 1 0 1 0", "0 1 0 1 0 0"])
    func `a turn does what the matrix does, and back`(matrix: String) throws {
        let turn = try #require(PanelTurn(matrix: matrix))
        let numbers = matrix.split(separator: " ").compactMap { Double($0) }
        let size = turn.swapsAxes ? (x: span.y, y: span.x) : span
        for place in [(x: 0.0, y: 0.0), (x: 200, y: 0), (x: 50, y: 75)] {
            let (u, v) = (place.x / span.x, place.y / span.y)
            let turned = turn.turned(place, span: span)
            #expect(turned.x == (numbers[0] * u + numbers[1] * v + numbers[2]) * size.x)
            #expect(turned.y == (numbers[3] * u + numbers[4] * v + numbers[5]) * size.y)
            #expect(turn.turnedBack(turned, span: span) == place)
        }
    }

    @Test func `small corrections are left out`() {
        #expect(PanelTurn(matrix: "1.04 0.01 -0.02 0 0.98 0.01") == PanelTurn.none)
        #expect(PanelTurn(matrix: "0.02 -1.1 1.05\t0.97 0 0.01") == PanelTurn(matrix: "0 -1 1 1 0 0"))
    }

    @Test(arguments: [
        "", "1 0 0 0 1", "1 0 0 0 1 0 0 0 1", "0.7 -0.7 0 0.7 0.7 0", "2 0 0 0 1 0", "1 1 0 0 1 0", "0 0 0 0 0 0",
        "-1 0 0 0 1 0", "1 0 1 0 1 0", "nan 0 0 0 1 0", "inf 0 0 0 1 0", "1e300 0 0 0 1 0", "one 0 0 0 1 0",
    ])
    func `what is no turn by right angles is refused`(matrix: String) {
        #expect(PanelTurn(matrix: matrix) == nil)
    }

    @Test func aTurnedPictureHasItsTopElsewhere() {
        let span = (x: 200.0, y: 100.0)
        // The middle of the panel's right edge, its top left corner.
        let places = [(x: 200.0, y: 50.0), (x: 0.0, y: 0.0)]
        let expected: [[(x: Double, y: Double)]] = [
            [(200, 50), (0, 0)], [(50, 0), (0, 200)], [(0, 50), (200, 100)], [(50, 200), (100, 0)],
        ]
        for quarters in 0..<4 {
            for (place, there) in zip(places, expected[quarters]) {
                let found = PanelTurn(quarters: quarters).turned(place, span: span)
                #expect(found.x == there.x && found.y == there.y, "\(quarters) quarters")
            }
        }
        #expect(PanelTurn(quarters: -1) == PanelTurn(quarters: 3))
    }

    @Test func turnsFollowEachOther() {
        let span = (x: 200.0, y: 100.0)
        let place = (x: 30.0, y: 70.0)
        for first in 0..<4 {
            for second in 0..<4 {
                let (one, other) = (PanelTurn(quarters: first), PanelTurn(quarters: second))
                #expect(one.followed(by: other) == PanelTurn(quarters: first + second))
                let between = one.turned(place, span: span)
                let spanBetween = one.swapsAxes ? (x: span.y, y: span.x) : span
                let whole = one.followed(by: other).turned(place, span: span)
                let parts = other.turned(between, span: spanBetween)
                #expect(whole.x == parts.x && whole.y == parts.y)
            }
        }
    }
}
