// SPDX-License-Identifier: MIT

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
