// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Expectation {
    /// Creates the block of a scenario file that demands a predicted log.
    init(predicting log: [LogLine]) {
        self.init(
            showsStates: true, showsDelegates: true, showsWire: true, showsHost: true, showsResponders: true,
            showsScrolling: true,
            lines: log.map(ExpectedLine.init(predicting:)))
    }
}

extension ExpectedLine {
    init(predicting line: LogLine) {
        self.init(time: line.time, name: line.name, event: line.event, ids: line.ids)
        if let place = line.coordinates { coordinates = ExpectedNumber.rounding(place) }
        keys = line.keys.mapValues { value in
            switch value {
            case .point(let point): .numbers(ExpectedNumber.rounding(point))
            case .numbers(let numbers): .numbers(numbers.map(ExpectedNumber.rounding))
            case .number(let number): .numbers([ExpectedNumber.rounding(number)])
            case .count(let count): .count(count)
            case .touches(let touches): .touches(touches)
            case .reason(let reason): .reason(reason)
            }
        }
    }
}

extension ExpectedNumber {
    /// Rounds to a readable precision that every tolerance allows.
    static func rounding(_ value: Double) -> ExpectedNumber {
        ExpectedNumber((value * 10_000).rounded() / 10_000)
    }

    static func rounding(_ point: Point) -> [ExpectedNumber] {
        [rounding(point.x), rounding(point.y)]
    }
}
