// The undocumented parts of the Firebase SDK that the shop uses. package.json pins the version, and
// tests/sync/firebase-internals.test.ts tells whether another version still behaves the same.
import { _addComponent, _components, type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

declare module 'firebase/app' {
  /** The components that every app starts with, by name. Source: @firebase/app, internal.ts. */
  export const _components: Map<string, unknown>;
  /** Adds a component to one app. Source: @firebase/app, internal.ts. */
  export function _addComponent(app: FirebaseApp, component: object): void;
}

/** An app of the SDK for one purpose. `options`: settings for it besides the project. */
export function initializeSdk(
  name: string,
  options: { authDomain?: string; messagingSenderId?: string } = {},
): FirebaseApp {
  // It would count days of use in its own database, and keep that open.
  _components.delete('heartbeat');
  const { apiKey, appId, projectId } = firebaseProject;
  return initializeApp({ apiKey, appId, projectId, ...options }, name);
}

/**
 * Stands in for the Auth SDK, which is not loaded: one account and its tokens. Source: @firebase/auth-interop-types.
 */
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
    // The account never changes while the app lives; the SDK starts after one call.
    addAuthTokenListener: (listen: (token: null) => void) => queueMicrotask(() => listen(null)),
    removeAuthTokenListener: () => undefined,
  });
}

/** Stands in for the App Check SDK, with the phone's stored token. Source: @firebase/app-check-interop-types. */
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
