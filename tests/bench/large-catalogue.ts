// A catalogue as large as a shop could wish for: how long a slow phone takes to fetch it, and to search it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { whatIsKept } from '../support/device-storage.ts';
import { untilSilent } from '../support/function-runs.ts';
import { isPublished } from '../support/sent-requests.ts';
import { type Bench, NAMES_FUNCTIONS, SCREEN, SHOP, SLOWDOWN, slowDown } from './bench-browser.ts';
import { bytesOnTheWire, kilobytes, median, tell } from './figures.ts';
import { countReads } from './firestore-reads.ts';
import { measureHourLater } from './first-visit.ts';

const ROUNDS = 7;
const SETTLED_MS = 10_000;
const PRODUCT = 'main a[href^="/product/"] .price';

/** Prints the cost of a catalogue of this many products; it must have been seeded. */
export async function measureLargeCatalogue(
  { browser, network }: Bench,
  products: number,
): Promise<void> {
  // Functions follow each written product.
  await untilSilent(SETTLED_MS);
  await untilPublished();
  const context = await browser.newContext(SCREEN);
  await context.addInitScript(NAMES_FUNCTIONS);
  const page = await context.newPage();
  await slowDown(page);
  network.reset();
  const began = performance.now();
  await page.goto(`${SHOP}/products`, { waitUntil: 'commit' });
  const first = await shownAt(page, PRODUCT);
  while (!(await whatIsKept(page)).hasMirror) await page.waitForTimeout(200);
  const whole = performance.now() - began;
  const published = network.log.filter(isPublished);
  console.log(`\nA catalogue of ${products} products, processor slowed ${SLOWDOWN}×`);
  tell('first product on an empty phone', `${first.toFixed(0)} ms`);
  tell('whole catalogue on the phone after', `${(whole / 1000).toFixed(1)} s`);
  tell('published catalogue (gzip)', kilobytes(bytesOnTheWire(published)));
  tell('requests for it', published.length);
  tell('Firestore reads for it', countReads(network.log));
  await context.setOffline(true);
  const [results, suggestions]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${SHOP}/products?search=turmeric`, { waitUntil: 'commit' });
    results.push(await shownAt(page, PRODUCT));
    await page.goto(`${SHOP}/search`, { waitUntil: 'commit' });
    await page.getByRole('combobox').first().fill('tur');
    suggestions.push(await shownAt(page, '[role=option]'));
  }
  tell('first results of a search after a start', `${median(results).toFixed(0)} ms`);
  tell('first suggestion after a start', `${median(suggestions).toFixed(0)} ms`);
  // At the end, because from then on the whole context has another clock.
  await page.close();
  await context.setOffline(false);
  await measureHourLater(context, network, '/products');
  await context.close();
}

/** Waits for the publication: until a large catalogue is published, readers get the previous one. */
async function untilPublished(): Promise<void> {
  const read = async () => (await fetch(`${SHOP}/catalogue/head`)).text();
  for (let before = '', now = await read(); now !== before; now = await read()) {
    before = now;
    await pause(SETTLED_MS);
  }
}

/** ms from the start of the navigation to the first element matching this selector. */
async function shownAt(page: Page, selector: string): Promise<number> {
  const at = (wanted: string) => document.querySelector(wanted) && performance.now();
  const noted = await page.waitForFunction(at, selector, { polling: 'raf', timeout: 60_000 });
  return Number(await noted.jsonValue());
}
