// SPDX-License-Identifier: MIT

/// The view of a client's surface: takes several touches, which leave as a wl_touch stream.
open class SurfaceView: View {
    /// Whose surface it is; kept alive.
    public let client: SurfaceClient

    /// The view of a client's surface, not in a tree yet.
    public init(client: SurfaceClient, frame: Rect) {
        self.client = client
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        surfaceClient = Borrowed(client)
    }

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(SurfaceView.self) }

    package override var word: StaticString { "surface" }
}
