// The full Firestore SDK under the account of this phone. The SDK is given the account's tokens where it looks for the Auth
// SDK's, which is not loaded. It keeps nothing: the phone's own database is the cache.
import { _addComponent, deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { firebaseProject } from '#core/model/firebase-project.ts';
import { mintId } from '#core/model/identifiers.ts';

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
  const { apiKey, appId, projectId, isLocal, firestoreOrigin } = firebaseProject;
  const app = initializeApp({ apiKey, appId, projectId }, `live-${mintId()}`);
  _addComponent(app, part('auth-internal', accountPart(uid, token)));
  if (firebaseProject.appCheckSiteKey) {
    _addComponent(app, part('app-check-internal', appCheckPart(appCheck)));
  }
  const firestore = getFirestore(app);
  if (isLocal) {
    const { hostname, port } = new URL(firestoreOrigin);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return { firestore, end: () => deleteApp(app) };
}

/** Answers for the Auth SDK. Source: @firebase/auth-interop-types. */
function accountPart(uid: string, token: TokenSource): object {
  return {
    getUid: () => uid,
    async getToken(fresh?: boolean) {
      const accessToken = await token(fresh === true);
      return accessToken === null ? null : { accessToken };
    },
    // The account stays the same for as long as this lives; told once, the SDK begins.
    addAuthTokenListener: (listen: (token: null) => void) => queueMicrotask(() => listen(null)),
    removeAuthTokenListener: () => undefined,
  };
}

/** Answers for the App Check SDK; a new proof is fetched by page-sync. Source: @firebase/app-check-interop-types. */
function appCheckPart(appCheck: () => Promise<string | null>): object {
  return {
    async getToken() {
      const token = await appCheck();
      return token === null ? null : { token };
    },
    addTokenListener: () => undefined,
    removeTokenListener: () => undefined,
  };
}

/** Source: Component of @firebase/component. */
function part(name: string, answers: object): object {
  return {
    name,
    type: 'PRIVATE',
    instantiationMode: 'EAGER',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => answers,
  };
}
