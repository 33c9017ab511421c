// Gives a test file a separate project on the real emulators without listening functions, so that it delivers events by hand. Import it
// before all else.
import { basename } from 'node:path';
import { expect } from 'vitest';

const projectId = `demo-haat-${basename(expect.getState().testPath ?? 'tests', '.test.ts')}`;
process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
process.env.GCLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId,
  storageBucket: `${projectId}.appspot.com`,
});
