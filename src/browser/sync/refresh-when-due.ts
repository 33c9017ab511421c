// When the page refreshes the mirror: at the start, when the shop is reachable again, when the page becomes visible,
// and periodically. One tab at a time.

import { shop } from '#config/shop.ts';
import { readPictureList } from '#domain/catalogue/catalogue.ts';
import * as catalogue from '#domain/catalogue/fetch-catalogue.ts';
import * as published from '#domain/catalogue/fetch-published-catalogue.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { picturesToWarm } from '#domain/catalogue/pictures-to-warm.ts';
import type { PublishedHead } from '#domain/catalogue/published-catalogue.ts';
import { refreshMirror } from '#domain/catalogue/refresh.ts';
import type { HaatDatabase, MirrorState } from '#domain/device/tables.ts';
import { isSavingData } from '#domain/product/saving-data.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { line } from '#engine/lib/capabilities.ts';
import { tellWorker } from '#engine/lib/worker-message.ts';
import { callCatalogueWorker } from './catalogue-worker.ts';
import { recordAnswered } from './reachability.ts';
import { whileSeen } from './scheduler.ts';

/** How often while the page is visible. ms */
const EVERY_MS = 5 * 60_000;
/** Occasions within this time count as one. ms */
const NOT_SOONER_MS = 2_000;

export type Sanitiser = (html: string) => string;

/** Keeps the mirror fresh while the page lives. The sanitiser is loaded only if needed. */
export function refreshWhenDue(
  database: HaatDatabase,
  loadSanitiser: () => Promise<Sanitiser>,
): void {
  const due = whileSeen<'start'>({
    name: 'the catalogue on this phone',
    everyMs: EVERY_MS,
    run: () => onceAcrossTabs(() => refreshOnce(database, loadSanitiser)),
  });
  void due('start');
}

async function refreshOnce(
  database: HaatDatabase,
  loadSanitiser: () => Promise<Sanitiser>,
): Promise<void> {
  const { refreshedAt } = await readMirrorState(database);
  const age = Date.now() - refreshedAt;
  if (age >= 0 && age < NOT_SOONER_MS) return;
  let isLarge = false;
  const result = await refreshMirror({
    database,
    published,
    remote: catalogue,
    importInWorker(head, state) {
      isLarge = true;
      return importInWorker(head, state);
    },
    sanitise: async (html) => (await loadSanitiser())(html),
    yieldToMain,
    now: Date.now,
  });
  if (result.outcome === 'failed') return recordAnswered(false);
  recordAnswered(true);
  if (result.outcome === 'overtaken') return;
  for (const line of result.refused) console.warn(`not believed: ${line}`);
  // Otherwise the first search would wait until thousands of products are indexed.
  if (isLarge) {
    const { searchWords } = shop;
    void callCatalogueWorker((it) => it.search('', searchWords)).catch(() => undefined);
  }
  await warmPictures(database);
}

/** Where the worker fails, the refresh imports by itself. */
async function importInWorker(head: PublishedHead, state: MirrorState): Promise<string[]> {
  try {
    return await callCatalogueWorker((it) => it.importParts(head, state));
  } catch (error) {
    console.warn('importing on the page itself:', error);
    return [];
  }
}

/**
 * Lets input and painting go first. A hidden page has neither, and its throttled timers would keep other tabs waiting.
 */
async function yieldToMain(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => setTimeout(resolve, 0));
}

async function onceAcrossTabs(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('haat-mirror', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/**
 * Tells the worker which product pictures to prefetch for offline use: most useful first, and none for a shopper who
 * saves data. Does nothing without a worker.
 */
async function warmPictures(database: HaatDatabase): Promise<void> {
  if (isSavingData()) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) {
    // Wait for a worker that is still installing, without blocking the refresh.
    void navigator.serviceWorker?.ready.then(() => warmPictures(database));
    return;
  }
  const pictures = picturesToWarm(await readPictureList(database));
  const urls = pictures.map(({ id, image, size }) => pictureAddress(id, image, size));
  tellWorker(worker, { type: 'warm-pictures', urls, isFreeLine: isOnFreeLine() });
}

/** Whether the browser reports an unmetered connection; most computers' browsers report nothing. */
function isOnFreeLine(): boolean {
  return ['wifi', 'ethernet'].includes(line(navigator)?.type ?? '');
}
