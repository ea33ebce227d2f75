// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// Log lines about refused calls (rule 12.8): `FUNCTION: OBJECT: ARGUMENT is VALUE, WHAT IS ALLOWED`. The mistake is
// recorded where it is found. The line is made when the call ends with the status that refuses it.

/// Start of a literal. Passing whole literals, which take three words, would make the library a tenth larger.
typealias Words = UnsafePointer<UInt8>

/// A mistake that was found in a call.
struct Complaint {
    enum Value {
        case none
        case null
        case number(Double)
        case integer(UInt64)
        case object(Borrowed<Handle>)
        /// Size with which a struct begins.
        case size(Int)
    }

    /// Name of the argument; nil if the text says everything.
    var argument: Words?
    var value = Value.none
    var words: Words

    func write(to line: inout TextLine) {
        if let argument {
            line.append(literal: argument)
            if case .size = value { line.append(".size") }
            line.append(" is ")
            switch value {
            case .none: line.append("invalid")
            case .null: line.append("NULL")
            case .number(let number): line.append(number)
            case .integer(let integer): line.append(integer)
            case .object(let handle): handle.use { $0.writeTitle(to: &line) }
            case .size(let size): line.append(size)
            }
            line.append(", ")
        }
        line.append(literal: words)
    }
}

/// Texts about allowed values that several functions share.
enum Allowed {
    static var finite: StaticString { "must be finite and between -2^32 and 2^32" }
    static var atLeastZero: StaticString { "must be finite and at least 0" }
    static var listed: StaticString { "must be a value that its enum lists" }
    static var flags: StaticString { "must have no bits but those that its enum lists" }
    static var time: StaticString { "must be at most 2^62" }
    static var scale: StaticString { "must be finite and greater than 0" }
    static var space: StaticString { "view is no view, must be a view or NULL for the application's space" }
    static var function: StaticString { "must be a function" }
    static var table: StaticString {
        "must be what the _INIT macro of its type sets, with nothing but zeros behind what this version knows"
    }
    static var room: StaticString { "must be room for the result, and size must be set if it is a struct" }
}

extension Handle: Described {}

extension Handle {
    @inline(never)
    private func noteNumber(_ argument: Words, _ number: Double, _ words: Words) -> tactus_status {
        note(argument, .number(number), words)
        return TACTUS_STATUS_INVALID_ARGUMENT
    }

    @inline(never)
    private func noteInteger(_ argument: Words, _ integer: UInt64, _ words: Words) -> tactus_status {
        note(argument, .integer(integer), words)
        return TACTUS_STATUS_INVALID_ARGUMENT
    }

    @inline(never)
    private func notePointer(_ argument: Words, isNull: Bool, _ words: Words) -> tactus_status {
        note(argument, isNull ? .null : .none, words)
        return TACTUS_STATUS_INVALID_ARGUMENT
    }

    @inline(never)
    private func noteStruct(_ argument: Words, _ pointer: UnsafeRawPointer?) -> tactus_status {
        note(argument, pointer.map { .size($0.loadUnaligned(as: Int.self)) } ?? .null, Allowed.table.utf8Start)
        return TACTUS_STATUS_INVALID_ARGUMENT
    }

    @inline(never)
    private func noteWords(_ words: Words) { note(nil, .none, words) }

    @inline(never)
    private func note(_ argument: Words?, _ value: Complaint.Value, _ words: Words) {
        owner?.complaint = Complaint(argument: argument, value: value, words: words)
    }

    /// Refuses a number.
    @inline(__always)
    func refuse(_ argument: StaticString, _ number: Double, _ words: StaticString) -> tactus_status {
        noteNumber(argument.utf8Start, number, words.utf8Start)
    }

    /// Refuses an integer, a mask or a value of an enum.
    @inline(__always)
    func refuse(_ argument: StaticString, integer: some BinaryInteger, _ words: StaticString) -> tactus_status {
        noteInteger(argument.utf8Start, UInt64(truncatingIfNeeded: integer), words.utf8Start)
    }

