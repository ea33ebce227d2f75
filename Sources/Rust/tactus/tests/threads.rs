// SPDX-License-Identifier: MIT
//! What may go to another thread, which the compiler decides.

use tactus::{
    Application, Error, Event, Pan, Reason, Recognizer, RecognizerId, SurfaceClient, Tap, TouchSource, TouchSourceInfo,
    View,
};

/// Two implementations fit what is `Send`, so that naming the function is ambiguous: it does not compile.
trait NotSend<Marker> {
    fn hold() {}
}

impl<T: ?Sized> NotSend<()> for T {}
impl<T: ?Sized + Send> NotSend<u8> for T {}

/// The same for what is `Sync`.
trait NotSync<Marker> {
    fn hold() {}
}

impl<T: ?Sized> NotSync<()> for T {}
impl<T: ?Sized + Sync> NotSync<u8> for T {}

macro_rules! stays {
    ($($type:ty)*) => {
        $(<$type as NotSend<_>>::hold(); <$type as NotSync<_>>::hold();)*
    };
}

fn goes<T: Send + Sync + 'static>() {}

#[test]
fn handles_stay_and_values_go() {
    stays!(Application View Recognizer Tap Pan TouchSource SurfaceClient);
    #[cfg(feature = "recorder")]
    stays!(tactus::Recorder);
    #[cfg(feature = "gestures")]
    stays!(tactus::GestureFile);
    #[cfg(feature = "host")]
    stays!(tactus::Host tactus::Panel);
    goes::<Event>();
    goes::<Error>();
    goes::<Reason>();
    goes::<RecognizerId>();
    goes::<TouchSourceInfo>();
}
