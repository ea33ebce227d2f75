// SPDX-License-Identifier: MIT

/// 13.3, 13.4: resistance of content that a finger pulls beyond an edge.
struct RubberBand {
    var lower: Double
    var upper: Double
    /// Length of the view.
    var length: Double
    /// Whether edges give way; otherwise they are hard.
    var isElastic: Bool

    func shown(_ pulled: Double) -> Double {
        if pulled < lower { return isElastic ? lower - give(lower - pulled) : lower }
        if pulled > upper { return isElastic ? upper + give(pulled - upper) : upper }
        return pulled
    }

    /// Returns the finger's position for a shown position.
    func pulled(_ shown: Double) -> Double {
        if shown < lower { return isElastic ? lower - pull(lower - shown) : lower }
        if shown > upper { return isElastic ? upper + pull(shown - upper) : upper }
        return shown
    }

    /// Returns the distance beyond an edge.
    func excess(_ place: Double) -> Double {
        max(lower - place, place - upper, 0)
    }

    /// 13.4: returns the displacement for a distance.
    private func give(_ distance: Double) -> Double {
        (1 - 1 / (0.55 * distance / length + 1)) * length
    }

    private func pull(_ distance: Double) -> Double {
        (1 / (1 - distance / length) - 1) * length / 0.55
    }
}
