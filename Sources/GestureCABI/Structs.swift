// SPDX-License-Identifier: MIT
internal import CTactus

/// Structs that begin with their size: a smaller caller's missing tail reads as zero, a larger caller's unknown
/// tail must be zero.
protocol SizedStruct {
    init()
    var size: Int { get set }
}

/// No struct of any version is as large; a larger size is memory that nobody wrote.
private let largestSize = 4096

/// A copy of what the caller passed; nil if the struct is malformed.
func copyStruct<Value: SizedStruct>(_ pointer: UnsafePointer<Value>?) -> Value? {
    guard let pointer else { return nil }
    let raw = UnsafeRawPointer(pointer)
    let size = raw.loadUnaligned(as: Int.self)
    guard size >= MemoryLayout<Int>.size, size <= largestSize else { return nil }
    let known = MemoryLayout<Value>.size
    var offset = known
    while offset < size {
        guard raw.load(fromByteOffset: offset, as: UInt8.self) == 0 else { return nil }
        offset += 1
    }
    var value = Value()
    withUnsafeMutableBytes(of: &value) { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, known)))
    }
    return value
}

/// Writes as much as the caller has room for. False if the struct is malformed.
func fillStruct<Value: SizedStruct>(_ pointer: UnsafeMutablePointer<Value>?, with value: Value) -> Bool {
    guard let pointer else { return false }
    let raw = UnsafeMutableRawPointer(pointer)
    let size = raw.loadUnaligned(as: Int.self)
    guard size >= MemoryLayout<Int>.size, size <= largestSize else { return false }
    var filled = value
    filled.size = size
    withUnsafeBytes(of: &filled) { bytes in
        raw.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(raw), byteCount: min(size, bytes.count))
    }
    return true
}

extension tactus_responder_callbacks: SizedStruct {}
extension tactus_view_callbacks: SizedStruct {}
extension tactus_shake_settings: SizedStruct {}
extension tactus_control_callbacks: SizedStruct {}
extension tactus_scroll_view_delegate: SizedStruct {}
extension tactus_recognizer_delegate: SizedStruct {}
extension tactus_recognizer_callbacks: SizedStruct {}
extension tactus_touch_place: SizedStruct {}
extension tactus_touch_source_info: SizedStruct {}
extension tactus_touch_sample: SizedStruct {}
extension tactus_surface_touch: SizedStruct {}
extension tactus_surface_client_callbacks: SizedStruct {}
extension tactus_touch_grab_callbacks: SizedStruct {}
extension tactus_reason: SizedStruct {}
extension tactus_trace_event: SizedStruct {}
