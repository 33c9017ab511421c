// The part of signing in that needs Firebase's SDK; loaded only then.
import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from 'firebase/auth';
import type { Account } from '#engine/account/account.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { deviceAppCheck, hasAppCheck } from '../app-check/app-check.ts';
import { initializeSdk, provideAppCheck } from '../app-check/firebase-internals.ts';
import { allowRobotCheck } from '../default-policy.ts';
import { type PauseTimeout, withTimeout } from '../timeout.ts';

let running: { app: FirebaseApp; auth: Auth } | undefined;

/** The SDK waits this long for an App Check token, then goes without one. ms */
const TIMEOUT_MS = 6_000;
/** The key that reCAPTCHA leaves in the local storage. */
const ROBOT_KEY = '_grecaptcha';

/** Starts the SDK on first use; its state stays in memory. */
function start(): Auth {
  if (running) return running.auth;
  allowRobotCheck();
  const { authDomain, authEmulatorOrigin } = firebaseProject;
  const app = initializeSdk('phone-login', { authDomain });
  if (hasAppCheck) {
    const wait = () => withTimeout(TIMEOUT_MS, TIMEOUT_MS, () => deviceAppCheck());
    provideAppCheck(app, () => wait().catch(() => null));
  }
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authEmulatorOrigin) {
    connectAuthEmulator(auth, authEmulatorOrigin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  running = { app, auth };
  return auth;
}

/**
 * Has a code sent and returns its verification id. `pauseTimeout`: reCAPTCHA may show the shopper a puzzle.
 * @throws FirebaseError with a code of Firebase Auth.
 */
export async function requestCode(
  phone: string,
  holder: HTMLElement,
  pauseTimeout: PauseTimeout,
): Promise<string> {
  const auth = start();
  // Send the SMS in the phone's language.
  auth.languageCode = navigator.language;
  // A new element each time: reCAPTCHA cannot render twice into the same one.
  const place = holder.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  const verify = verifier.verify.bind(verifier);
  verifier.verify = async () => {
    // Loading reCAPTCHA counts towards the timeout; solving it does not.
    await verifier.render();
    return pauseTimeout(verify);
  };
  try {
    const sent: unknown = await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
    // A bare "fine" is somebody else's reply: no code was sent.
    if (typeof sent === 'string' && sent !== '') return sent;
    throw Object.assign(new Error('no code was sent'), { code: 'auth/network-request-failed' });
  } finally {
    verifier.clear();
    place.remove();
    localStorage.removeItem(ROBOT_KEY);
  }
}

/**
 * Exchanges the code for the account, then deletes the SDK's app. `now` in ms.
 * @throws FirebaseError with a code of Firebase Auth.
 */
export async function exchangeCode(
  verificationId: string,
  code: string,
  now: () => number,
): Promise<Account> {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  const { user } = await signInWithCredential(start(), credential);
  const { token, expirationTime, issuedAtTime } = await user.getIdTokenResult();
  const account: Account = {
    uid: user.uid,
    phone: user.phoneNumber ?? '',
    isOver: false,
    refreshToken: user.refreshToken,
    idToken: token,
    // By this phone's clock, which may be wrong by a day.
    idTokenEndsAt: now() + (Date.parse(expirationTime) - Date.parse(issuedAtTime)),
  };
  if (running) await deleteApp(running.app);
  running = undefined;
  localStorage.removeItem(ROBOT_KEY);
  return account;
}
