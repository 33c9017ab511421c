// Draws public pages from the device's own mirror, so that they are whole before any of the page's code runs. Where that does not
// work, or not soon enough, the shell does as before.
import { deviceReader } from '#core/device/catalogue/device-reader.ts';
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { isSavingData } from '#core/model/catalogue/saving-data.ts';
import { shop } from '#shop';
import { allowByteStreams } from '../src/draw/byte-streams.ts';
import { drawPage } from '../src/draw/draw-page.tsx';
import { type Build, sheetOf } from '../src/draw/shell.ts';

allowByteStreams();

/** A shopper waits this long for a drawn page before the shell comes. ms */
const DRAW_TIMEOUT_MS = 1_500;

/** A file of this version's precache, by its path; undefined where the browser has thrown it away. */
type ReadBuilt = (path: string) => Promise<Response | undefined>;

type DrawnScreen = { html: string; status: number; headers: Headers };

/** The page of an address, drawn; null where the shell has to do. */
export async function drawnScreen(url: URL, readBuilt: ReadBuilt): Promise<DrawnScreen | null> {
  try {
    return await Promise.race([draw(url, readBuilt), later()]);
  } catch (error) {
    console.warn('the page could not be drawn:', error);
    return null;
  }
}

async function draw(url: URL, readBuilt: ReadBuilt): Promise<DrawnScreen | null> {
  const built = await readBuild(readBuilt);
  if (!built) return null;
  const drawn = await drawPage(url, catalogue(), built.build, isSavingData());
  // What the mirror does not have is no proof that the shop does not.
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

/** This version's own shell and styles; null where the browser has thrown them away. */
async function readBuild(readBuilt: ReadBuilt): Promise<typeof kept> {
  if (kept) return kept;
  const reply = await readBuilt('/shell.html');
  if (!reply) return null;
  const shell = await reply.text();
  const styles = await readBuilt(sheetOf(shell));
  if (!styles) return null;
  const headers = new Headers(reply.headers);
  // They are about the file that was fetched; the others, such as the Content-Security-Policy, hold for the drawn page too.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified']) {
    headers.delete(name);
  }
  kept = { build: { shell, styles: await styles.text() }, headers };
  return kept;
}

function later(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), DRAW_TIMEOUT_MS));
}
