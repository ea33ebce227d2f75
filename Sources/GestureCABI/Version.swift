// SPDX-License-Identifier: MIT
public import CTactus

@c @implementation
public func tactus_version() -> UInt32 {
    UInt32(TACTUS_VERSION_MAJOR) << 16 | UInt32(TACTUS_VERSION_MINOR) << 8 | UInt32(TACTUS_VERSION_PATCH)
}

@c @implementation
public func tactus_feature_supported(_ feature: tactus_feature) -> Bool {
    (TACTUS_FEATURE_SURFACES.rawValue...TACTUS_FEATURE_TRANSFORM.rawValue).contains(feature.rawValue)
}

@c @implementation
public func tactus_status_to_string(_ status: tactus_status) -> UnsafePointer<CChar>? {
    text(
        {
            switch status {
            case TACTUS_STATUS_OK: "ok"
            case TACTUS_STATUS_INVALID_ARGUMENT: "invalid argument"
            case TACTUS_STATUS_WRONG_KIND: "object of another kind"
            case TACTUS_STATUS_WRONG_STATE: "not in this state"
            case TACTUS_STATUS_DESTROYED: "the object has been destroyed"
            case TACTUS_STATUS_BUSY: "only getters may be called here"
            case TACTUS_STATUS_NO_MEMORY: "out of memory"
            case TACTUS_STATUS_LIMIT: "a limit was reached"
            case TACTUS_STATUS_UNKNOWN_TOUCH: "no such touch is down"
            case TACTUS_STATUS_DUPLICATE_TOUCH: "a touch with this id is already down"
            case TACTUS_STATUS_CYCLE: "the relation would close a cycle"
            case TACTUS_STATUS_FOREIGN_OBJECT: "the object belongs to another application"
            case TACTUS_STATUS_SYSTEM: "the operating system refused"
            case TACTUS_STATUS_NONE: "there is none"
            case TACTUS_STATUS_REFUSED: "a callback said no"
            default: "unknown status"
            }
        }())
}

/// Returns a literal as a C string, which is static and NUL-terminated.
@inline(never)
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
