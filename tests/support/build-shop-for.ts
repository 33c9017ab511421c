// Builds the shop for a project, outside dist/, for tests that inspect its files.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Texts of the demo alone: the label of a demo code and where it is shown, the dialog that plays a payment, the push service's stand-in. */
export const LOCAL_MARKS = [
  'Demo code',
  'verificationCodes',
  'Practice payment',
  'sandboxCheckout',
  'haat-local-push-token',
];
/** The files of a shop built with these settings on top of the project's, by name. */
export async function buildShopFor(
  projectId: string,
  settings: Record<string, string> = {},
): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-build-'));
  try {
    await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', folder], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_FIREBASE_PROJECT_ID: projectId,
        VITE_FIREBASE_API_KEY: 'key-of-the-shop',
        ...settings,
      },
    });
    const all = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile());
    const contents = files.map(
      async (file) =>
        [file.name, await readFile(join(file.parentPath, file.name), 'latin1')] as const,
    );
    return new Map(await Promise.all(contents));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The texts that occur in any of these files. */
export function textsIn(files: Map<string, string>, texts: readonly string[]): string[] {
  const all = [...files.values()].join('\n');
  return texts.filter((text) => all.includes(text));
}
