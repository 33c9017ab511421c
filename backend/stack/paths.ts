/** The local stack's paths. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Files that can be made again at any time: logs, a generated jar, test results. */
export const cacheFolder = join(root, '.cache');

/** The output of the stack's tools. */
export const logFolder = join(cacheFolder, 'logs');

/** A file of an installed package. */
export function packageFile(path: string): string {
  return join(root, 'node_modules', path);
}
