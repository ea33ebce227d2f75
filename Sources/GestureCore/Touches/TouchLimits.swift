// SPDX-License-Identifier: MIT

/// Limits on what is kept about touches.
package enum TouchLimits {
    /// Largest number of touches of an application that are down (rule 1.15).
    static let live = 64
    /// Number of slots in the pool, for touches that are down and lifted ones that are still held. A mask has a bit for
    /// each. A down that finds no free slot ends the attempts that hold the oldest lifted touch.
    package static let places = 64
    /// Largest number of samples that a delivery coalesces (rule 1.11).
    static let coalescedSamples = 256
    /// Number of lifts remembered for tap counts (rule 1.6): more than fingers of any panel can make within the
    /// interval.
    static let rememberedLifts = 32
}

/// Limits within which lifts and downs form one series of taps, for touches (rule 1.6) and, by default, for recognizers
/// (rule 8.2).
enum TapLimits {
    /// Time from a lift to the next down, exclusive.
    static let interval = Time.milliseconds(350)
    /// Distance in px from one down to the next, and of each touch from its own down.
    static let distance = 45.0
}
