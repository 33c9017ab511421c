// The downloads of a first visit, and its and a repeat visit's reads from Firestore.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { seededProducts } from '../support/demo-products.ts';
import { whatIsKept } from '../support/device-storage.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { isFirestore, isPublished } from '../support/sent-requests.ts';
import { type Bench, SCREEN, SHOP, withBench } from './bench-browser.ts';
import { bytesOnTheWire, KINDS, kilobytes, kindOf, tell } from './figures.ts';
import { countReads } from './firestore-reads.ts';

const QUIET_MS = 3_000;

/** Prints the bytes of a first visit to the list and to a product, by kind, and those of a visit an hour later. */
export async function measureFirstVisits(): Promise<void> {
  const products = await seededProducts();
  console.log(`\n${products.length} products. Bodies only; texts gzipped, as production does.`);
  await withBench(async (bench) => {
    for (const path of ['/products', `/product/${products[0]?.id}`]) await measure(bench, path);
  });
}

async function measure({ browser, network }: Bench, path: string): Promise<void> {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  network.reset();
  await page.goto(SHOP + path);
  await untilQuiet(page, network.log);
  const seen = network.log.filter(({ reply }) => reply);
  const bytes = (some: readonly SeenRequest[]) => kilobytes(bytesOnTheWire(some));
  console.log(`\nFirst visit to ${path}`);
  for (const kind of KINDS) tell(kind, bytes(seen.filter((it) => kindOf(it) === kind)));
  tell('all', bytes(seen));
  tell('requests', seen.length);
  tell('published catalogue (gzip)', bytes(seen.filter(isPublished)));
  tell('Firestore reads', countReads(seen));
  await measureHourLater(context, network, path);
  await context.close();
}

/** Prints the requests of a visit an hour later (a sooner one would make none); in a new tab, by the phone's clock. */
export async function measureHourLater(
  context: BrowserContext,
  network: FaultProxy,
  path: string,
): Promise<void> {
  network.log.length = 0;
  await visitLater(await context.newPage(), network, { path, hours: 1 });
  tell('Firestore reads of a visit an hour later', countReads(network.log));
  tell('requests to the published catalogue then', network.seen(isPublished).length);
}

/** A visit this many hours later by the phone's clock, until it makes no more requests. */
export async function visitLater(
  page: Page,
  { log }: FaultProxy,
  { path, hours }: { path: string; hours: number },
): Promise<void> {
  await page.clock.install({ time: Date.now() + hours * 60 * 60_000 });
  await page.goto(SHOP + path);
  // Waits until the phone has asked any source for the catalogue, or for so long that it will not any more.
  const isAsked = () => log.some((it) => isFirestore(it) || isPublished(it));
  for (const began = Date.now(); Date.now() - began < 20_000 && !isAsked(); ) await sleep(200);
  await untilQuiet(page, log);
  await page.close();
}

/** Waits until the catalogue is kept and requests have stopped for a while, except the endless reachability checks. */
export async function untilQuiet(page: Page, log: readonly SeenRequest[]): Promise<void> {
  for (;;) {
    await sleep(500);
    const asked = log.filter(({ url }) => url.pathname !== '/reachable.json');
    const lastAt = Math.max(0, ...asked.map(({ at }) => at));
    if (Date.now() - lastAt > QUIET_MS && (await whatIsKept(page)).hasMirror) return;
  }
}
