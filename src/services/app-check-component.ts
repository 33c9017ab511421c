// Answers for the App Check SDK inside Firebase's other SDKs, with the proof that the phone keeps: so they need neither that SDK nor
// a second proof.
import { _addComponent, type FirebaseApp } from 'firebase/app';
import { within } from './app-check.ts';
import { deviceAppCheck, hasAppCheck } from './device-app-check.ts';

/** Whoever asks has little patience of its own, and goes without one rather than not at all. ms */
const PATIENCE_MS = 6_000;

/** Gives an app the phone's proof, where the shop has App Check. Source: @firebase/app-check-interop-types. */
export function addAppCheck(app: FirebaseApp): void {
  if (!hasAppCheck) return;
  const appCheck = {
    async getToken() {
      const token = await within(PATIENCE_MS, deviceAppCheck()).catch(() => null);
      return token === null ? null : { token };
    },
    addTokenListener: () => undefined,
    removeTokenListener: () => undefined,
  };
  _addComponent(app, {
    name: 'app-check-internal',
    type: 'PRIVATE',
    instantiationMode: 'EAGER',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => appCheck,
  });
}
