// What the shop uses of the Firebase SDK that its documentation does not promise. package.json pins the version, and
// tests/sync/firebase-internals.test.ts tells whether another one still behaves so.
import { _addComponent, _components, type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

declare module 'firebase/app' {
  /** The parts that every app starts with, by name. Source: @firebase/app, internal.ts. */
  export const _components: Map<string, unknown>;
  /** Adds a part to one app. Source: @firebase/app, internal.ts. */
  export function _addComponent(app: FirebaseApp, component: object): void;
}

/** An app of the SDK for one purpose. `options`: what this purpose needs beside the project itself. */
export function initializeSdk(
  name: string,
  options: { authDomain?: string; messagingSenderId?: string } = {},
): FirebaseApp {
  // It would count the days of use in a database of its own, and hold that open.
  _components.delete('heartbeat');
  const { apiKey, appId, projectId } = firebaseProject;
  return initializeApp({ apiKey, appId, projectId, ...options }, name);
}

/** Answers for the Auth SDK, which is not loaded: one account and its tokens. Source: @firebase/auth-interop-types. */
export function provideAccount(
  app: FirebaseApp,
  uid: string,
  token: (fresh: boolean) => Promise<string | null>,
): void {
  provide(app, 'auth-internal', {
    getUid: () => uid,
    async getToken(fresh?: boolean) {
      const accessToken = await token(fresh === true);
      return accessToken === null ? null : { accessToken };
    },
    // The account stays the same for as long as the app lives; told once, the SDK begins.
    addAuthTokenListener: (listen: (token: null) => void) => queueMicrotask(() => listen(null)),
    removeAuthTokenListener: () => undefined,
  });
}

/** Answers for the App Check SDK with the phone's own token. Source: @firebase/app-check-interop-types. */
export function provideAppCheck(app: FirebaseApp, appCheck: () => Promise<string | null>): void {
  provide(app, 'app-check-internal', {
    async getToken() {
      const token = await appCheck();
      return token === null ? null : { token };
    },
    addTokenListener: () => undefined,
    removeTokenListener: () => undefined,
  });
}

/** Source: Component of @firebase/component. */
function provide(app: FirebaseApp, name: string, answers: object): void {
  _addComponent(app, {
    name,
    type: 'PRIVATE',
    instantiationMode: 'EAGER',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => answers,
  });
}
