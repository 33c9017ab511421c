// How long a phone without a network takes from a reload to the first product, as a ratio to a page written by hand
// with the same pictures: the two take turns, and medians are compared.
import type { Page } from 'playwright';
import { whatIsKept } from '../support/device-storage.ts';
import {
  type Bench,
  firstProductAt,
  noteFirstProduct,
  SCREEN,
  SHOP,
  slowDown,
} from './bench-browser.ts';
import { median, row } from './figures.ts';
import { type Shown, serveStaticShop } from './static-shop.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
const SETTLE_MS = 400;

/** Prints medians and ratio. */
export async function measureOfflineStart({ browser }: Bench): Promise<void> {
  const context = await browser.newContext(SCREEN);
  await noteFirstProduct(context, 'main a[href^="/product/"]');
  const shop = await context.newPage();
  await shop.goto(`${SHOP}/products`);
  await firstProductAt(shop);
  await untilKept(shop);
  const floor = await serveStaticShop(await firstScreen(shop));
  const still = await context.newPage();
  await still.goto(floor.address);
  await still.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await Promise.all([slowDown(shop, SLOWDOWN), slowDown(still, SLOWDOWN)]);
  const times = { shop: [] as Start[], still: [] as Start[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [await start(shop), await start(still)];
    // The first round only warms up.
    if (round > 0) times.shop.push(one) && times.still.push(other);
  }
  floor.close();
  await context.close();

  console.log(
    `\nReload without a network (processor slowed ${SLOWDOWN}×, medians of ${ROUNDS}, taking turns)`,
  );
  console.log(row('', 'first product', 'largest paint'));
  const medians = (starts: readonly Start[]) =>
    [median(starts.map((it) => it.first)), median(starts.map((it) => it.largest))] as const;
  const ours = medians(times.shop);
  const theirs = medians(times.still);
  console.log(row('the shop', ...ours.map((ms) => `${ms.toFixed(0)} ms`)));
  console.log(row('a static page from a worker', ...theirs.map((ms) => `${ms.toFixed(0)} ms`)));
  console.log(row('ratio', ...ours.map((ms, at) => `${(ms / (theirs[at] ?? 1)).toFixed(2)} ×`)));
}

type Start = { first: number; largest: number };

async function start(page: Page): Promise<Start> {
  await page.bringToFront();
  await page.reload({ waitUntil: 'commit' });
  const first = await firstProductAt(page);
  const largest = await page.evaluate(
    (settle) =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), settle);
      }),
    SETTLE_MS,
  );
  return { first, largest };
}

async function untilKept(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    await page.waitForTimeout(2_000);
    const { hasMirror, pictures } = await whatIsKept(page);
    if (hasMirror && pictures > 0 && pictures === before) return;
    before = pictures;
  }
}

/** Name, price and picture of what the first screen shows. */
async function firstScreen(page: Page): Promise<Shown[]> {
  const cards = await page.locator('main a[href^="/product/"]').evaluateAll((found) =>
    found
      .filter((card) => card.getBoundingClientRect().top < innerHeight)
      .map((card) => ({
        name: card.textContent ?? '',
        price: card.querySelector('data')?.textContent ?? '',
        address: card.querySelector('img')?.currentSrc ?? '',
      })),
  );
  return Promise.all(
    cards.map(async ({ address, ...words }) => {
      const reply = await fetch(address);
      const type = reply.headers.get('content-type') ?? 'image/webp';
      return { ...words, picture: Buffer.from(await reply.arrayBuffer()), type };
    }),
  );
}
