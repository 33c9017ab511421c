// The Admin SDK on the emulators, and the refusal to write anywhere else.
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

/** Throws one clear line unless the emulators are named in the environment and the project is a demo. */
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
  // No account is needed here, so nobody should ask the machine's cloud for one.
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
