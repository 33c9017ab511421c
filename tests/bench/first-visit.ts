// What a first visit downloads and what it and a repeat visit read from Firestore.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { whatIsKept } from '../support/device-storage.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { isFirestore, isPublished } from '../support/sent-requests.ts';
import { type Bench, firstProductAt, noteFirstProduct, SCREEN, SHOP } from './bench-browser.ts';
import { bytesOnTheWire, KINDS, kilobytes, kindOf, row } from './figures.ts';
import { countReads } from './firestore-reads.ts';

const QUIET_MS = 3_000;

const isAboutCatalogue = (seen: SeenRequest) => isFirestore(seen) || isPublished(seen);

/** Prints the bytes of a first visit to a page; `selector` names what must stand there before a tap is answered. */
export async function measureFirstVisit(
  { browser, network }: Bench,
  path: string,
  selector: string,
): Promise<void> {
  const context = await browser.newContext(SCREEN);
  await noteFirstProduct(context, selector);
  const page = await context.newPage();
  network.reset();
  await page.goto(SHOP + path);
  const origin = await page.evaluate(() => performance.timeOrigin);
  const shownAt = origin + (await firstProductAt(page));
  await untilQuiet(page, network.log);
  const answersAt =
    origin + (await page.evaluate(() => Number(document.documentElement.dataset.answersTaps)));
  const everything = network.log.filter(({ reply }) => reply);
  const before = (moment: number) => everything.filter(({ at }) => at <= moment);
  const columns = [before(answersAt), before(shownAt), everything];
  console.log(`\nFirst visit to ${path}`);
  console.log(row('', 'before a tap', 'before a product', 'everything'));
  for (const kind of KINDS) console.log(row(kind, ...columns.map((seen) => sum(seen, kind))));
  console.log(row('all', ...columns.map((seen) => sum(seen))));
  console.log(row('requests', ...columns.map(({ length }) => String(length))));
  const published = columns.map((seen) => sum(seen.filter(isPublished)));
  console.log(row('published catalogue (gzip)', ...published));
  console.log(row('Firestore reads', '', '', String(countReads(everything))));
  const later = await measureHourLater(context, network, path);
  for (const [name, count] of later) console.log(row(name, '', '', String(count)));
  await context.close();
}

/** What a visit an hour later asks for, which sooner would not ask at all; in a new tab, by the phone's clock. */
export async function measureHourLater(
  context: BrowserContext,
  network: FaultProxy,
  path: string,
): Promise<[name: string, count: number][]> {
  network.log.length = 0;
  const again = await context.newPage();
  await again.clock.install({ time: Date.now() + 60 * 60_000 });
  await again.goto(SHOP + path);
  await untilAsked(network);
  await untilQuiet(again, network.log);
  await again.close();
  return [
    ['Firestore reads of a visit an hour later', countReads(network.log)],
    ['requests to the published catalogue then', network.seen(isPublished).length],
  ];
}

function sum(seen: readonly SeenRequest[], kind?: string): string {
  const counted = seen.filter((it) => !kind || kindOf(it) === kind);
  return kilobytes(counted.reduce((bytes, it) => bytes + bytesOnTheWire(it), 0));
}

/** Until the catalogue has been asked after, of whomever, or for so long that it will not be any more. */
export async function untilAsked({ log }: FaultProxy): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 20_000 && !log.some(isAboutCatalogue); ) {
    await sleep(200);
  }
}

/** Until the catalogue is kept and nothing has been asked for a while, but whether the shop answers: where there is no network, that is asked on and on. */
export async function untilQuiet(page: Page, log: readonly SeenRequest[]): Promise<void> {
  for (;;) {
    await sleep(500);
    const asked = log.filter(({ url }) => url.pathname !== '/reachable.json');
    const lastAt = Math.max(0, ...asked.map(({ at }) => at));
    if (Date.now() - lastAt > QUIET_MS && (await whatIsKept(page)).hasMirror) return;
  }
}
