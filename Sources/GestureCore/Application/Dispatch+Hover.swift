// SPDX-License-Identifier: MIT

/// Hover: pointers and styluses that are near the surface without touching (rule 8.8).
extension Dispatch {
    /// Delivers a hover at `location`; nil means that the pointer has left. A recognizer that was refused is not asked
    /// again while the pointer stays at the same place: pointers report up to 1000 times a second.
    @inline(never)
    func deliverHover(_ location: Point?, _ seat: UInt32, at time: Microseconds) {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = time
        open(frame)
        let place = hoverPlaces.number(of: seat, at: location)
        let hit = location.flatMap { application?.hitTest($0) }
        forEachRecognizer { recognizer in
            guard !recognizer.takesTouches, recognizer.seat == seat, let view = recognizer.view else { return }
            recognizer.pointerDidMove(to: hit?.isDescendant(of: view) ?? false ? location : nil)
        }
        if let location, let hit { enter(hit, at: location, place, seat) }
        finish()
    }

    @inline(never)
    private func enter(_ hit: View, at location: Point, _ place: UInt64, _ seat: UInt32) {
        var view: View? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers {
                guard !recognizer.takesTouches, recognizer.isIdle, recognizer.isEnabled,
                    recognizer.pointerMayEnter(at: place)
                else { continue }
                if let reason = recognizer.modifierDemand.refusal(holding: modifierFlags) {
                    recognizer.reason = reason
                    continue
                }
                recognizer.seat = seat
                recognizer.pointerDidEnter(at: location)
            }
            view = current.superview
        }
    }
}

/// Places of the seats' pointers, numbered: a pointer that has moved is at a place with another number.
struct HoverPlaces: ~Copyable {
    private struct Place {
        let seat: UInt32
        var location: Point?
        var number: UInt64
    }

    private var places = GrowingList<Place>()
    private var lastNumber: UInt64 = 0

    /// Returns the number of the place at which a seat's pointer is now; nil means that the pointer has left. Without
    /// memory for a new seat, each report counts as another place.
    mutating func number(of seat: UInt32, at location: Point?) -> UInt64 {
        var index = 0
        while let place = places[index], place.seat != seat { index &+= 1 }
        if let place = places[index], place.location == location { return place.number }
        lastNumber &+= 1
        let place = Place(seat: seat, location: location, number: lastNumber)
        if index < places.count { places.replace(index, with: place) } else { _ = places.append(place) }
        return lastNumber
    }
}