    /// Refuses a NULL.
    @inline(__always)
    func refuse(null argument: StaticString, _ words: StaticString) -> tactus_status {
        notePointer(argument.utf8Start, isNull: true, words.utf8Start)
    }

    /// Refuses a struct that is NULL or malformed.
    @inline(__always)
    func refuse<Struct>(_ argument: StaticString, _ pointer: UnsafePointer<Struct>?) -> tactus_status {
        noteStruct(argument.utf8Start, UnsafeRawPointer(pointer))
    }

    /// Refuses a pointer to the result.
    @inline(__always)
    func refuse<Value>(room argument: StaticString, _ pointer: UnsafeMutablePointer<Value>?) -> tactus_status {
        notePointer(argument.utf8Start, isNull: pointer == nil, Allowed.room.utf8Start)
    }

    /// Refuses another object.
    @inline(__always)
    func refuse(
        _ argument: StaticString, _ object: Handle, _ words: StaticString, _ status: tactus_status
    ) -> tactus_status {
        note(argument.utf8Start, .object(Borrowed(object)), words.utf8Start)
        return status
    }

    /// Refuses the call with a text.
    @inline(__always)
    func refuse(_ words: StaticString, _ status: tactus_status = TACTUS_STATUS_WRONG_STATE) -> tactus_status {
        noteWords(words.utf8Start)
        return status
    }

    /// Ends the call with a status that is no mistake of the caller's.
    func answer(_ status: tactus_status) -> tactus_status {
        owner?.isAnswered = true
        return status
    }

    /// Finds and refuses the wrong number of a rectangle.
    @inline(never)
    func refuse(_ frame: Rect) -> tactus_status {
        if !frame.origin.x.isWithinLimit { return refuse("x", frame.origin.x, Allowed.finite) }
        if !frame.origin.y.isWithinLimit { return refuse("y", frame.origin.y, Allowed.finite) }
        return refuse(width: frame.width, height: frame.height)
    }

    /// Finds and refuses the wrong member of a transform.
    @inline(never)
    func refuse(_ transform: AffineTransform) -> tactus_status {
        if !transform.a.isWithinLimit { return refuse("a", transform.a, Allowed.finite) }
        if !transform.b.isWithinLimit { return refuse("b", transform.b, Allowed.finite) }
        if !transform.c.isWithinLimit { return refuse("c", transform.c, Allowed.finite) }
        if !transform.d.isWithinLimit { return refuse("d", transform.d, Allowed.finite) }
        if !transform.tx.isWithinLimit { return refuse("tx", transform.tx, Allowed.finite) }
        return refuse("ty", transform.ty, Allowed.finite)
    }

    @inline(never)
    func refuse(width: Double, height: Double) -> tactus_status {
        width.isWithinLimit && width >= 0
            ? refuse("height", height, Allowed.atLeastZero) : refuse("width", width, Allowed.atLeastZero)
    }

    /// Finds and refuses the wrong coordinate of a point.
    @inline(never)
    func refuse(_ point: Point) -> tactus_status {
        point.x.isWithinLimit ? refuse("y", point.y, Allowed.finite) : refuse("x", point.x, Allowed.finite)
    }

