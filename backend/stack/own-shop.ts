/** Whether a merchant's files under src/config are filled in, and whether the screenshots are the shop's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ownShop } from '../../src/config/shop.ts';
import type { ShopTexts } from '../../src/config/texts.demo.ts';
import { manifest } from '../../src/shop/web-manifest.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

type OwnShop = typeof ownShop;

/** Names of the settings that are still empty, by file. */
export function emptySettings(shop: OwnShop, texts: ShopTexts): Record<string, string[]> {
  const { name, trade, motto, site } = shop;
  const facts = Object.entries({ name, trade, motto, site });
  const policies = Object.entries(texts.policies);
  return {
    'src/config/shop.ts': facts.filter(([, value]) => !value.trim()).map(([fact]) => fact),
    'src/config/texts.ts': [
      ...(texts.about.length === 0 ? ['about'] : []),
      ...policies
        .filter(([, { updated, sections }]) => !updated || sections.length === 0)
        .map(([policy]) => policy),
    ],
  };
}

/** @throws Problem that names the settings that are still empty. */
export function demandOwnShop(shop: OwnShop, texts: ShopTexts): void {
  const left = Object.entries(emptySettings(shop, texts)).filter(([, names]) => names.length > 0);
  if (left.length === 0) return;
  const places = left.map(([file, names]) => `${names.join(', ')} in ${file}`);
  throw new Problem(`Fill in what is still empty: ${places.join('; ')}.`);
}

/**
 * The screenshots of the demo in this folder: backend/screenshots.ts writes into each file which shop it shows.
 * Browsers show them before they install the shop.
 */
export function demoScreenshotsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file)).includes('screenshot of http://localhost'),
  );
}

/** The built web manifest; a real shop's leaves out screenshots of the demo. */
export function builtManifest(
  isDemo: boolean,
  folder = join(root, 'public/screenshots'),
): Partial<typeof manifest> {
  const { screenshots, ...rest } = manifest;
  return isDemo || demoScreenshotsIn(folder).length === 0 ? { ...rest, screenshots } : rest;
}
