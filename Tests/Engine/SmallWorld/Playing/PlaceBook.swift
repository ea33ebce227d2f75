// SPDX-License-Identifier: MIT

import GestureCore

/// Locations of each touch of a play: now, before the frame, and as told to its view. Ids count up from 0.
struct PlaceBook {
    private var now: [Point] = []
    private var before: [Point?] = []
    private var told: [Point?] = []

    mutating func note(_ id: Int32, at place: Point) {
        guard now.indices.contains(Int(id)) else {
            now.append(place)
            before.append(nil)
            told.append(nil)
            return
        }
        now[Int(id)] = place
    }

    mutating func endFrame() {
        for index in now.indices { before[index] = now[index] }
    }

    /// Returns the location before the frame, or nil if the touch lands in it.
    func beforeFrame(_ id: Int32) -> Point? { before.indices.contains(Int(id)) ? before[Int(id)] : nil }

    mutating func tell(_ id: Int32, at place: Point) {
        if told.indices.contains(Int(id)) { told[Int(id)] = place }
    }

    func isTold(_ id: Int32, at place: Point) -> Bool { told.indices.contains(Int(id)) && told[Int(id)] == place }
}
