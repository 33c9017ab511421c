// Firebase's App Check SDK, in a file that is loaded only where the shop has App Check and no good proof is at hand.
import { _components, initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseProject } from '#core/model/firebase-project.ts';

let running: AppCheck | undefined;

function start(): AppCheck {
  if (running) return running;
  // It would count the days of use in a database of its own, and hold that open.
  _components.delete('heartbeat');
  const { apiKey, appId, projectId, appCheckSiteKey } = firebaseProject;
  const app = initializeApp({ apiKey, appId, projectId }, 'app-check');
  const provider = new ReCaptchaEnterpriseProvider(appCheckSiteKey);
  // When a new one is due is decided for all tabs together, in page-sync.
  running = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  return running;
}

/**
 * A new token, never a kept one.
 * @throws FirebaseError when there is none to be had
 */
export async function newAppCheckToken(): Promise<string> {
  return (await getToken(start(), true)).token;
}
