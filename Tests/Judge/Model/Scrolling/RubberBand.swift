// SPDX-License-Identifier: MIT

/// 13.3, 13.4: what is shown of a place that a finger pulls beyond an edge.
struct RubberBand {
    var lower: Double
    var upper: Double
    /// The length of the view.
    var length: Double
    /// Otherwise the edges are hard.
    var isElastic: Bool

    func shown(_ pulled: Double) -> Double {
        if pulled < lower { return isElastic ? lower - give(lower - pulled) : lower }
        if pulled > upper { return isElastic ? upper + give(pulled - upper) : upper }
        return pulled
    }

    /// Where a finger would have to pull for that to be shown.
    func pulled(_ shown: Double) -> Double {
        if shown < lower { return isElastic ? lower - pull(lower - shown) : lower }
        if shown > upper { return isElastic ? upper + pull(shown - upper) : upper }
        return shown
    }

    /// How far beyond an edge that is.
    func excess(_ place: Double) -> Double {
        max(lower - place, place - upper, 0)
    }

    /// 13.4
    private func give(_ distance: Double) -> Double {
        (1 - 1 / (0.55 * distance / length + 1)) * length
    }

    private func pull(_ distance: Double) -> Double {
        (1 / (1 - distance / length) - 1) * length / 0.55
    }
}
