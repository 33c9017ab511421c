/** Derives the local stack's Firebase configuration from firebase.json, so that production's stays strict. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

const localAddresses = 'http://localhost:* http://127.0.0.1:*';

/** Only the local stack simulates payments: a real project has no such function. */
const sandboxCheckout = {
  source: '/api/sandboxCheckout',
  function: { functionId: 'sandboxCheckout', region: 'us-central1' },
};

/**
 * Writes .firebase.local.json, which lets pages also connect to this machine and simulate payments; returns its path.
 */
export async function writeLocalConfig(): Promise<string> {
  const production = await readFile(join(root, 'firebase.json'), 'utf8');
  const local = production
    .replace(/\b(connect-src|img-src) /g, `$1 ${localAddresses} `)
    .replace('"rewrites": [', `$& ${JSON.stringify(sandboxCheckout)},`);
  const path = join(root, '.firebase.local.json');
  await writeFile(path, local);
  return path;
}
