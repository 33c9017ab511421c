/** Starts the whole local stack, building the shop while the emulators start. */
import { buildFunctions, buildShop, demoSettings } from './build.ts';
import type { Child } from './children.ts';
import { emulatorAddresses, projectId, startEmulators } from './suite.ts';

/**
 * Starts the emulators with the demo catalogue; with `shop`, also builds and serves the shop.
 * @param say called with each line of progress.
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
  const [emulators, { seed }] = await Promise.all([startBackend(hosting, say), loadSeed()]);
  await seed({ projectId, log: say });
  await keepTime();
  return emulators;
}

/** The emulators run no scheduled functions; run this one here, too. */
async function keepTime(): Promise<void> {
  const { FOLDED_EVERY_MIN, foldStock } = await import('../functions/src/orders/stock.ts');
  // An emulator that is shutting down no longer answers.
  const fold = () => void foldStock().catch(() => undefined);
  setInterval(fold, FOLDED_EVERY_MIN * 60_000).unref();
}

async function startBackend(hosting: boolean, say: (line: string) => void): Promise<Child> {
  await buildFunctions();
  const backend = ['auth', 'firestore', 'functions', 'storage'] as const;
  const emulators = await startEmulators(hosting ? [...backend, 'hosting'] : backend, say);
  say('The emulators are up.');
  Object.assign(process.env, emulatorAddresses);
  return emulators;
}

/**
 * The seeder, with the sizes of the demo's pictures ready; loaded only here, so that a taken port is reported at once.
 */
async function loadSeed() {
  const { preparePictures } = await import('../seed/demo-pictures.ts');
  await preparePictures();
  return await import('../seed/seed.ts');
}
