// SPDX-License-Identifier: MIT

/// Moment of delivery (rule 1.11).
public enum DeliveryMoment: Int32, Sendable {
    /// Delivers each input frame at once.
    case inputFrame = 0
    /// Gathers input until the host calls `Application.deliver(at:)` for an output frame.
    case outputFrame = 1
}

/// Constants of resampling (rule 1.16).
enum ResamplingLatency {
    /// Default latency: long enough before the output frame that usually a later sample exists.
    static let normal = TimeSpan(microseconds: 5000)
    /// Longest latency; samples are kept for as long.
    static let longest = TimeSpan(microseconds: 50_000)
}
