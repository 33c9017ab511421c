// What helps on this computer stays on this computer: a shop that is built for a real project has no way to show a code that
// was sent to somebody's phone, and none to play a payment.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
/** The words above a demo code and where the emulator tells it; the dialog that plays a payment and whom it asks. */
const MARKS = ['Demo code', 'verificationCodes', 'Practice payment', 'sandboxCheckout'];

/** Builds the shop for a project, away from dist/, and returns which of the texts stand in any of its files. */
async function textsInShopOf(projectId: string, texts: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-build-'));
  try {
    await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', folder], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_FIREBASE_PROJECT_ID: projectId,
        VITE_FIREBASE_API_KEY: 'key-of-the-shop',
      },
    });
    const all = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile());
    const contents = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
    const built = (await Promise.all(contents)).join('\n');
    return texts.filter((text) => built.includes(text));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a demo shop shows the code of a sign-in and plays payments, a real one never does', {
  timeout: 120_000,
}, async () => {
  const [real, demo] = ['green-fields-shop', 'demo-haat'];
  expect(await textsInShopOf(demo, [...MARKS, demo])).toEqual([...MARKS, demo]);
  expect(await textsInShopOf(real, [...MARKS, real])).toEqual([real]);
});
