/** Builds the two parts that the stack serves: the shop's production bundle and the functions. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sheetsOf } from '../../src/engine/drawing/shell.ts';
import { readPostOffices } from '../pincodes/read-package.ts';
import { mustSucceed, startChild, startNode } from './children.ts';
import { packageFile, root } from './paths.ts';
import { projectId } from './suite.ts';

/** Settings that point a build at the local emulators, even if .env names a real project. */
export const demoSettings = {
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_APP_ID: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_STORAGE_BUCKET: '',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '',
  VITE_FIREBASE_VAPID_KEY: '',
  VITE_RAZORPAY_KEY_ID: '',
  VITE_APP_CHECK_SITE_KEY: '',
};

const vite = [packageFile('vite/bin/vite.js'), 'build'];

/**
 * Builds the shop and the merchant's desk into dist/, and for the server the drawing code into
 * backend/functions/lib/draw/ and the notifications in other languages into backend/functions/lib/push/.
 */
export async function buildShop(env: NodeJS.ProcessEnv): Promise<void> {
  const desk = [...vite, '--config', 'vite.desk.config.ts'];
  const shopThenDesk = async () => {
    await mustSucceed(startNode('build', vite, { env }));
    await mustSucceed(startNode('build', desk, { env }));
  };
  await Promise.all([
    shopThenDesk(),
    buildForServer('src/shop/draw/draw-page.tsx', drawn, env),
    buildSpokenNews(join(root, 'backend/functions/lib/push'), env),
  ]);
  const shell = await readFile(join(root, 'dist/shell.html'), 'utf8');
  await writeFile(join(drawn, 'shell.html'), shell);
  const sheets = sheetsOf(shell).map((path) => readFile(join(root, 'dist', path), 'utf8'));
  await writeFile(join(drawn, 'styles.css'), (await Promise.all(sheets)).join(''));
}

const drawn = join(root, 'backend/functions/lib/draw');

/** Builds what the functions load to notify in other languages. */
export function buildSpokenNews(outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  return buildForServer('backend/functions/src/push/spoken-news.ts', outDir, env);
}

/** Builds one file of `entry` with all its packages, and beside it the texts of each language. */
async function buildForServer(
  entry: string,
  outDir: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const ssr = ['--ssr', entry, '--outDir', outDir, '--emptyOutDir'];
  await mustSucceed(startNode('build', [...vite, ...ssr], { env }));
}

/** Builds backend/functions/lib/index.js, and beside it the list of all pincodes in the post's directory. */
export async function buildFunctions(): Promise<void> {
  const cwd = join(root, 'backend/functions');
  const [offices] = await Promise.all([
    readPostOffices(),
    mustSucceed(startChild('functions build', 'npm', ['run', '--silent', 'build'], { cwd })),
  ]);
  const codes = new Set(offices.map(({ p }) => p));
  await writeFile(join(cwd, 'lib/pincodes.txt'), [...codes].toSorted().join('\n'));
}