    /// Returns another object of the same application, for a call about both, or nil and the status that refuses it.
    @inline(never)
    private func findPartner(
        _ pointer: OpaquePointer?, _ kind: Kind?, _ argument: Words, _ status: inout tactus_status
    ) -> Borrowed<Handle>? {
        guard let pointer else {
            note(argument, .null, Self.mustBeObject.utf8Start)
            status = TACTUS_STATUS_INVALID_ARGUMENT
            return nil
        }
        tellArguments(self.pointer, other: pointer)
        let handle = Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
        if handle.isDestroyed {
            status = refuse(
                "an argument has been destroyed; forget it in its destroy listener", TACTUS_STATUS_DESTROYED)
        } else if kind != nil && handle.kind != kind || kind == nil && handle.responder == nil {
            note(argument, .object(Borrowed(handle)), Self.mustBeOfKind.utf8Start)
            status = TACTUS_STATUS_WRONG_KIND
        } else if handle.owner !== owner {
            note(argument, .object(Borrowed(handle)), Self.mustBeHere.utf8Start)
            status = TACTUS_STATUS_FOREIGN_OBJECT
        } else {
            return Borrowed(handle)
        }
        return nil
    }

    private static var mustBeObject: StaticString { "must be an object" }
    private static var mustBeOfKind: StaticString { "must be an object of the parameter's kind" }
    private static var mustBeHere: StaticString { "must be of the same application" }

    @inline(__always)
    func partner(
        view pointer: OpaquePointer?, _ argument: StaticString, _ status: inout tactus_status
    ) -> ViewHandle? {
        findPartner(pointer, .view, argument.utf8Start, &status).flatMap { $0.object as? ViewHandle }
    }

    @inline(__always)
    func partner(
        recognizer pointer: OpaquePointer?, _ argument: StaticString, _ status: inout tactus_status
    ) -> RecognizerHandle? {
        findPartner(pointer, .recognizer, argument.utf8Start, &status).flatMap { $0.object as? RecognizerHandle }
    }

    @inline(__always)
    func partner(
        responder pointer: OpaquePointer?, _ argument: StaticString, _ status: inout tactus_status
    ) -> Responder? {
        findPartner(pointer, nil, argument.utf8Start, &status).flatMap { $0.object.responder }
    }

    /// Writes the object's kind and its name or number.
    @inline(never)
    func writeTitle(to line: inout TextLine) {
        switch kind {
        case .view: if let view = (self as? ViewHandle)?.view { line.append(view) }
        case .recognizer: if let recognizer = (self as? RecognizerHandle)?.recognizer { line.append(recognizer) }
        default:
            line.append(literal: kind.words.utf8Start)
            if !isDestroyed, kind != .application { line.append(name: nil, number: registryIndex &+ 1) }
        }
    }
}

extension View {
    /// The handle, to refuse a call about the object.
    var handle: Handle? { hostPointer.map { Unmanaged<Handle>.fromOpaque($0).takeUnretainedValue() } }
}

extension GestureRecognizer {
    /// The handle, to refuse a call about the object.
    var handle: Handle? { hostPointer.map { Unmanaged<Handle>.fromOpaque($0).takeUnretainedValue() } }
}

extension Handle {
    /// Refuses a number of touches or taps.
    @inline(never)
    func refuse(count: UInt32, from lowest: UInt32) -> tactus_status {
        refuse("count", integer: count, lowest == 0 ? "must be at most 64" : "must be between 1 and 64")
    }
}

extension Handle {
    /// Refuses the touches or the event that a callback passes to its default.
    @inline(never)
    func refuseTouches() -> tactus_status {
        refuse("touches and event must be those of the callback, and count at most 64", TACTUS_STATUS_INVALID_ARGUMENT)
    }
}

// Refusals by functions that only have the engine's object.

extension View {
    func refuse(_ argument: StaticString, _ number: Double, _ words: StaticString) -> tactus_status {
        handle?.refuse(argument, number, words) ?? TACTUS_STATUS_INVALID_ARGUMENT
    }
}

extension GestureRecognizer {
    func refuse(_ argument: StaticString, _ number: Double, _ words: StaticString) -> tactus_status {
        handle?.refuse(argument, number, words) ?? TACTUS_STATUS_INVALID_ARGUMENT
    }

    func refuse(_ argument: StaticString, integer: UInt32, _ words: StaticString) -> tactus_status {
        handle?.refuse(argument, integer: integer, words) ?? TACTUS_STATUS_INVALID_ARGUMENT
    }

