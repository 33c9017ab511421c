// The full Firestore SDK under the account of this phone. The SDK is given the account's tokens where it looks for the Auth
// SDK's, which is not loaded. It keeps nothing: the phone's own database is the cache.
import { deleteApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { firebaseProject } from '#core/model/config/firebase-project.ts';
import { mintId } from '#core/model/identifiers.ts';
import { initializeSdk, provideAccount, provideAppCheck } from '../app-check/firebase-internals.ts';

/** A token of the account; `fresh`: the last one was not accepted. Null when there is none any more. */
export type TokenSource = (fresh: boolean) => Promise<string | null>;

export type LiveFirestore = { firestore: Firestore; end(): Promise<void> };

/** Starts the SDK for one account. `appCheck`: the phone's proof of the shop's own app, or null. `end` gives everything back. */
export function startFirestore(
  uid: string,
  token: TokenSource,
  appCheck: () => Promise<string | null>,
): LiveFirestore {
  // That the shop cannot be reached is said by the screen, not by the console.
  setLogLevel('silent');
  const { isLocal, firestoreOrigin, appCheckSiteKey } = firebaseProject;
  const app = initializeSdk(`live-${mintId()}`);
  provideAccount(app, uid, token);
  if (appCheckSiteKey) provideAppCheck(app, appCheck);
  const firestore = getFirestore(app);
  if (isLocal) {
    const { hostname, port } = new URL(firestoreOrigin);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return { firestore, end: () => deleteApp(app) };
}
