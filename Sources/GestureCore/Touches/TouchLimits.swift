// SPDX-License-Identifier: MIT

/// Amount that is kept of each touch.
package enum TouchLimits {
    /// Touches of an application that are down (rule 1.15).
    static let live = 64
    /// Places in the pool: as many as are down, and as many that have lifted but are still held. A mask has a bit for
    /// each.
    package static let places = 128
    /// Samples that a delivery folds (rule 1.11).
    static let coalescedSamples = 256
    /// Lifts that taps are counted from (rule 1.6): more within the interval than fingers on any panel.
    static let rememberedLifts = 32
}

/// Limits within which lifts and downs are one series of taps, for touches (rule 1.6) and by default for
/// recognizers (rule 8.2).
enum TapLimits {
    /// From a lift to the next down, exclusive.
    static let interval = Time.milliseconds(350)
    /// In px: from one down to the next, and of each touch from its own down.
    static let distance = 45.0
}
