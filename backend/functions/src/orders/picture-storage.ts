// Where this project's product pictures are stored, as the shop's pages address them.
import { parseFirebaseProject } from '../../../../src/engine/firestore/firebase-project.ts';

/** Google gives functions their project and bucket in the environment. */
export const pictureStorage = parseFirebaseProject({
  VITE_FIREBASE_PROJECT_ID: process.env.GCLOUD_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: process.env.GCLOUD_PROJECT?.startsWith('demo-')
    ? undefined
    : JSON.parse(process.env.FIREBASE_CONFIG ?? '{}').storageBucket,
  // Only the bucket is used here.
  VITE_FIREBASE_API_KEY: 'none',
});
