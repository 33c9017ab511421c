// Lists of products: their contents and requests, filters and sorting, their stated counts, and the way back.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { whatIsKept } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { expect, test, WIDE } from '../steps/journey.ts';
import { box, cards, expectNoBarriers, pricesOf } from '../steps/list-page.ts';
import { visitShop, withoutDrawing } from '../steps/whole-device.ts';

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const nothingFound = (page: Page) => page.getByText('No products found!');
const heightOf = (page: Page, href: string | null) =>
  page.locator(`main a[href="${href}"]`).evaluate((it) => it.getBoundingClientRect().top);

async function readOn(page: Page, least: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return cards(page).count();
    })
    .toBeGreaterThanOrEqual(least);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('a list is narrowed down by keys alone, and on the page of a category and a brand; prices that make no sense together are not used, and it is said why', {
    tag: '@core',
  }, async ({ page }) => {
    await visitShop(page);
    const turmeric = box(page, 'Turmeric');
    await turmeric.focus();
    // On a busy phone a filter stays in place and keeps the focus.
    await turmeric.evaluate((pressed) => {
      pressed.setAttribute('data-pressed', '');
      const work = () => {
        const until = performance.now() + 60;
        while (performance.now() < until);
      };
      pressed.addEventListener('change', () => {
        for (let ms = 0; ms < 400; ms += 20) setTimeout(work, ms);
      });
    });
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/products?categories=turmeric');
    await expect(turmeric).toBeFocused();
    await expect(turmeric).toBeChecked();
    await expect(turmeric).toHaveAttribute('data-pressed', '');
    await expect(count(page)).toHaveText('7 products');
    await expect(cards(page)).toHaveCount(7);
    const max = page.getByLabel('Max price');
    await max.focus();
    await page.keyboard.type('200');
    await expect(page).toHaveURL(/priceRange=/);
    await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(200);
    await expect(max).toBeFocused();
    await page.getByRole('button', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    await expect(turmeric).not.toBeChecked();
    await page.getByLabel('Min price').fill('500');
    await max.fill('100');
    await expect(page.getByRole('alert')).toHaveText('Min price is higher than max price.');
    await max.fill('900');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect.poll(async () => Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(500);
    await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(900);
    await page.goto('/category/turmeric');
    await expect(title(page)).toHaveText('Turmeric');
    await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden();
    await page.getByRole('radio', { name: 'Price: High to Low' }).check();
    await expect(page).toHaveURL('/category/turmeric?sort=price-high');
    const isSorted = (prices: number[]) => prices.every((it, at) => it <= (prices[at - 1] ?? it));
    await expect.poll(async () => isSorted(await pricesOf(page))).toBe(true);
    await expect(cards(page)).toHaveCount(7);
    await page.goto('/brand/kaveri-banks-family-farm');
    await expect(page.getByRole('group', { name: 'Brands' })).toBeHidden();
    await box(page, 'Moringa').check();
    await expect(page).toHaveURL('/brand/kaveri-banks-family-farm?categories=moringa');
    await expect(cards(page).first()).toContainText(/moringa|drumstick/i);
  });

  test('the list comes with 24 products and shows every one to who reads on; Back from a product, and Back and Forward over filters, bring its length and place back', {
    tag: '@core',
  }, async ({ page, request }) => {
    const products = await seededProducts();
    const html = await (await request.get('/products')).text();
    expect(html.match(/<a class="product-card"/g)).toHaveLength(24);
    await visitShop(page);
    await page.reload();
    await readOn(page, products.length);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((it): [string | null, string | null] => [it.getAttribute('href'), it.textContent]),
    );
    const texts = new Map(shown);
    for (const { id, name, rupees } of products) {
      expect(texts.get(`/product/${id}`)).toContain(name);
      expect(texts.get(`/product/${id}`)).toContain(`₹${rupees.toLocaleString('en-IN')}`);
    }
    const href = await cards(page).nth(40).getAttribute('href');
    const card = page.locator(`main a[href="${href}"]`);
    // The key press may still be scrolling: then the card has not stopped where it was brought to.
    const isStill = async () => {
      await card.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      const brought = await heightOf(page, href);
      await page.waitForTimeout(300);
      return (await heightOf(page, href)) === brought;
    };
    const offBy = async (before: number) => Math.abs((await heightOf(page, href)) - before);
    await expect.poll(isStill).toBe(true);
    const before = await heightOf(page, href);
    await card.click();
    await expect(page).toHaveURL(`${href}`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(48);
    await expect.poll(() => offBy(before)).toBeLessThan(60);
    await box(page, 'Seeds').check();
    await expect(page).toHaveURL('/products?categories=seeds');
    await expect.poll(() => cards(page).count()).toBeLessThan(48);
    await expect(cards(page).first()).toBeInViewport();
    await page.goBack();
    await expect(box(page, 'Seeds')).not.toBeChecked();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(48);
    await expect.poll(() => offBy(before)).toBeLessThan(100);
    await page.goForward();
    await expect(box(page, 'Seeds')).toBeChecked();
    await expect.poll(() => cards(page).count()).toBeLessThan(48);
  });

  test('a list that nothing answers says so and leads on, and an address that makes no sense falls back to what does', {
    tag: '@core',
  }, async ({ page, complaints }) => {
    complaints.expectNotes(/404/);
    await visitShop(page);
    await page.goto('/products?categories=honey-jaggery,turmeric&priceRange={"min":90000}');
    await expect(nothingFound(page)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/products?search=submarine');
    await expect(title(page)).toHaveText('Results for “submarine”');
    // A category or brand that the shop lacks is a page not found; so is an invalid name.
    for (const path of ['', '/category/moon-cheese', '/brand/nobody', '/category/%20']) {
      if (path) await page.goto(path);
      await expect(nothingFound(page), path).toBeVisible();
      if (path === '/category/moon-cheese') await expectNoBarriers(page, 'nothing found');
      await page.getByRole('link', { name: 'See all products' }).click();
      await expect(page).toHaveURL('/products');
      await expect(cards(page).first(), path).toBeVisible();
    }
    // tests/unit/catalogue/filters.test.ts knows many more.
    for (const query of ['categories=,,,&brands=,', 'priceRange={bad', 'sort=price-low%00']) {
      await page.goto(`/products?${query}`);
      await expect(title(page), query).toHaveText('Products');
      await expect(cards(page).first(), query).toBeVisible();
    }
  });
});

test.describe('in a browser that was never here', () => {
  // A new browser must fetch every file that a test delays or counts.
  test.use({ device: 'no-worker-new', losesRequests: true });

  const LISTS = [
    '/category/turmeric',
    `/products?categories=turmeric&priceRange=${encodeURIComponent('{"min":0,"max":300}')}`,
    '/products?search=haldi&categories=oils',
  ];

  const isHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

  test('a list says the true number of its products', async ({ page, network }) => {
    const numbers = new Map<string, number>();
    const expectTrue = async (path: string) => {
      const number = numbers.get(path) ?? 0;
      await page.goto(path);
      await isHydrated(page);
      await expect(count(page), path).toHaveText(number === 1 ? '1 product' : `${number} products`);
      await expect(cards(page), path).toHaveCount(number);
    };
    // The catalogue’s files and Firestore’s lists do not come, as on a very slow line.
    network.fault(
      ({ url }) => url.pathname.startsWith('/catalogue/') || url.pathname.endsWith(':runQuery'),
      { do: 'black-hole' },
    );
    for (const path of LISTS) {
      const html = await (await fetch(`http://localhost:5000${path}`)).text();
      const drawn = Number(/role="status">(\d+) products?</.exec(html)?.[1]);
      numbers.set(path, drawn);
      await expectTrue(path);
    }
    const turmeric = (await listDocuments('products')).filter(
      ({ fields }) => fields.category?.stringValue === 'turmeric',
    );
    const cheap = turmeric.filter(
      ({ fields: { price = {} } }) => Number(Object.values(price)[0]) <= 300,
    );
    expect([...numbers.values()].slice(0, 2)).toEqual([turmeric.length, cheap.length]);
    await page.goto('/products');
    await isHydrated(page);
    const drawn = await cards(page).count();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading the products')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    network.heal();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(drawn);
    await expect(page.getByText('Loading the products')).toHaveCount(0);
    await expect.poll(() => whatIsKept(page)).toMatchObject({ hasMirror: true });
    for (const path of LISTS) await expectTrue(path);
  });

  test('a phone without a catalogue says no number yet', async ({ page, network }) => {
    const product = (await listDocuments('products')).find(
      ({ fields }) => fields.brand?.stringValue === 'kaveri-banks-family-farm',
    );
    withoutDrawing(network);
    network.fault(({ url }) => url.pathname.startsWith('/catalogue/'), { do: 'black-hole' });
    await page.goto('/category/turmeric');
    await expect(cards(page).first()).toBeVisible();
    await expect(count(page)).toHaveText('');
    await page.goto(`/product/${product?.id}`);
    await expect(title(page)).toHaveText(String(product?.fields.name?.stringValue));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').locator('output')).toHaveText('1');
    await expect(page.locator('body')).not.toContainText('kaveri-banks');
  });
});
