// A long outbox: how fast it goes, whether anything of it is sent twice, and whether the screen stands still meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { leaveInOutbox } from '../journeys/steps/older-rows.ts';
import { isCommit } from '../support/sent-requests.ts';
import { listDocuments } from '../support/shop-server.ts';
import { type Bench, SCREEN, SHOP } from './bench-browser.ts';
import { row } from './figures.ts';

/** What an emulator that has just been started takes its time for is not the shop's. */
const BEFORE_IT_COUNTS = 300;

/** Prints what so many waiting messages come to when one tab sends them, and four at once. */
export async function measureLongOutbox(bench: Bench, rows: number): Promise<void> {
  console.log(`\n${rows} messages that wait, on a network that works`);
  await sendAll(bench, BEFORE_IT_COUNTS, 1);
  for (const tabs of [1, 4]) {
    const { seconds, commits, documents, longest } = await sendAll(bench, rows, tabs);
    const who = tabs === 1 ? 'one tab' : `${tabs} tabs`;
    console.log(row(`${who}: rows a second`, (rows / seconds).toFixed(1)));
    console.log(row(`${who}: commits`, String(commits)));
    console.log(row(`${who}: documents`, String(documents)));
    console.log(row(`${who}: longest task on a page meanwhile`, `${longest.toFixed(0)} ms`));
  }
}

/** Leaves messages on a phone, and has so many of its tabs send them. */
async function sendAll({ browser, network }: Bench, rows: number, tabs: number) {
  const context = await browser.newContext({ ...SCREEN, baseURL: SHOP });
  await noteLongTasks(context);
  const pages = await prepared(context, tabs);
  const [first] = pages;
  if (!first) throw new Error('no tab');
  const ids = Array.from({ length: rows }, () => randomUUID().replaceAll('-', ''));
  await leaveInOutbox(first, ids.map(waitingMessage));
  network.reset();
  await Promise.all(pages.map((page) => page.goto('/waiting')));
  const commits = () => network.log.filter(isCommit).length;
  while (commits() === 0) await sleep(10);
  const began = performance.now();
  while ((await left(first)) > 0) await sleep(50);
  const seconds = (performance.now() - began) / 1000;
  await sleep(1000);
  const sent = commits();
  const stored = new Set((await listDocuments('contact-us')).map(({ id }) => id));
  const longest = Math.max(...(await Promise.all(pages.map(longestTask))));
  await context.close();
  const documents = ids.filter((id) => stored.has(id)).length;
  return { seconds, commits: sent, documents, longest };
}

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

function waitingMessage(id: string) {
  return {
    id,
    v: 1,
    kind: 'contact',
    uid: null,
    entityKey: `contact-us/${id}`,
    payload: {
      name: 'Asha Rao',
      phone: '+91 9876543210',
      email: 'asha.rao@example.com',
      message: `Do you deliver to Sehore? ${id}`,
    },
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

async function noteLongTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      const known = Number(Reflect.get(window, 'longestTask') ?? 0);
      // The start's own frames are measured elsewhere.
      if (performance.now() > 2500) Reflect.set(window, 'longestTask', Math.max(known, longest));
    }).observe({ type: 'longtask' });
  });
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'longestTask') ?? 0));
}
