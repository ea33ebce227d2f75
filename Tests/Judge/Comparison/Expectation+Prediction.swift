// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Expectation {
    /// What the rules demand, as the block of a scenario file.
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
    /// To a precision that a reader can bear and every tolerance forgives.
    static func rounding(_ value: Double) -> ExpectedNumber {
        ExpectedNumber((value * 10_000).rounded() / 10_000)
    }

    static func rounding(_ point: Point) -> [ExpectedNumber] {
        [rounding(point.x), rounding(point.y)]
    }
}
