/** Brings the whole local stack up, in the order that wastes least: build beside the emulators, then the catalogue. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildShop, demoSettings } from './build.ts';
import type { Child } from './children.ts';
import { root } from './paths.ts';
import { emulatorAddresses, projectId, startEmulators } from './suite.ts';

/**
 * Starts the emulators with the demo catalogue in them; with `shop`, also builds the shop and serves it.
 * @param say is told, a line at a time, what is going on.
 */
export async function startStack(
  { shop }: { shop: boolean },
  say: (line: string) => void,
): Promise<Child> {
  const [emulators] = await Promise.all([
    startSeeded(shop, say),
    shop && buildShop(demoSettings).then(() => say('The shop is built.')),
  ]);
  return emulators;
}

async function startSeeded(hosting: boolean, say: (line: string) => void): Promise<Child> {
  const hasFunctions = existsSync(join(root, 'backend/functions/build.mjs'));
  if (hasFunctions) await buildFunctions();
  const emulators = await startEmulators(
    [
      'auth',
      'firestore',
      ...(hasFunctions ? (['functions'] as const) : []),
      'storage',
      ...(hosting ? (['hosting'] as const) : []),
    ],
    say,
  );
  say('The emulators are up.');
  Object.assign(process.env, emulatorAddresses);
  if (existsSync(join(root, 'backend/seed/seed.ts'))) {
    const { seed } = await import('../seed/seed.ts');
    await seed({ projectId, log: say });
  }
  return emulators;
}
