/** `npm run deploy`: builds the shop for the merchant's own Firebase project and deploys it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { ownDelivery, ownShop } from '../src/config/shop.ts';
import { ownTexts } from '../src/config/texts.ts';
import { settingsProblem } from '../src/domain/delivery/delivery-zones.ts';
import { parsePushSettings } from '../src/domain/settings/push-settings.ts';
import { buildFunctions, buildShop } from './stack/build.ts';
import { writeDeployConfig } from './stack/deploy-config.ts';
import { inForeground } from './stack/foreground.ts';
import { demandOwnShop, demoScreenshotsIn } from './stack/own-shop.ts';
import { packageFile, root } from './stack/paths.ts';
import { Problem } from './stack/problem.ts';
import { unsetAtDesk } from './stack/unset-at-desk.ts';

const required = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
] as const;

inForeground(async ({ say }) => {
  const settings = loadEnv('production', root, 'VITE_');
  const projectId = realProject(settings);
  demandOwnShop(ownShop, ownTexts);
  const problem = settingsProblem(ownDelivery);
  if (problem) throw new Problem(`src/config/shop.ts: ${problem}.`);
  const bucket = settings.VITE_FIREBASE_STORAGE_BUCKET?.trim() ?? '';
  say(`Building the shop for ${projectId} …`);
  await Promise.all([buildShop({}), buildFunctions()]);
  const config = await writeDeployConfig(bucket);
  const what = ['deploy', '--project', projectId, '--config', config];
  const code = await firebase([...what, ...process.argv.slice(2)]);
  if (code !== 0) return code;
  const unset = await unsetAtDesk(projectId);
  const desk = `${ownShop.site}/desk/shop`;
  if (unset === null)
    say(`Before you announce the shop, look at ${desk}: what is set there could not be read.`);
  else if (unset.length > 0)
    say(`Before you announce the shop, set at ${desk}: ${unset.join(', ')}.`);
  if (demoScreenshotsIn(join(root, 'public/screenshots')).length > 0) {
    say(
      `To show screenshots when a browser offers to install the shop: npx tsx backend/screenshots.ts ${ownShop.site}`,
    );
  }
  return 0;
});

/**
 * The project to deploy to.
 * @throws Problem when a setting is missing or wrong.
 */
function realProject(settings: Record<string, string>): string {
  const missing = required.find((name) => !settings[name]?.trim());
  if (missing) {
    throw new Problem(`Setting ${missing} is missing: write it into .env (see .env.example).`);
  }
  const projectId = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  if (projectId.startsWith('demo-')) {
    throw new Problem(
      `VITE_FIREBASE_PROJECT_ID is ${projectId}, which exists on this computer only: name your own Firebase project.`,
    );
  }
  try {
    parsePushSettings(settings);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
  return projectId;
}

/** Runs the Firebase CLI in this terminal, since it may ask for a sign-in. */
function firebase(args: string[]): Promise<number> {
  const tool = packageFile('firebase-tools/lib/bin/firebase.js');
  const child = spawn(process.execPath, [tool, ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
