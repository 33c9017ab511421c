// What the labels of many orders cost at the desk: each paper in turn, on a phone with a slow processor. The orders are
// removed again.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import { LABEL_FORMATS } from '#domain/order/desk/labels/formats.ts';
import { orderFields } from '#domain/order/order-write.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { makeMerchant, makePhoneAccount, somePhone } from '../support/demo-accounts.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { type DemoProduct, seededProducts } from '../support/demo-products.ts';
import { putAccount } from '../support/device-storage.ts';
import { removeDocument, writeFields } from '../support/shop-server.ts';
import { SHOP, SLOWDOWN, slowDown, withProfile } from './bench-browser.ts';
import { kilobytes, tell } from './figures.ts';

const TIMEOUT_MS = 900_000;
const SETTLE_MS = 500;
/** Requests to the emulator at a time. */
const AT_ONCE = 20;
/** Receivers, written by hand in three scripts. */
const RECEIVERS = [
  ['Asha Rao', '12 Mill Road, near the old bus stand', 'Jaipur', 'Rajasthan', '302001'],
  ['सुनीता शर्मा', 'मकान 47, गांधी मार्ग, पुराने डाकघर के पास', 'इंदौर', 'मध्य प्रदेश', '452001'],
  ['கவிதா முருகன்', '8, கிழக்கு மாட வீதி, மயிலாப்பூர்', 'சென்னை', 'தமிழ்நாடு', '600004'],
] as const;

/** Prints a row for each paper. Chromium can slow only the page's own thread: the worker runs at this machine's speed. */
export async function measureLabels(count: number): Promise<void> {
  const phone = somePhone();
  const products = await seededProducts();
  const { uid } = await makePhoneAccount();
  const orders = Array.from({ length: count }, (_, at) => orderTo(uid, phone, products, at));
  const path = ({ orderId }: { orderId: string }) => `users/${uid}/orders/${orderId}`;
  try {
    await forEach(orders, (order) =>
      writeFields(path(order), encodeFields({ ...orderFields(order), acceptedAt: Date.now() })),
    );
    console.log(`\nLabels of ${count} orders (the page slowed ${SLOWDOWN}×, its worker not)`);
    await withProfile(async (open) => measureAtDesk((await open()).page, phone, count));
  } finally {
    await forEach(orders, (order) => removeDocument(path(order)));
  }
}

/** One to four products. The receiver's phone is the run's, by which the desk finds its orders. */
function orderTo(uid: string, phone: string, products: readonly DemoProduct[], at: number) {
  const first = at % (products.length - 3);
  const lines = products
    .slice(first, first + 1 + (at % 4))
    .map(({ id, rupees, name }) => ({ ...orderItem(id, 1 + (at % 3), rupees), name }));
  const [name, address, city, state, zipcode] = RECEIVERS[at % 3] ?? RECEIVERS[0];
  return newOrder(uid, lines, {
    address: { name, phone, address, city, state, zipcode },
    timestamp: Date.now(),
  });
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

async function measureAtDesk(page: Page, phone: string, count: number): Promise<void> {
  await page.goto(`${SHOP}/desk`);
  await page.getByRole('heading', { name: 'Log in to open the desk' }).waitFor();
  await putAccount(page, await makeMerchant());
  await page.goto(`${SHOP}/desk/orders?queue=pack&q=${phone}`);
  const all = page.getByLabel(`Tick all ${count}`, { exact: true });
  await all.waitFor({ timeout: TIMEOUT_MS });
  await slowDown(page);
  await all.check();
  const labels = page.getByRole('link', { name: 'Labels' });
  await labels.waitFor();
  const paper = page.getByLabel('Paper');
  tell('', 'most memory', 'longest blocked', 'until download', 'in the worker', 'size', 'pages');
  tell('before, in the list of orders', await mostMemory(await rendererOf(page)));
  for (const [at, format] of LABEL_FORMATS.entries()) {
    const file = `labels-${count}-${format}.pdf`;
    const press = at === 0 ? () => labels.click() : () => paper.selectOption(format);
    await measureFormat(page, at === 0 ? `${format}, and opening the screen` : format, file, press);
  }
}

type Press = () => Promise<unknown>;

/** From the press until the link to the file is there. Memory: of the page's process, its workers included. */
async function measureFormat(page: Page, name: string, file: string, press: Press): Promise<void> {
  const renderer = await rendererOf(page);
  const link = page.locator(`a[download="${file}"]`);
  const noted = await noteBlocked(page);
  // Its peak begins anew.
  await writeFile(`/proc/${renderer}/clear_refs`, '5').catch(() => undefined);
  const workedBefore = await workedMs(renderer);
  const started = Date.now();
  await press();
  await link.waitFor({ timeout: TIMEOUT_MS });
  const took = Date.now() - started;
  const worked = (await workedMs(renderer)) - workedBefore;
  const memory = await mostMemory(renderer);
  await page.waitForTimeout(SETTLE_MS);
  const blocked = await noted.evaluate(({ ms }) => ms);
  const download = page.waitForEvent('download', { timeout: TIMEOUT_MS });
  await link.click();
  const bytes = await readFile(await (await download).path());
  const { numPages } = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const size = kilobytes(bytes.byteLength);
  tell(name, memory, `${blocked.toFixed(0)} ms`, seconds(took), seconds(worked), size, numPages);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Notes the longest task of the page's thread from here on, ms; 0 if none takes 50. */
function noteBlocked(page: Page) {
  return page.evaluateHandle(() => {
    const longest = { ms: 0 };
    new PerformanceObserver((list) => {
      longest.ms = Math.max(longest.ms, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return longest;
  });
}

/** The id of the process that shows the page: of this browser's, the one that worked most. */
async function rendererOf(page: Page): Promise<number> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return pages.sort((a, b) => b.cpuTime - a.cpuTime)[0]?.id ?? 0;
}

const ofProcess = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '');

async function mostMemory(id: number): Promise<string> {
  const peak = /^VmHWM:\s+(\d+)/m.exec(await ofProcess(`${id}/status`))?.[1] ?? 0;
  return `${(Number(peak) / 1024).toFixed(0)} MB`;
}

/** The processor time of a page's dedicated workers so far, ms. */
async function workedMs(id: number): Promise<number> {
  const threads = await readdir(`/proc/${id}/task`).catch(() => []);
  const ofEach = threads.map(async (thread) => {
    const name = await ofProcess(`${id}/task/${thread}/comm`);
    if (!name.startsWith('DedicatedWorker')) return 0;
    return Number.parseInt(await ofProcess(`${id}/task/${thread}/schedstat`), 10) / 1e6;
  });
  return (await Promise.all(ofEach)).reduce((sum, it) => sum + it, 0);
}
