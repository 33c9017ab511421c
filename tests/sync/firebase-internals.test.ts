// The internals that the shop takes from the pinned version of the Firebase SDK still behave as we found them.
import { _components, deleteApp, type FirebaseApp } from 'firebase/app';
import { doc, getDocFromServer, initializeFirestore, setLogLevel } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import {
  initializeSdk,
  provideAccount,
  provideAppCheck,
} from '#browser/app-check/firebase-internals.ts';

/** A part of an app, by the name under which the SDKs look it up. Source: Provider of @firebase/component. */
function partOf(app: FirebaseApp, name: string): unknown {
  const { container } = app as unknown as {
    container: { getProvider(name: string): { getImmediate(o: object): unknown } };
  };
  return container.getProvider(name).getImmediate({ optional: true });
}

test('the SDK counts no days of use in a database of its own', () => {
  expect([..._components.keys()]).toContain('heartbeat');
  const app = initializeSdk('quiet');
  expect(partOf(app, 'heartbeat')).toBeNull();
});

test('the Firestore SDK asks for the account and for App Check where the shop answers', {
  timeout: 45_000,
}, async () => {
  setLogLevel('silent');
  const app = initializeSdk('asked');
  const token = vi.fn(async () => 'id-token');
  const appCheck = vi.fn(async () => 'app-check-token');
  provideAccount(app, 'asha', token);
  provideAppCheck(app, appCheck);
  // Nobody listens there: the SDK asks for both tokens before it sends anything.
  const firestore = initializeFirestore(app, { host: '127.0.0.1:9', ssl: false });
  getDocFromServer(doc(firestore, 'products/any')).catch(() => undefined);
  await vi.waitFor(() => expect(token).toHaveBeenCalled(), 20_000);
  await vi.waitFor(() => expect(appCheck).toHaveBeenCalled(), 20_000);
  await deleteApp(app);
});
