// Opens the merchant's project for a command: the local stack, or the project that .env names.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { loadEnv } from 'vite';
import { root } from './paths.ts';
import { Problem, wording } from './problem.ts';
import { emulatorAddresses, projectId as localProject } from './suite.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

export type OpenProject = {
  /** For messages to the merchant. */
  name: string;
  projectId: string;
  auth: Auth;
  firestore: Firestore;
  /** @throws Problem where .env does not name it */
  readonly bucket: Bucket;
};

/**
 * Runs `work` with the project, and closes it in any case.
 * @throws Problem in plain words for the caller.
 */
export async function inProject(
  named: string | undefined,
  work: (project: OpenProject) => Promise<void>,
): Promise<void> {
  const settings = loadEnv('production', root, 'VITE_');
  const projectId = named ?? (settings.VITE_FIREBASE_PROJECT_ID?.trim() || localProject);
  const isLocal = projectId.startsWith('demo-');
  if (isLocal) await demandStack();
  else process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
  const app = initializeApp({ projectId });
  try {
    await work({
      name: isLocal ? `the local stack (${projectId})` : projectId,
      projectId,
      auth: getAuth(app),
      firestore: getFirestore(app),
      get bucket() {
        const name = isLocal ? `${projectId}.appspot.com` : bucketOf(projectId, settings);
        return getStorage(app).bucket(name);
      },
    });
  } catch (error) {
    throw isLocal ? error : inPlainWords(error);
  } finally {
    await deleteApp(app);
  }
}

function bucketOf(projectId: string, settings: Record<string, string>): string {
  const { VITE_FIREBASE_PROJECT_ID: own, VITE_FIREBASE_STORAGE_BUCKET: bucket } = settings;
  if (own?.trim() === projectId && bucket?.trim()) return bucket.trim();
  throw new Problem(
    `VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_STORAGE_BUCKET of ${projectId} have to stand in .env (see .env.example).`,
  );
}

async function demandStack(): Promise<void> {
  process.env = { ...emulatorAddresses, ...process.env };
  // No account is needed, so do not look for the machine's cloud credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}`).catch(() => {
    throw new Problem(
      'The local stack does not answer. Start it first: npm start. For your own project, name it in .env (see .env.example).',
    );
  });
}

function inPlainWords(error: unknown): unknown {
  const words = wording(error);
  if (!/credential|PERMISSION_DENIED|UNAUTHENTICATED|permission/i.test(words)) return error;
  return new Problem(
    `Google does not know who you are, or this account may not change the project. Make a key in the Firebase console (Project settings → Service accounts → Generate new private key), save it outside of this folder, and try again with GOOGLE_APPLICATION_CREDENTIALS=/path/to/the-key.json in front of the command. (${words})`,
  );
}
