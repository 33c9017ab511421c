/** Whether a merchant's files under src/config are filled in, and whether the screenshots are the shop's own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ownShop } from '../../src/config/shop.ts';
import type { ShopTexts } from '../../src/config/texts.demo.ts';
import { manifest } from '../../src/shop/web-manifest.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

type OwnShop = typeof ownShop;

/** Names of the settings that are still empty, by file; a policy without a date counts as empty. */
export function emptySettings(shop: OwnShop, texts: ShopTexts): Record<string, string[]> {
  const { name, trade, motto, site } = shop;
  const facts = Object.entries({ name, trade, motto, site });
  const policies = Object.entries(texts.policies);
  return {
    'src/config/shop.ts': facts.filter(([, value]) => !value.trim()).map(([fact]) => fact),
    'src/config/texts.ts': [
      ...(texts.about.length === 0 ? ['about'] : []),
      ...policies
        .filter(
          ([, { updated, sections }]) => Number.isNaN(Date.parse(updated)) || sections.length === 0,
        )
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file)).includes('screenshot of http://localhost'),
  );
}

/** The built web manifest, with the screenshots that are there; a real shop's leaves out those of the demo. */
export function builtManifest(
  isDemo: boolean,
  folder = join(root, 'public/screenshots'),
): Partial<typeof manifest> {
  const { screenshots, ...rest } = manifest;
  const others = isDemo ? [] : demoScreenshotsIn(folder);
  const own = screenshots.filter(({ src }) => {
    const file = basename(src);
    return existsSync(join(folder, file)) && !others.includes(file);
  });
  return own.length > 0 ? { ...rest, screenshots: own } : rest;
}