    func refuse(count: UInt32, from lowest: UInt32) -> tactus_status {
        handle?.refuse(count: count, from: lowest) ?? TACTUS_STATUS_INVALID_ARGUMENT
    }

    func refuse(_ point: Point) -> tactus_status { handle?.refuse(point) ?? TACTUS_STATUS_INVALID_ARGUMENT }
}

extension Handle.Kind {
    fileprivate var words: StaticString {
        switch self {
        case .application: "application"
        case .applicationDelegate: "application delegate"
        case .view: "view"
        case .controller: "view controller"
        case .recognizer: "recognizer"
        case .source: "touch source"
        case .client: "surface client"
        }
    }
}

extension ClientBug {
    /// Creates the bug that a status stands for; nil if it is no mistake of the caller, or was logged where it was
    /// found.
    fileprivate init?(_ status: tactus_status) {
        switch status {
        case TACTUS_STATUS_INVALID_ARGUMENT: self = .invalidArgument
        case TACTUS_STATUS_WRONG_KIND: self = .wrongKind
        case TACTUS_STATUS_WRONG_STATE: self = .wrongState
        case TACTUS_STATUS_CYCLE: self = .cycle
        case TACTUS_STATUS_FOREIGN_OBJECT: self = .foreignObject
        case TACTUS_STATUS_DESTROYED: self = .invalidHandle
        default: return nil
        }
    }
}

extension ApplicationHandle {
    /// Logs, once per function and kind, why a call is refused.
    @inline(never)
    func report(_ status: tactus_status, of handle: Handle, in function: FunctionID) {
        let found = complaint
        let wasAnswered = isAnswered
        complaint = nil
        isAnswered = false
        guard !wasAnswered, let bug = ClientBug(status) else { return }
        guard !isNotifying else { return application.diagnostics.countBug() }
        application.diagnostics.report(bug, in: function.name) { line in
            handle.writeTitle(to: &line)
            line.append(": ")
            if let found {
                found.write(to: &line)
            } else {
                line.append(literal: Self.words(for: status).utf8Start)
            }
        }
    }

    private static func words(for status: tactus_status) -> StaticString {
        switch status {
        case TACTUS_STATUS_WRONG_KIND: "is of another kind than the function is for"
        case TACTUS_STATUS_DESTROYED: "has been destroyed; forget it in its destroy listener"
        case TACTUS_STATUS_WRONG_STATE: "the call makes no sense in its state"
        default: "an argument is invalid"
        }
    }
}

/// Refuses a NULL object, for which there is no application that could log.
@inline(never)
func refuseNull(in function: FunctionID) -> tactus_status {
    refuse("the object is NULL", in: function)
}

/// Refuses a call that concerns no application.
@inline(never)
func refuse(_ words: StaticString, in function: FunctionID) -> tactus_status {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { room in
        var line = TextLine(room)
        Diagnostics.begin(&line, in: function.name)
        line.append(literal: words.utf8Start)
        if let text = line.text { ProcessLog.write(.error, LogMessage(text)) }
    }
    return TACTUS_STATUS_INVALID_ARGUMENT
}

/// Refuses an object of the wrong kind, or one that may not be changed now.
@inline(never)
func refuse(_ handle: Handle, _ kind: Handle.Kind?, _ owner: ApplicationHandle, in function: FunctionID)
    -> tactus_status
{
    var status = TACTUS_STATUS_BUSY
    if handle.isDestroyed {
        status = TACTUS_STATUS_DESTROYED
    } else if let kind, handle.kind != kind {
        status = TACTUS_STATUS_WRONG_KIND
    }
    owner.complaint = nil
    if status == TACTUS_STATUS_BUSY {
        owner.application.diagnostics.countBug()
    } else {
        owner.report(status, of: handle, in: function)
    }
    return status
}
