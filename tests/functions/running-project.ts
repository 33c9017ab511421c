// The running shop's project, for tests that call the functions' own code beside it. Import it before all else.
process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
process.env.GCLOUD_PROJECT = 'demo-haat';
process.env.FIREBASE_CONFIG = '{"projectId":"demo-haat","storageBucket":"demo-haat.appspot.com"}';
