// The Admin SDK for the emulators; it refuses to write anywhere else.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
export type Emulator = {
  auth: Auth;
  firestore: Firestore;
  bucket: Bucket;
  close: () => Promise<void>;
};

/** @throws one clear line unless the environment names the emulators and the project is a demo. */
export function demandEmulators(projectId: string): void {
  if (!projectId.startsWith('demo-'))
    throw new Error(`Seeding writes to emulators only: "${projectId}" does not start with demo-.`);
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('Seeding needs FIRESTORE_EMULATOR_HOST, for example 127.0.0.1:8080.');
  if (!process.env.FIREBASE_STORAGE_EMULATOR_HOST)
    throw new Error('Seeding needs FIREBASE_STORAGE_EMULATOR_HOST, for example 127.0.0.1:9199.');
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('Seeding needs FIREBASE_AUTH_EMULATOR_HOST, for example 127.0.0.1:9099.');
}

export function openEmulator(projectId: string): Emulator {
  // No account is needed, so do not look for the machine's cloud credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp(
    { projectId, storageBucket: `${projectId}.appspot.com` },
    `seed-${projectId}-${Date.now()}`,
  );
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}
