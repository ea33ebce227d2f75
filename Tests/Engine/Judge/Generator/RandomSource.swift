// SPDX-License-Identifier: MIT

/// SplitMix64: the seed determines everything that is drawn.
struct RandomSource {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
        // Neighbouring seeds must not begin alike.
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int(next() % UInt64(bound)) : 0
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// Returns true with a probability in percent.
    mutating func chance(_ percent: Int) -> Bool {
        below(100) < percent
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    mutating func pickAny<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : pick(elements)
    }

    /// Returns each element with a probability in percent.
    mutating func some<Element>(of elements: [Element], percent: Int) -> [Element] {
        var chosen: [Element] = []
        for element in elements where chance(percent) { chosen.append(element) }
        return chosen
    }

    /// Returns one of the elements, with the frequency given by its weight.
    mutating func weighted<Element>(_ choices: [(weight: Int, element: Element)]) -> Element {
        var rest = below(choices.reduce(0) { $0 + $1.weight })
        for choice in choices {
            rest -= choice.weight
            if rest < 0 { return choice.element }
        }
        return choices[0].element
    }
}
