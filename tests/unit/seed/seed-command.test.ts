// The command that the README gives for more products.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs it where nothing of the emulators is set but, away from any that runs here, the database's own address. */
async function seedWhereNothingRuns(...options: string[]): Promise<string> {
  const { FIREBASE_STORAGE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, ...env } = process.env;
  const command = ['--import', 'tsx', 'backend/seed/run.ts', ...options];
  const run = promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' },
  });
  return run.then(
    () => '',
    (error: { stderr: string }) => error.stderr.trim(),
  );
}

test('more products for the local stack need no setting; where no stack runs, one line says what to do', async () => {
  const said = await seedWhereNothingRuns('--products', '5000');
  expect(said).toBe(
    'Nothing answers at http://127.0.0.1:9. Start the local stack first: npm start.',
  );
});

test('a real project is never filled with demo products', async () => {
  const said = await seedWhereNothingRuns('--project', 'green-fields-shop');
  expect(said).toContain('does not start with demo-');
});
