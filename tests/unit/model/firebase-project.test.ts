import { expect, test } from 'vitest';
import { parseFirebaseProject } from '#core/model/config/firebase-project.ts';

test('without settings the shop talks to the local demo project only', () => {
  expect(parseFirebaseProject({})).toMatchObject({
    projectId: 'demo-haat',
    isLocal: true,
    firestoreOrigin: 'http://localhost:8080',
  });
});

test('a real project talks to Google and never to an emulator', () => {
  const real = parseFirebaseProject({
    VITE_FIREBASE_PROJECT_ID: 'sehore-farm',
    VITE_FIREBASE_API_KEY: 'key',
  });
  expect(real.isLocal).toBe(false);
  expect(JSON.stringify(real)).not.toContain('localhost');
  expect(real.authEmulatorOrigin).toBeNull();
});

test('a bad or missing setting stops the start with one line that names it', () => {
  expect(() => parseFirebaseProject({ VITE_FIREBASE_PROJECT_ID: 'Not An Id' })).toThrow(
    /^Setting VITE_FIREBASE_PROJECT_ID is wrong: .*$/,
  );
  expect(() => parseFirebaseProject({ VITE_FIREBASE_PROJECT_ID: 'sehore-farm' })).toThrow(
    'Setting VITE_FIREBASE_API_KEY is missing',
  );
});
