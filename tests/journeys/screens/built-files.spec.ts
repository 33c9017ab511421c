// The files of the built shop: all of them kept for the time without a network, and nothing heavy in the worker.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LOCAL_MARKS } from '../../support/build-shop-for.ts';
import { builtParts, keptParts } from '../../support/built-parts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { loadedScripts } from '../steps/loaded-scripts.ts';

const dist = new URL('../../../dist/', import.meta.url);
const worker = () => readFileSync(new URL('service-worker.js', dist), 'utf8');

/** What the worker loads when it is needed first: its address as the worker says it, and what is in it. */
function workerTasks(): { address: string; text: string } {
  const [address = ''] = /\/assets\/worker-tasks-[\w-]+\.js/.exec(worker()) ?? [];
  return { address, text: readFileSync(new URL(`.${address}`, dist), 'utf8') };
}

test('every built part of the shop is kept by the worker, but for what is of use with a network only', () => {
  const text = worker();
  const parts = keptParts();
  // What follows an order needs the network; the worker's own larger half is kept with the worker.
  expect(builtParts().length - parts.length).toBe(2);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !text.includes(`assets/${part}`))).toEqual([]);
  expect(text).toContain('shell.html');
  // What only the browser's own sheet for installing shows would cost every phone its size.
  expect(readdirSync(new URL('screenshots/', dist)).length).toBeGreaterThan(0);
  expect(text).not.toContain('screenshots/');
});

test('the worker keeps at most 45 files, each of them once', () => {
  const kept = [...worker().matchAll(/"revision":(?:null|"\w*"),"url":"([^"]+)"/g)];
  const files = kept.map(([, file]) => file);
  expect(files).toContain('shell.html');
  expect(files.length).toBeLessThanOrEqual(45);
  expect(new Set(files).size).toBe(files.length);
});

test('the worker, which draws pages, contains nothing that only a page needs, nor the full Firestore SDK', () => {
  const text = worker() + workerTasks().text;
  for (const mark of ['hydrateRoot', 'DOMPurify', 'recaptcha/', 'import.meta', 'Razorpay(']) {
    expect(text.includes(mark), mark).toBe(false);
  }
  for (const mark of [
    'persistentLocalCache',
    'WebChannelConnection',
    'firestore/lite',
    '@firebase/',
  ]) {
    expect(text, mark).not.toContain(mark);
  }
});

test('a start of the worker reads at most 12 KB of script; what draws and sends is loaded when it is needed', () => {
  expect(gzipSync(worker()).byteLength).toBeLessThanOrEqual(12 * 1024);
  const { address, text } = workerTasks();
  expect(`/assets/${builtParts().find((part) => part.startsWith('worker-tasks-'))}`).toBe(address);
  // It is no precached file as well, which would be a second copy.
  expect(worker()).not.toContain(`"url":"${address.slice(1)}"`);
  for (const mark of ['prerender', 'DatabaseClosedError']) {
    expect(worker(), mark).not.toContain(mark);
    expect(text, mark).toContain(mark);
  }
});

test('what a first visit needs before it answers taps is at most 130 KB of script, without the database', () => {
  const html = readFileSync(new URL('shell.html', dist), 'utf8');
  const links = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g;
  const first = [...html.matchAll(links)].map((it) => it[1] ?? '');
  const sources = first.map((part) => readFileSync(new URL(part, dist)));
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source).byteLength, 0);
  expect(first.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(130 * 1024);
  expect(sources.filter((source) => source.includes('DatabaseClosedError'))).toEqual([]);
});

/** A built part with all that the browser has to have before it can run it. */
function withItsParts(name: string): string[] {
  const all = builtParts();
  const needed = all.filter((part) => part.startsWith(`${name}-`));
  for (const part of needed) {
    const source = readFileSync(new URL(`assets/${part}`, dist), 'utf8');
    for (const [, other = ''] of source.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g)) {
      if (!needed.includes(other)) needed.push(other);
    }
  }
  return needed;
}

const SCREENS = [
  ['a list', 'index', ['index', 'rolldown', 'vendor']],
  ['the first page', 'home', ['home', 'index', 'rolldown', 'vendor']],
  ['a product’s page', 'product', ['index', 'product', 'rolldown', 'vendor']],
] as const;
for (const [screen, name, parts] of SCREENS) {
  test(`${screen} answers taps on at most 130 KB of script, and waits neither for the database nor for what sends`, () => {
    const needed = withItsParts(name);
    const bytes = needed.map(
      (part) => gzipSync(readFileSync(new URL(`assets/${part}`, dist)), { level: 9 }).byteLength,
    );
    expect(needed.map((part) => part.split('-')[0]).sort()).toEqual(parts);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(130 * 1024);
  });
}

test.describe('on a phone that was never here', () => {
  test.use({ device: 'new', viewport: PHONE });

  test('a visit to a list, a product and the cart runs at most 200 KB of script in eight files, nothing of which sends', async ({
    page,
  }) => {
    await page.goto('/products');
    await expect(page.getByText('Connected.')).toBeVisible();
    const inStock = (await seededProducts()).find(({ quantity }) => quantity > 0);
    await page.locator(`a[href="/product/${inStock?.id}"]`).first().click();
    await expect(page.locator('.rich-text :is(p, li)').first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
    const scripts = await loadedScripts(page);
    const bytes = scripts.map(
      (path) => gzipSync(readFileSync(new URL(`.${path}`, dist)), { level: 9 }).byteLength,
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.length).toBeLessThanOrEqual(8);
    expect(scripts.filter((path) => path.startsWith('/assets/sync-'))).toEqual([]);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200 * 1024);
  });
});

test('the page of the search does without the phone’s database: what suggests runs in a worker of its own', () => {
  const part = builtParts().find((it) => /^search-box-.*\.js$/.test(it));
  const source = readFileSync(new URL(`assets/${part}`, dist), 'utf8');
  const imported = [...source.matchAll(/from ?["'`]\.\/([a-z-]+)-/g)].map((it) => it[1]);
  expect(imported.sort()).toEqual(['index', 'rolldown-runtime', 'vendor']);
});

test('a part that is gone is answered with 404, never with a page', async ({ request }) => {
  const reply = await request.get('/assets/gone-abc123.js');
  expect(reply.status()).toBe(404);
});

test('this computer’s own shop shows the code of a sign-in and plays payments and notifications, and proves itself to nobody', () => {
  const parts = builtParts();
  const all = [
    worker(),
    ...parts.map((part) => readFileSync(new URL(`assets/${part}`, dist), 'utf8')),
  ];
  const isThere = (text: string) => all.some((source) => source.includes(text));
  expect(LOCAL_MARKS.filter(isThere)).toEqual(LOCAL_MARKS);
  expect(isThere('exchangeRecaptchaEnterpriseToken')).toBe(false);
});
