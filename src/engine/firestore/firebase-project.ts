// The Firebase project of this build, and the addresses of its services. The build parses its settings; a bad one ends it
// with one line that names it.
import * as v from 'valibot';

const DEMO_PROJECT = 'demo-haat';

/** As parsed by the build. */
declare const FIREBASE_PROJECT: FirebaseProject | undefined;

/** Everything that the shop needs to reach its Firebase project. */
export type FirebaseProject = {
  projectId: string;
  apiKey: string;
  appId: string;
  authDomain: string;
  storageBucket: string;
  /** Site key of reCAPTCHA Enterprise for App Check; '' where the shop does not use it. */
  appCheckSiteKey: string;
  /** True on the local stack: project ids that begin with demo- never exist at Google. */
  isLocal: boolean;
  firestoreOrigin: string;
  storageOrigin: string;
  authEmulatorOrigin: string | null;
};

/**
 * Parses build settings.
 * @throws Error with one line that names the wrong or missing setting.
 */
export function parseFirebaseProject(env: Record<string, unknown>): FirebaseProject {
  const settings = v.safeParse(
    v.object({
      VITE_FIREBASE_PROJECT_ID: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,40}$/, 'is not a Firebase project id')),
        DEMO_PROJECT,
      ),
      VITE_FIREBASE_API_KEY: v.optional(v.string(), ''),
      VITE_FIREBASE_APP_ID: v.optional(v.string(), ''),
      VITE_FIREBASE_AUTH_DOMAIN: v.optional(v.string(), ''),
      VITE_FIREBASE_STORAGE_BUCKET: v.optional(v.string(), ''),
      VITE_APP_CHECK_SITE_KEY: v.optional(
        v.pipe(v.string(), v.trim(), v.regex(/^([\w-]{20,100})?$/, 'is not a reCAPTCHA site key')),
        '',
      ),
    }),
    env,
  );
  if (!settings.success) {
    const issue = settings.issues[0];
    throw new Error(`Setting ${v.getDotPath(issue) ?? '?'} is wrong: ${issue.message}`);
  }
  const { output } = settings;
  const projectId = output.VITE_FIREBASE_PROJECT_ID;
  const isLocal = projectId.startsWith('demo-');
  if (!isLocal && !output.VITE_FIREBASE_API_KEY) {
    throw new Error('Setting VITE_FIREBASE_API_KEY is missing');
  }
  return {
    projectId,
    apiKey: output.VITE_FIREBASE_API_KEY || 'demo-key',
    appId: output.VITE_FIREBASE_APP_ID,
    authDomain: output.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    storageBucket: output.VITE_FIREBASE_STORAGE_BUCKET || `${projectId}.appspot.com`,
    appCheckSiteKey: isLocal ? '' : output.VITE_APP_CHECK_SITE_KEY,
    isLocal,
    firestoreOrigin: isLocal ? 'http://localhost:8080' : 'https://firestore.googleapis.com',
    storageOrigin: isLocal ? 'http://localhost:9199' : 'https://firebasestorage.googleapis.com',
    authEmulatorOrigin: isLocal ? 'http://localhost:9099' : null,
  };
}

/** The project of this build; programs not built by Vite use the local one. */
export const firebaseProject: FirebaseProject =
  typeof FIREBASE_PROJECT === 'undefined' ? parseFirebaseProject({}) : FIREBASE_PROJECT;
