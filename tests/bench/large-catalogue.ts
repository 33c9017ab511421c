// A catalogue as large as a shop could wish for: how long a phone takes to get it, and to show the first product of it.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { whatIsKept } from '../support/device-storage.ts';
import { isFirestore, isPicture, isPublished } from '../support/sent-requests.ts';
import {
  type Bench,
  firstProductAt,
  noteFirstProduct,
  SCREEN,
  SHOP,
  slowDown,
} from './bench-browser.ts';
import { bytesOnTheWire, kilobytes, median, row } from './figures.ts';
import { countReads } from './firestore-reads.ts';
import { measureHourLater } from './first-visit.ts';

const ROUNDS = 7;
/** The machine is left alone once its processors have done next to nothing for so long: functions follow each product that was written. ms */
const IDLE_MS = 10_000;
const IDLE_SHARE = 0.85;

/** Prints what a catalogue of so many products costs; it must have been seeded. */
export async function measureLargeCatalogue(
  { browser, network }: Bench,
  products: number,
): Promise<void> {
  await untilIdle();
  await untilPublished();
  const context = await browser.newContext(SCREEN);
  await noteFirstProduct(context, 'main a[href^="/product/"] .price');
  const page = await context.newPage();
  await slowDown(page, 4);
  await noteLongTasks(page);
  network.reset();
  const began = performance.now();
  await page.goto(`${SHOP}/products`);
  const first = await firstProductAt(page);
  while (!(await whatIsKept(page)).hasMirror) await page.waitForTimeout(200);
  const whole = performance.now() - began;
  const longest = await maxTask(page);
  const published = network.log.filter(isPublished);
  const bytes = published.reduce((sum, it) => sum + bytesOnTheWire(it), 0);
  const reads = countReads(network.log.filter(isFirestore));
  await page.waitForTimeout(20_000);
  const pictures = network.log.filter(isPicture);
  const pictureBytes = pictures.reduce((sum, it) => sum + bytesOnTheWire(it), 0);

  await context.setOffline(true);
  const starts: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.reload({ waitUntil: 'commit' });
    const at = await firstProductAt(page);
    if (round > 0) starts.push(at);
  }
  const searches = await measureSearches(page);
  // At the end: from then on the whole context has another clock.
  await page.close();
  await context.setOffline(false);
  const later = await measureHourLater(context, network, '/products');
  await context.close();
  console.log(`\nA catalogue of ${products} products`);
  console.log(row('first product on an empty phone, 4×', `${first.toFixed(0)} ms`));
  console.log(row('whole catalogue on the phone after, 4×', `${(whole / 1000).toFixed(1)} s`));
  console.log(row('longest frame held up while it came, 4×', `${longest.toFixed(0)} ms`));
  console.log(row('published catalogue (gzip)', kilobytes(bytes)));
  console.log(row('requests for it', String(published.length)));
  console.log(row('Firestore reads for it', String(reads)));
  for (const [name, count] of later) console.log(row(name, String(count)));
  console.log(row(`pictures in the first 20 s: ${pictures.length}`, kilobytes(pictureBytes)));
  console.log(row('first product after an offline reload, 4×', `${median(starts).toFixed(0)} ms`));
  for (const [name, times] of Object.entries(searches)) {
    console.log(row(`${name}, 4×`, `${median(times).toFixed(0)} ms`));
  }
}

async function untilIdle(): Promise<void> {
  const spent = () => {
    const all = cpus().flatMap(({ times }) => Object.values(times));
    const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0);
    return { idle, of: all.reduce((sum, ms) => sum + ms, 0) };
  };
  for (let before = spent(); ; ) {
    await pause(IDLE_MS);
    const now = spent();
    if (now.idle - before.idle > IDLE_SHARE * (now.of - before.of)) return;
    before = now;
  }
}

/** Who asks while a large catalogue is being published is answered with what was published before. */
async function untilPublished(): Promise<void> {
  const read = async () => (await fetch(`${SHOP}/catalogue/head`)).text();
  for (let before = ''; ; ) {
    const now = await read();
    if (now === before) return;
    before = now;
    await pause(IDLE_MS);
  }
}

/** From its next document on, the page notes what holds up its main thread. */
async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longTasks: PerformanceEntry[] = [];
    Reflect.set(window, 'longTasks', longTasks);
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries());
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest time for which the main thread was held up so far, ms; where the catalogue was asked for, since its head was there. */
function maxTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const head = entries.find(({ name }) => name.endsWith('/catalogue/head'));
    const noted = Reflect.get(window, 'longTasks') as PerformanceEntry[];
    const tasks = noted.filter(({ startTime }) => startTime > (head?.responseEnd ?? 0));
    return Math.max(0, ...tasks.map(({ duration }) => duration));
  });
}

/** When the first suggestion stood there, ms after the navigation began. */
function firstSuggestionAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[role=option]')) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** What a search takes right after a start, and how long the screen is held up by it at most; without a network, ms. */
async function measureSearches(page: Page): Promise<Record<string, number[]>> {
  const results: number[] = [];
  const suggestions: number[] = [];
  const blocked: number[] = [];
  const noteBlocked = async () => {
    await page.waitForTimeout(500);
    blocked.push(await maxTask(page));
  };
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${SHOP}/products?search=turmeric`, { waitUntil: 'commit' });
    results.push(await firstProductAt(page));
    await noteBlocked();
    await page.goto(`${SHOP}/search`, { waitUntil: 'commit' });
    await page.getByRole('combobox').first().fill('tur');
    suggestions.push(await firstSuggestionAt(page));
    await noteBlocked();
  }
  return {
    'first results of a search after a start': results,
    'first suggestion after a start': suggestions,
    'longest frame held up meanwhile (median)': blocked,
    'longest frame held up meanwhile (worst)': [Math.max(...blocked)],
  };
}
