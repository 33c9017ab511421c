// How fast pages are seen on a mid-range phone with a slow line, and what they fetch for it: a first visit, a repeat, without a network, and
// without a network in a browser that was just started. Ratios to a page written by hand with the same pictures, from the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { seededProducts } from '../support/demo-products.ts';
import { whatIsKept } from '../support/device-storage.ts';
import { wholeChromiumOptions } from '../support/stack-chromium.ts';
import { SCREEN, SHOP, slowDown } from './bench-browser.ts';
import { kilobytes, median, row } from './figures.ts';
import { type Shown, serveStaticShop } from './static-shop.ts';

const ROUNDS = 3;
const SLOWDOWN = 4;
/** Chromium's own "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_LINE = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SETTLE_MS = 1_500;
const VISITS = ['first', 'repeat', 'offline', 'offline, new process'] as const;

type Visit = (typeof VISITS)[number];
/** Largest paint and time of the main thread that was blocked, in ms; layout shift; scripts that ran. */
type Painted = { largest: number; blocked: number; shift: number; scripts: number };
/** The same, and what had been fetched by then; of a first visit, the worker goes on fetching after that. */
type Seen = Painted & Delivered;

/** Prints medians and ratios. */
export async function measurePageSpeed(): Promise<void> {
  const products = (await seededProducts()).filter(({ photos }) => photos > 0);
  const opened = `${SHOP}/product/${products[0]?.id}`;
  const never = products.slice(-3).map(({ id }) => `${SHOP}/product/${id}`);
  const floor = await serveStaticShop(await firstScreen());
  const pages: [name: string, first: string, later?: readonly string[]][] = [
    ['a static page', floor.address],
    ['/', `${SHOP}/`],
    ['/products', `${SHOP}/products`],
    ['a product', opened],
    ['a product, never opened', `${SHOP}/products`, never],
  ];
  console.log(
    `\nPages as they are seen (slow 4G, processor slowed ${SLOWDOWN}×, medians of ${ROUNDS})`,
  );
  const base = new Map<Visit, number>();
  for (const [name, first, later] of pages) {
    const rounds: Map<Visit, Seen>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visits(first, later));
    const heads = ['largest paint', 'ratio', 'blocked', 'layout shift', 'scripts', 'requests'];
    console.log(row(name, ...heads, 'on the wire'));
    for (const visit of VISITS) {
      const all = rounds.flatMap((it) => it.get(visit) ?? []);
      if (all.length === 0) continue;
      const of = (figure: keyof Seen) => median(all.map((it) => it[figure]));
      if (!base.has(visit)) base.set(visit, of('largest'));
      console.log(
        row(
          `  ${visit}`,
          `${of('largest').toFixed(0)} ms`,
          `${(of('largest') / (base.get(visit) ?? 1)).toFixed(2)} ×`,
          `${of('blocked').toFixed(0)} ms`,
          of('shift').toFixed(4),
          String(of('scripts')),
          String(of('requests')),
          kilobytes(of('bytes')),
        ),
      );
    }
  }
  floor.close();
}

/**
 * All visits with one profile. `later`: what is opened in the second, third and fourth of them, where it is not the page of the first; that one
 * is not told then.
 */
async function visits(
  address: string,
  [repeat = address, offline = address, restarted = address]: readonly string[] = [],
): Promise<Map<Visit, Seen>> {
  const profile = await mkdtemp(join(tmpdir(), 'haat-bench-'));
  const found = new Map<Visit, Seen>();
  try {
    const first = await open(profile);
    const begun = await see(first, address);
    if (repeat === address) found.set('first', begun);
    await first.page.goto(address);
    await untilKept(first.page);
    found.set('repeat', await see(first, repeat));
    await first.context.setOffline(true);
    found.set('offline', await see(first, offline, true));
    await first.context.close();
    const second = await open(profile);
    await second.context.setOffline(true);
    found.set('offline, new process', await see(second, restarted, true));
    await second.context.close();
    return found;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

type Opened = { context: BrowserContext; page: Page };

async function open(profile: string): Promise<Opened> {
  const options = { ...SCREEN, ...(await wholeChromiumOptions()) };
  const context = await chromium.launchPersistentContext(profile, options);
  // The runner of these programs names functions by a function of its own, which pages do not have.
  await context.addInitScript('globalThis.__name ??= (it) => it');
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Opens an address as on a slow phone and looks at what became of it. `isOffline`: as the browser was told, which the slow line would undo. */
async function see({ context, page }: Opened, address: string, isOffline = false): Promise<Seen> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...SLOW_LINE, offline: isOffline });
  await slowDown(page, SLOWDOWN);
  const delivered = countDelivered(context);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const painted = await page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        const seen = { largest: 0, blocked: 0, shift: 0, scripts: 0 };
        const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
            type,
            buffered: true,
          });
        follow('largest-contentful-paint', ({ startTime }) => {
          seen.largest = startTime;
        });
        follow('longtask', ({ duration }) => {
          seen.blocked += duration - 50;
        });
        follow('layout-shift', (entry) => {
          seen.shift += Number(Reflect.get(entry, 'value'));
        });
        seen.scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js')).length;
        setTimeout(() => resolve(seen), 300);
      }),
  );
  await slowDown(page, 1);
  await devtools.detach();
  return { ...painted, ...(await delivered()) };
}

/** Until the worker answers, and in the shop until the catalogue and the pictures are kept. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  if (!page.url().startsWith(SHOP)) return;
  for (let before = -1; ; ) {
    await page.waitForTimeout(2_000);
    const { hasMirror, pictures } = await whatIsKept(page);
    if (hasMirror && pictures > 0 && pictures === before) return;
    before = pictures;
  }
}

/** Name, price and picture of what the first screen of the list shows, from its own HTML. */
async function firstScreen(): Promise<Shown[]> {
  const html = await (await fetch(`${SHOP}/products`)).text();
  const cards = [...html.matchAll(/<a class="product-card"[\s\S]*?<\/a>/g)].slice(0, 6);
  return Promise.all(
    cards.map(async ([card]) => {
      const part = (pattern: RegExp) => pattern.exec(card)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const reply = await fetch(part(/ src="([^"]+)"/));
      return {
        name: part(/card__name">([^<]*)/),
        price: part(/<data[^>]*>([^<]*)/),
        picture: Buffer.from(await reply.arrayBuffer()),
        type: reply.headers.get('content-type') ?? 'image/webp',
      };
    }),
  );
}

/** Answers, and their bytes with the headers, as they came. */
type Delivered = { requests: number; bytes: number };

/** A size is known as soon as its answer has come, or never. ms */
const UNKNOWN_AFTER_MS = 5_000;

/** Counts from now on; what is returned ends it. Where one size could not be learned, there is no sum of bytes. */
function countDelivered(context: BrowserContext): () => Promise<Delivered> {
  const coming: Promise<number>[] = [];
  const note = (request: Request) => {
    const unknown = sleep(UNKNOWN_AFTER_MS, Number.NaN);
    coming.push(Promise.race([bytesOf(request).catch(() => Number.NaN), unknown]));
  };
  context.on('requestfinished', note);
  return async () => {
    context.off('requestfinished', note);
    const delivered = (await Promise.all(coming)).filter((bytes) => bytes !== 0);
    return {
      requests: delivered.length,
      bytes: delivered.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}

/** None where a cache or the service worker answered, or what the page made itself. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  if (!response || response.fromServiceWorker() || !request.url().startsWith('http')) return 0;
  // Together they are what came over the line, which is nothing for an answer out of the browser's cache.
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}
