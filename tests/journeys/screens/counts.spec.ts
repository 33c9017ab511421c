// How many products a list has: the same number before the page's code is there, while the catalogue is on its way, and when it is on the
// phone; and where the number is not known yet, none.
import type { Page } from 'playwright/test';
import { whatIsKept } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { withoutDrawing } from '../steps/whole-device.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

type Fields = StoredDocument['fields'];
type List = { what: string; path: string; holds: ((fields: Fields) => boolean) | null };

const isOf = (field: string, value: string) => (fields: Fields) =>
  fields[field]?.stringValue === value;
const costs = ({ price }: Fields) => Number(price?.integerValue ?? price?.doubleValue);
const cheap = encodeURIComponent('{"min":0,"max":300}');
const LISTS: List[] = [
  { what: 'a category', path: '/category/turmeric', holds: isOf('category', 'turmeric') },
  {
    what: 'a brand',
    path: '/brand/kaveri-banks-family-farm',
    holds: isOf('brand', 'kaveri-banks-family-farm'),
  },
  {
    what: 'a filter',
    path: `/products?categories=turmeric&priceRange=${cheap}`,
    holds: (fields) => isOf('category', 'turmeric')(fields) && costs(fields) <= 300,
  },
  { what: 'a search', path: '/products?search=haldi', holds: null },
  { what: 'a search with a filter', path: '/products?search=haldi&categories=oils', holds: null },
];

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.locator('main a[href^="/product/"]');
const wordsFor = (products: number) => (products === 1 ? '1 product' : `${products} products`);

/** The catalogue’s files and Firestore’s lists do not come, as on a line that carries little. */
function withholdCatalogue(network: FaultProxy): void {
  network.fault(
    ({ url }) => url.pathname.startsWith('/catalogue/') || url.pathname.endsWith(':runQuery'),
    { do: 'black-hole' },
  );
}

async function mirrorIsThere(page: Page): Promise<void> {
  await expect.poll(() => whatIsKept(page), { timeout: 30_000 }).toMatchObject({ hasMirror: true });
}

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

for (const { what, path, holds } of LISTS) {
  test(`the number of products of ${what} is the true one, drawn, while the catalogue is on its way, and on the phone`, async ({
    page,
    network,
  }) => {
    const html = await (await fetch(`http://localhost:5000${path}`)).text();
    const drawn = Number(/role="status">(\d+) products?</.exec(html)?.[1]);
    if (holds) {
      const all = (await listDocuments('products')).filter(({ fields }) => holds(fields));
      expect(drawn, 'as the shop has them').toBe(all.length);
    }
    withholdCatalogue(network);
    await page.goto(path);
    await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
    await expect(count(page)).toHaveText(wordsFor(drawn));
    await expect(cards(page)).toHaveCount(drawn);
    network.heal();
    await mirrorIsThere(page);
    await expect(count(page)).toHaveText(wordsFor(drawn));
    await expect(cards(page)).toHaveCount(drawn);
  });
}

test('the number of all products is that of the list’s end', async ({ page, network }) => {
  await page.goto('/products');
  await mirrorIsThere(page);
  await page.reload();
  await expect(count(page)).toHaveText(/^\d+ products$/);
  network.cut();
  await expect
    .poll(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      const said = await count(page).textContent();
      return said === wordsFor(await cards(page).count());
    })
    .toBe(true);
});

test('the end of a list that has not come yet is shown to be on its way, and comes with the catalogue', async ({
  page,
  network,
}) => {
  withholdCatalogue(network);
  await page.goto('/products');
  await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
  const drawn = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading the products')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  network.heal();
  await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(drawn);
  await expect(page.getByText('Loading the products')).toHaveCount(0);
});

test('a phone that has only the first products of a list says no number, and then the true one', async ({
  page,
  network,
}) => {
  withoutDrawing(network);
  network.fault(({ url }) => url.pathname.startsWith('/catalogue/'), { do: 'black-hole' });
  await page.goto('/category/turmeric');
  await expect(cards(page).first()).toBeVisible();
  await expect(count(page)).toHaveText('');
  network.heal();
  await mirrorIsThere(page);
  await expect(count(page)).toHaveText(wordsFor(await cards(page).count()));
});

test('no brand is called by its id on a phone that has no catalogue yet, from the product to the cart', async ({
  page,
  network,
}) => {
  const product = (await listDocuments('products')).find(({ fields }) =>
    isOf('brand', 'kaveri-banks-family-farm')(fields),
  );
  withoutDrawing(network);
  withholdCatalogue(network);
  await page.goto(`/product/${product?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    String(product?.fields.name?.stringValue),
  );
  await expect(page.locator('body')).not.toContainText('kaveri-banks');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').locator('output')).toHaveText('1');
  await expect(page.locator('body')).not.toContainText('kaveri-banks');
});
