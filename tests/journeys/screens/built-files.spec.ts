// The files of the built shop: all of them precached for offline use, none of them heavy.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LOCAL_MARKS } from '../../support/build-shop-for.ts';
import { builtParts, keptParts } from '../../support/built-parts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { loadedScripts } from '../steps/loaded-scripts.ts';

const dist = new URL('../../../dist/', import.meta.url);
const read = (path: string) => readFileSync(new URL(`.${path}`, dist), 'utf8');
const worker = () => read('/service-worker.js');
const gzipped = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);

test('the worker keeps every built part of the shop once, at most 45 files, except parts useful only with a network', () => {
  const parts = keptParts();
  // The code that follows an order, or listens, needs the network; the browser stores the worker's own larger half with the worker, and the phone what draws an invoice with the first one.
  const scripts = builtParts().filter((part) => /\.(js|css)$/.test(part));
  expect(scripts.length - parts.length).toBe(4);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !worker().includes(`assets/${part}`))).toEqual([]);
  const kept = [...worker().matchAll(/"revision":(?:null|"\w*"),"url":"([^"]+)"/g)];
  const files = kept.map(([, file]) => file);
  expect(files).toContain('shell.html');
  expect(files.length).toBeLessThanOrEqual(45);
  expect(new Set(files).size).toBe(files.length);
  // Precaching pictures that only the install dialog shows would cost every phone their size.
  expect(readdirSync(new URL('screenshots/', dist)).length).toBeGreaterThan(0);
  expect(worker()).not.toContain('screenshots/');
});

test('a start of the worker reads at most 12 KB of script; the code that draws and sends is loaded on demand, without code that only a page needs', () => {
  expect(gzipped([worker()])).toBeLessThanOrEqual(12 * 1024);
  const [address = ''] = /\/assets\/worker-tasks-[\w-]+\.js/.exec(worker()) ?? [];
  const tasks = read(address);
  // Precaching it, too, would make a second copy.
  expect(worker()).not.toContain(`"url":"${address.slice(1)}"`);
  for (const mark of ['prerender', 'DatabaseClosedError']) {
    expect(worker(), mark).not.toContain(mark);
    expect(tasks, mark).toContain(mark);
  }
  const ofPages = ['hydrateRoot', 'DOMPurify', 'recaptcha/', 'import.meta', 'Razorpay('];
  const ofSdk = ['persistentLocalCache', 'WebChannelConnection', 'firestore/lite', '@firebase/'];
  for (const mark of [...ofPages, ...ofSdk]) expect(worker() + tasks, mark).not.toContain(mark);
});

/** A built part with everything the browser needs before it can run it. */
function withItsParts(name: string): string[] {
  const all = builtParts();
  const needed = all.filter((part) => part.startsWith(`${name}-`));
  for (const part of needed) {
    const imports = read(`/assets/${part}`).matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g);
    for (const [, other = ''] of imports) if (!needed.includes(other)) needed.push(other);
  }
  return needed;
}

test('every screen answers taps on at most 133 KB of script, and waits neither for the database nor for what sends', {
  tag: '@core',
}, () => {
  const links = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g;
  const first = [...read('/shell.html').matchAll(links)].map(([, path]) => read(`/${path}`));
  expect(first.length).toBeGreaterThan(1);
  expect(gzipped(first)).toBeLessThanOrEqual(133 * 1024);
  expect(first.filter((source) => source.includes('DatabaseClosedError'))).toEqual([]);
  for (const [name, parts] of [
    ['index', ['index', 'rolldown', 'vendor']],
    ['home', ['home', 'index', 'rolldown', 'vendor']],
    ['product', ['index', 'product', 'rolldown', 'vendor']],
    // Suggestions run in a worker of their own.
    ['search-box', ['index', 'rolldown', 'search', 'vendor']],
  ] as const) {
    const needed = withItsParts(name);
    expect(needed.map((part) => part.split('-')[0]).sort(), name).toEqual(parts);
    const sources = needed.map((part) => read(`/assets/${part}`));
    expect(gzipped(sources), name).toBeLessThanOrEqual(133 * 1024);
  }
});

test.describe('on a phone that was never here', () => {
  test.use({ device: 'new', viewport: PHONE });

  test('a visit to a list, a product and the cart runs at most 203 KB of script in eight files, nothing of which sends or signs in', async ({
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
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.length).toBeLessThanOrEqual(8);
    expect(scripts.filter((path) => /\/(sync|phone-login-sdk|sanitise-html)-/.test(path))).toEqual(
      [],
    );
    expect(gzipped(scripts.map(read))).toBeLessThanOrEqual(203 * 1024);
  });
});

test('a part that is gone is answered with 404, never with a page', async ({ request }) => {
  expect((await request.get('/assets/gone-abc123.js')).status()).toBe(404);
});

test('this computer’s own shop shows the code of a sign-in and plays payments and notifications, and proves itself to nobody', () => {
  const all = [worker(), ...builtParts().map((part) => read(`/assets/${part}`))];
  const isThere = (text: string) => all.some((source) => source.includes(text));
  expect(LOCAL_MARKS.filter(isThere)).toEqual(LOCAL_MARKS);
  expect(isThere('exchangeRecaptchaEnterpriseToken')).toBe(false);
});
