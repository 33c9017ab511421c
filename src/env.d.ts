// What the build knows of where it will run. Source: vite.config.ts and .env.example.
interface ImportMetaEnv {
  /** This computer's own shop; a constant, so that what is only for it is left out of a real one. */
  readonly HAAT_IS_LOCAL: boolean;
  /** The shop has App Check; a constant, so that nothing of it is in the files of a shop that has not. */
  readonly HAAT_HAS_APP_CHECK: boolean;
  /** Whether this shop sends notifications: it has a key for them, or plays them on this computer. A constant, too. */
  readonly HAAT_SENDS_NOTIFICATIONS: boolean;
  /** Whether this is a build that draws pages without a browser. */
  readonly HAAT_DRAWS: boolean;
  /** The project's number for sending notifications, and the public half of the key pair for it. */
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
  /** The key that Razorpay's checkout shows to browsers; without it there is no online payment. */
  readonly VITE_RAZORPAY_KEY_ID?: string;
}
