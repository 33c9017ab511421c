// The full Firestore SDK under the account of this phone. The SDK is given the account's tokens where it looks for the Auth
// SDK's, which is not loaded. It keeps nothing: the phone's own database is the cache.
import { deleteApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { AppCheck } from '#engine/account/app-check.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { initializeSdk, provideAccount, provideAppCheck } from '../app-check/firebase-internals.ts';

/** A token of the account; `fresh`: the last one was not accepted. Null when there is none any more. */
type TokenSource = (fresh: boolean) => Promise<string | null>;

export type LiveFirestore = { firestore: Firestore; end(): Promise<void> };

export type Subscription = {
  /** The shop cannot be reached: nothing is tried until it can. */
  pause(): void;
  /** Asks at once, however long was waited before, and over a new line. */
  askAgain(): void;
  stop(): void;
};

/** Starts the SDK in the name of an account of this phone. */
export function startFirestoreFor(database: HaatDatabase, uid: string): LiveFirestore {
  const credential = accountCredential(database, exchangeRefreshToken, Date.now);
  const token = async (fresh: boolean) => {
    const key = await credential(uid, fresh);
    // The SDK asks again for a token that could not be had, and gives up without one.
    if (key.outcome === 'unreachable') throw new Error('the token service could not be reached');
    return key.outcome === 'token' ? key.token : null;
  };
  const appCheck = async () => (await new AppCheck(database).kept())?.token ?? null;
  return startFirestore(uid, token, appCheck);
}

/** How somebody who listens over this connection handles it. */
export function subscriptionOf(firestore: Firestore, stop: () => Promise<void>): Subscription {
  return {
    pause: () => void disableNetwork(firestore).catch(console.error),
    askAgain() {
      // In one breath, so that a pause that comes next has the last word.
      void Promise.all([disableNetwork(firestore), enableNetwork(firestore)]).catch(console.error);
    },
    stop: () => void stop().catch(console.error),
  };
}

/** Starts the SDK for one account. `appCheck`: the phone's proof of the shop's own app, or null. `end` gives everything back. */
function startFirestore(
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
