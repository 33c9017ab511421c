// A long outbox: how fast it goes beside the same documents without the shop, whether anything of it is sent twice, and whether the
// screen stands still meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { firebaseProject } from '#core/model/config/firebase-project.ts';
import { DRAIN_CONCURRENCY } from '#core/model/limits.ts';
import { resourceName } from '#core/remote/firestore-request.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { leaveInOutbox } from '../journeys/steps/older-rows.ts';
import { untilSilent } from '../support/function-runs.ts';
import { isCommit } from '../support/sent-requests.ts';
import { listDocuments } from '../support/shop-server.ts';
import { type Bench, launchChromium, SCREEN, SHOP, slowDown } from './bench-browser.ts';
import { row } from './figures.ts';
import { maxTaskIn, noteTasks, type Task } from './long-tasks.ts';

/** An emulator that was just started sends a fifth of what it sends later: these are sent first, and do not count. */
const BEFORE_IT_COUNTS = 600;
/** A page needs so long to start, which is measured elsewhere, too. ms */
const OPENING_MS = 2500;
const isOpening = ({ began }: Task) => began < OPENING_MS;

const CASES = [
  { who: 'one tab', tabs: 1, slower: 1 },
  { who: 'four tabs', tabs: 4, slower: 1 },
  { who: 'one tab, four times slower', tabs: 1, slower: 4 },
] as const;
type Case = (typeof CASES)[number];

/** Prints what so many waiting messages come to when one tab sends them, four at once, and a slow phone. */
export async function measureLongOutbox(bench: Bench, rows: number): Promise<void> {
  console.log(`\n${rows} messages that wait, on a network that works`);
  const straight = await launchChromium();
  await sendBare(straight, BEFORE_IT_COUNTS);
  for (const it of CASES) {
    // Straight to the shop for the rate, with what the machine can do just before and just after it.
    const before = rows / (await sendBare(straight, rows));
    const { seconds } = await sendAll(straight, rows, it);
    const after = rows / (await sendBare(straight, rows));
    console.log(row(`${it.who}: rows a second`, (rows / seconds).toFixed(1)));
    console.log(
      row('  the same documents without the shop', `${before.toFixed(1)}, ${after.toFixed(1)}`),
    );
    console.log(
      row('  of which it reaches', `${((200 * rows) / seconds / (before + after)).toFixed(0)} %`),
    );
    // Once more through the proxy, which counts, and with the trace, which both take time.
    bench.network.reset();
    const { ids, tasks } = await sendAll(bench.browser, rows, it, noteTasks);
    const stored = new Set((await listDocuments('contact-us')).map(({ id }) => id));
    console.log(row('  commits', String(bench.network.log.filter(isCommit).length)));
    console.log(row('  documents', String(ids.filter((id) => stored.has(id)).length)));
    const [opening, later] = [tasks.filter(isOpening), tasks.filter((task) => !isOpening(task))];
    console.log(row('  longest task, opening: clock, own work', ...maxTaskIn(opening)));
    console.log(row('  longest task, later: clock, own work', ...maxTaskIn(later)));
  }
  await straight.close();
}

/** Sends messages from a page without the shop, as many at a time as the shop does; returns the seconds. */
async function sendBare(browser: Browser, rows: number): Promise<number> {
  const page = await browser.newPage({ baseURL: SHOP });
  await page.goto('/reachable.json');
  const bodies = Array.from({ length: rows }, () => {
    const id = newId();
    const name = resourceName(`/contact-us/${id}`);
    return JSON.stringify({ writes: [{ update: { name, fields: encodeFields(messageOf(id)) } }] });
  });
  const address = `${firebaseProject.firestoreOrigin}/v1/${resourceName(':commit')}`;
  const took = await page.evaluate(
    async ({ left, url, atOnce }) => {
      const began = performance.now();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let body = left.pop(); body; body = left.pop()) {
            const reply = await fetch(url, { method: 'POST', body });
            if (!reply.ok) throw new Error(await reply.text());
            await reply.text();
          }
        }),
      );
      return performance.now() - began;
    },
    { left: bodies, url: address, atOnce: DRAIN_CONCURRENCY },
  );
  await page.close();
  // Each message wakes a function, and what was woken before would take its time from the next.
  await untilSilent();
  return took / 1000;
}

/** Leaves messages on a phone, and has so many of its tabs send them. */
async function sendAll(
  browser: Browser,
  rows: number,
  { tabs, slower }: Case,
  note?: typeof noteTasks,
) {
  const context = await browser.newContext({ ...SCREEN, baseURL: SHOP });
  const pages = await prepared(context, tabs);
  const [first] = pages;
  if (!first) throw new Error('no tab');
  const ids = Array.from({ length: rows }, newId);
  await leaveInOutbox(first, ids.map(waitingMessage));
  if (slower > 1) for (const page of pages) await slowDown(page, slower);
  let began = 0;
  context.on('request', (it) => {
    if (it.url().endsWith(':commit')) began ||= performance.now();
  });
  const endNoting = await note?.(browser);
  await Promise.all(pages.map((page) => page.goto('/waiting')));
  while (began === 0) await sleep(10);
  while ((await left(first)) > 0) await sleep(100);
  const seconds = (performance.now() - began) / 1000;
  await sleep(1000);
  const tasks = (await endNoting?.()) ?? [];
  await context.close();
  await untilSilent();
  return { seconds, ids, tasks };
}

const newId = () => randomUUID().replaceAll('-', '');

/** Tabs of a phone with a worker and a mirror. */
async function prepared(context: BrowserContext, tabs: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const page of pages) {
    await page.goto('/products');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(1500);
    // Nothing of the shop is open while the rows are put in.
    await page.goto('/reachable.json');
  }
  return pages;
}

function messageOf(id: string) {
  return {
    name: 'Asha Rao',
    phone: '+91 9876543210',
    email: 'asha.rao@example.com',
    message: `Do you deliver to Sehore? ${id}`,
  };
}

function waitingMessage(id: string) {
  return {
    id,
    v: 1,
    kind: 'contact',
    uid: null,
    entityKey: `contact-us/${id}`,
    payload: messageOf(id),
    accepted: null,
    createdAt: Date.now(),
    state: 'queued',
    heldFor: null,
    attempts: 0,
    denials: 0,
    nextAt: 0,
    lastError: null,
    everSent: false,
    lease: null,
  };
}

function left(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('haat');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('outbox').objectStore('outbox').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );
}
