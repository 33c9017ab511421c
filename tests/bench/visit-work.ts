// The work that visits and taps cost a cheap phone: blocked time, scripts, pictures fetched ahead, and time to the next frame.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { inStock } from '../support/demo-products.ts';
import { everythingOnDevice } from '../support/device-storage.ts';
import { type Opened, SHOP, SLOW_LINE, slowDown, untilKept, withProfile } from './bench-browser.ts';
import { type Figures, median } from './figures.ts';

/** A visit is over when nothing has run or come for this long. */
const QUIET_MS = 4_000;
/** How many times slower an old phone is, for taps. */
const OLD_PHONE = 6;
/** Later visits in their order; a first one is apart. */
const LATER = ['repeat', 'offline', 'new process'] as const;

const Warmed = v.object({
  key: v.literal('warmed-pictures'),
  value: v.object({ bytes: v.number() }),
});
const Tapped = v.object({ frame: v.number(), use: v.number() });
type Tapped = v.InferOutput<typeof Tapped>;

/** Medians over some rounds of about six minutes, on the shop that runs. */
export async function measureVisitWork(wanted: number): Promise<Figures> {
  const [{ id }] = await inStock();
  const rounds: Figures[] = [];
  for (let round = 0; round < wanted; round++) {
    const found: Figures = new Map();
    for (const [name, path] of [
      ['home', '/'],
      ['list', '/products'],
      ['product', `/product/${id}`],
    ] as const) {
      await withProfile((open) => visits(open, name, path, found));
    }
    await withProfile((open) => taps(open, `/product/${id}`, found));
    rounds.push(found);
  }
  const names = new Set(rounds.flatMap((it) => [...it.keys()]));
  return new Map([...names].map((it) => [it, median(rounds.flatMap((all) => all.get(it) ?? []))]));
}

type Open = () => Promise<Opened>;

/** A first visit, and the later ones with the same profile. */
async function visits(open: Open, name: string, path: string, found: Figures): Promise<void> {
  const address = SHOP + path;
  const { context, page } = await open();
  await slowDown(page);
  const first = await visit(page, address);
  found.set(`${name}, first visit: blocked, ms`, first.blocked);
  found.set(`${name}, first visit: scripts, KB gzip`, first.scripts);
  await untilKept(page);
  for (const later of LATER.slice(0, 2)) {
    await context.setOffline(later === 'offline');
    const { blocked } = await visit(page, address);
    found.set(`${name}, ${later}: blocked, ms`, blocked);
  }
  found.set(`${name}: pictures fetched ahead in three visits, KB`, await fetchedAhead(page));
  await context.close();
  const anew = await open();
  await anew.context.setOffline(true);
  await slowDown(anew.page);
  found.set(`${name}, new process: blocked, ms`, (await visit(anew.page, address)).blocked);
  await anew.context.close();
}

/** Opens an address and waits until the page is quiet: ms of long tasks beyond 50, and KB of scripts from the network. */
async function visit(page: Page, address: string): Promise<{ blocked: number; scripts: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const offline = await page.evaluate(() => !navigator.onLine);
  await devtools.send('Network.emulateNetworkConditions', { ...SLOW_LINE, offline });
  let busyAt = Date.now();
  const scripts = new Set<string>();
  const bodies: Promise<number>[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && !response.fromServiceWorker) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    busyAt = Date.now();
    if (!scripts.has(requestId)) return;
    bodies.push(
      devtools.send('Network.getResponseBody', { requestId }).then(
        ({ body, base64Encoded }) =>
          gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).byteLength / 1024,
        () => 0,
      ),
    );
  });
  await page.goto(address, { waitUntil: 'load' });
  while (Date.now() - busyAt < QUIET_MS) await page.waitForTimeout(200);
  const blocked = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) sum += Math.max(0, duration - 50);
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  const sizes = await Promise.all(bodies);
  await devtools.detach();
  return { blocked, scripts: sizes.reduce((sum, it) => sum + it, 0) };
}

async function fetchedAhead(page: Page): Promise<number> {
  const { deviceState = [] } = await everythingOnDevice(page, ['deviceState']);
  const warmed = deviceState.find((row) => v.is(Warmed, row));
  return warmed === undefined ? 0 : v.parse(Warmed, warmed).value.bytes / 1024;
}

/** Taps on an old phone that knows the shop: ms until the next frame, and until what was asked for can be used. */
async function taps(open: Open, product: string, found: Figures): Promise<void> {
  const { context, page } = await open();
  await visit(page, `${SHOP}/products`);
  await untilKept(page);
  await slowDown(page, OLD_PHONE);
  const at = async (path: string) => {
    await page.goto(SHOP + path);
    await page.waitForTimeout(QUIET_MS);
  };
  const tap = async (name: string, target: string, usable?: string) => {
    const { frame, use } = await tapped(page, target, usable);
    found.set(`${name}: next frame, ms`, frame);
    if (usable) found.set(`${name}: usable, ms`, use);
  };
  await at('/');
  await tap('search in the header', 'header a[href="/search"]', 'input[role=combobox]:focus');
  await at('/products');
  await tap('Filters', '.list-bar button >> nth=0', 'dialog[open] input[type=checkbox]');
  await tap('tick a category', 'dialog[open] input[type=checkbox]');
  await at('/products');
  await tap('Sort', '.list-bar button >> nth=1', 'dialog[open] input[type=radio]');
  await tap('sort chosen', 'dialog[open] label:has(input[type=radio]:not(:checked))');
  await at('/products');
  await tap('card to product', '.product-card[href]', '.gallery, .product');
  await at(product);
  await tap('Add to Cart', 'main form button, main .add-to-cart button');
  await context.close();
}

/** Touches an element. `usable`: what has to be there then. ms since the touch. */
async function tapped(page: Page, target: string, usable = 'body'): Promise<Tapped> {
  await page.evaluate((wanted) => {
    const seen = { frame: 0, use: 0 };
    Object.assign(globalThis, { benchTap: seen });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(wanted)) return requestAnimationFrame(look);
          seen.use = performance.now() - timeStamp;
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) {
        if (!/^(pointer|click|key)/.test(it.name)) continue;
        seen.frame = Math.max(it.duration, seen.frame);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, usable);
  await page.locator(target).first().tap({ force: true });
  await page.waitForTimeout(3_000);
  return v.parse(Tapped, await page.evaluate(() => Reflect.get(globalThis, 'benchTap')));
}
