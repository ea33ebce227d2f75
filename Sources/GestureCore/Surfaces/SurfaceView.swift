// SPDX-License-Identifier: MIT

/// The view of a client's surface. It accepts several touches, which leave as a wl_touch stream.
open class SurfaceView: View {
    /// The surface's client, retained.
    public let client: SurfaceClient

    /// Creates the view of a client's surface, which is in no tree. The frame is in the coordinates of its later
    /// superview.
    public init(client: SurfaceClient, frame: Rect) {
        self.client = client
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        surfaceClient = Borrowed(client)
    }

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(SurfaceView.self) }

    package override var word: StaticString { "surface" }
}
