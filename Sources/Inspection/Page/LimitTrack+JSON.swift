// SPDX-License-Identifier: MIT

extension LimitTrack {
    var json: JSON {
        .object([
            ("recognizer", .string(recognizer)), ("property", .string(property)), ("start", .integer(start)),
            ("ofMeter", .bool(isOfMeter)), ("present", .integer(Int64(present))),
            ("steps", .array(steps.map(\.json))),
        ])
    }
}

extension LimitTrack.Step {
    fileprivate var json: JSON {
        .object([
            ("text", .string(text)), ("factor", .number(factor)), ("fires", .bool(fires)), ("time", .integer(time)),
            ("outcome", .string(outcome)), ("effects", .string(effects)),
        ])
    }
}
