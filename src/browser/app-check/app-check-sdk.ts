// Firebase's App Check SDK, loaded only where the shop has App Check and no good token is stored.
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { allowRobotCheck } from '../default-policy.ts';
import { initializeSdk } from './firebase-internals.ts';

let running: AppCheck | undefined;

/**
 * A new token, never a stored one.
 * @throws FirebaseError when none can be had
 */
export async function newAppCheckToken(): Promise<string> {
  allowRobotCheck();
  running ??= initializeAppCheck(initializeSdk('app-check'), {
    provider: new ReCaptchaEnterpriseProvider(firebaseProject.appCheckSiteKey),
    // src/browser/sync/keep-app-check.ts renews the token for all tabs.
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(running, true)).token;
}
