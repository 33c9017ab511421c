// Firebase's App Check SDK, in a file that is loaded only where the shop has App Check and no good token is at hand.
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
 * A new token, never a kept one.
 * @throws FirebaseError when there is none to be had
 */
export async function newAppCheckToken(): Promise<string> {
  allowRobotCheck();
  running ??= initializeAppCheck(initializeSdk('app-check'), {
    provider: new ReCaptchaEnterpriseProvider(firebaseProject.appCheckSiteKey),
    // When a new one is due is decided for all tabs together, in page-sync.
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(running, true)).token;
}
