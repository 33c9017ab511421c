// Draws public pages from the device's mirror, so that they are whole before any of the page's code runs.

import { shop } from '#config/shop.ts';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { deviceReader } from '#domain/catalogue/device-reader.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { isSavingData } from '#domain/product/saving-data.ts';
import { searchProductIds } from '#domain/search/product-search.ts';
import { allowByteStreams } from '#engine/drawing/byte-streams.ts';
import { type Build, sheetsOf } from '#engine/drawing/shell.ts';
import { readTexts } from '#engine/texts/read-texts.ts';
import { drawPage } from '#shop/draw/draw-page.tsx';
import { pageHeaders } from './page-headers.ts';

allowByteStreams();

/** A file of this version's precache by path; undefined where the browser has evicted it. */
type ReadBuilt = (path: string) => Promise<Response | undefined>;

export type DrawnScreen = { html: string; status: number; headers: Headers };

/**
 * The drawn page of an address; null for one that the phone does not draw.
 * @throws errors of reading and drawing.
 */
export async function drawScreen(url: URL, readBuilt: ReadBuilt): Promise<DrawnScreen | null> {
  const built = await readBuild(readBuilt);
  if (!built) return null;
  const drawn = await drawPage(url, catalogue(), built.build, isSavingData());
  // A product missing from the mirror may still exist at the shop.
  if (!drawn || (drawn.status === 404 && !drawn.isUnknownPath)) return null;
  return { html: drawn.html, status: drawn.status, headers: built.headers };
}

let reader: CatalogueReader | undefined;

function catalogue(): CatalogueReader {
  reader ??= deviceReader(deviceDatabase(), (text) =>
    searchProductIds(deviceDatabase(), text, { synonyms: shop.searchWords, yieldToMain: null }),
  );
  return reader;
}

let kept: { build: Build; headers: Headers } | null = null;

/** This version's shell and styles; null where the browser has evicted them. */
async function readBuild(readBuilt: ReadBuilt): Promise<typeof kept> {
  if (kept) return kept;
  const reply = await readBuilt('/shell.html');
  if (!reply) return null;
  const shell = await reply.text();
  const sheets = await Promise.all(sheetsOf(shell).map(readBuilt));
  if (!sheets.every((it) => it !== undefined)) return null;
  const styles = await Promise.all(sheets.map((it) => it.text()));
  kept = { build: { shell, styles: styles.join(''), readTexts }, headers: pageHeaders(reply) };
  return kept;
}
