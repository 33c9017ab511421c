// The full Firestore SDK under this phone's account. It gets the account's tokens in place of the Auth SDK, which is
// not loaded. It caches nothing: the phone's own database is the cache.
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

/** A token of the account; `fresh`: the last one was rejected. Null when there is none any more. */
type TokenSource = (fresh: boolean) => Promise<string | null>;

export type LiveFirestore = { firestore: Firestore; end(): Promise<void> };

export type Subscription = {
  /** The shop is unreachable: tries nothing until `askAgain`. */
  pause(): void;
  /** Reconnects at once, whatever the backoff, over a new connection. */
  askAgain(): void;
  stop(): void;
};

/** Starts the SDK for an account of this phone. */
export function startFirestoreFor(database: HaatDatabase, uid: string): LiveFirestore {
  const credential = accountCredential(database, exchangeRefreshToken, Date.now);
  const token = async (fresh: boolean) => {
    const key = await credential(uid, fresh);
    // The SDK retries after an error, and gives up after null.
    if (key.outcome === 'unreachable') throw new Error('the token service could not be reached');
    return key.outcome === 'token' ? key.token : null;
  };
  const appCheck = async () => (await new AppCheck(database).kept())?.token ?? null;
  return startFirestore(uid, token, appCheck);
}

/** The handle of a listener on this connection. */
export function subscriptionOf(firestore: Firestore, stop: () => Promise<void>): Subscription {
  return {
    pause: () => void disableNetwork(firestore).catch(console.error),
    askAgain() {
      // Both at once, so that a later pause wins.
      void Promise.all([disableNetwork(firestore), enableNetwork(firestore)]).catch(console.error);
    },
    stop: () => void stop().catch(console.error),
  };
}

/** Starts the SDK for one account. `appCheck`: the phone's App Check token, or null. `end` releases everything. */
function startFirestore(
  uid: string,
  token: TokenSource,
  appCheck: () => Promise<string | null>,
): LiveFirestore {
  // The screen reports an unreachable shop, not the console.
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
