// The merchant's whole job on a narrow phone: a spreadsheet of sixty products and a folder of photos become a shop, and an order of it is taken to the door by
// a phone that has no network in between. It writes into the catalogue that all phones have, so it runs alone.
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { Cell } from '#core/model/product-table/cell.ts';
import { seededProducts } from '../../support/demo-products.ts';
import {
  choose,
  expectOneOrder,
  openCheckout,
  ordersOf,
  placeButton,
} from '../steps/checkout-journey.ts';
import {
  anotherPhone,
  keptForOffline,
  note,
  openDesk,
  orderNamed,
  press,
} from '../steps/desk-journey.ts';
import {
  type ChosenFile,
  choosePictures,
  chooseTable,
  counts,
  inWords,
  ownIds,
  productsAt,
  takeAway,
  xlsx,
} from '../steps/import-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const PRODUCTS = 60;
const PICTURES = new URL('../../../backend/seed/pictures/', import.meta.url);
const HEADINGS = ['Id', 'Name', 'Category', 'Brand', 'Price', 'MRP', 'Stock', 'Tags', 'Pictures'];

test.use({ device: 'new' });

const start = ownIds();

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

test.afterEach(() => takeAway(start));

/** What stands at the shop of somebody's only order. */
async function atShop(uid: string, field: string): Promise<unknown> {
  const [order] = await ordersOf(uid);
  return Object.values(order?.fields[field] ?? {})[0] ?? null;
}

/** A farm's table and photos, made of what the demo sells: some in Hindi, some sold out, prices with paise. */
async function tableOf(): Promise<{ rows: Cell[][]; pictures: ChosenFile[] }> {
  const seeded = await seededProducts();
  const folders = await readdir(PICTURES);
  const pictures: ChosenFile[] = [];
  const rows: Cell[][] = [];
  for (let at = 0; at < PRODUCTS; at++) {
    const { name, rupees } = seeded[at % seeded.length] ?? { name: 'मोरिंगा', rupees: 90.5 };
    const id = `${start}-${at}`;
    const folder = folders[at % folders.length];
    const buffer = await readFile(new URL(`${folder}/0.webp`, PICTURES));
    pictures.push({ name: `IMG_${at}.webp`, mimeType: 'image/webp', buffer });
    const price = at % 7 === 0 ? `${rupees}.50` : rupees;
    const title = at % 10 === 9 ? `जैविक ${name}` : `Farm ${name}`;
    const stock = at % 12 === 11 ? 0 : 5 + at;
    rows.push([
      id,
      title,
      `Harvest ${start}`,
      'Kaveri Banks',
      price,
      rupees + 40,
      stock,
      'farm, new',
      `IMG_${at}.webp`,
    ]);
  }
  return { rows, pictures };
}

async function makeShop(page: Page): Promise<void> {
  const { rows, pictures } = await tableOf();
  await openDesk(page, '/desk/import');
  await chooseTable(page, await xlsx([HEADINGS, ...rows]));
  await choosePictures(page, ...pictures);
  await expect(counts(page)).toHaveText(inWords(PRODUCTS, 0, 0, 0));
  await expect(page.getByRole('main')).toContainText(`${PRODUCTS} pictures go to the shop.`);
  await press(page, `Write ${PRODUCTS} products`);
  await expect(
    page.getByText(`Done: ${PRODUCTS} new, 0 changed, 0 as they should be.`),
  ).toBeVisible({ timeout: 90_000 });
  expect((await productsAt(start)).size).toBe(PRODUCTS);
}

/** A shopper who was never here finds what was imported, with its picture, and orders it. */
async function order(shopper: Page) {
  const category = `harvest-${start}`;
  await visitShop(shopper);
  await expect(async () => {
    await shopper.goto(`/products?categories=${category}`);
    await expect(shopper.getByText(`${PRODUCTS} products`)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const picture = shopper.getByRole('main').locator('a[href^="/product/"] img').first();
  const width = () => picture.evaluate((it: HTMLImageElement) => it.naturalWidth);
  await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0);
  const [id = '', fields] = [...(await productsAt(start))].find(([it]) => it.endsWith('-1')) ?? [];
  const name = String(fields?.name?.stringValue);
  const product = { id, name, rupees: Number(fields?.price?.integerValue), quantity: 6, photos: 1 };
  const uid = await openCheckout(shopper, product);
  await choose(shopper, 'Cash on delivery');
  await placeButton(shopper).click();
  await expect(shopper).toHaveURL(/order-confirmation/);
  const { id: orderId } = await expectOneOrder(uid);
  await expect.poll(() => atShop(uid, 'acceptedAt'), { timeout: 60_000 }).not.toBeNull();
  return { uid, id: orderId, product };
}

test('a spreadsheet of sixty products and a folder of photos become a shop; an order is packed and shipped without a network, and delivered; its shopper sees each step', async ({
  page,
  context,
  browser,
}) => {
  test.slow(true, 'sixty photos, two phones, and functions that follow each product');
  await makeShop(page);
  const shopper = await anotherPhone(browser);
  const { uid, id, product } = await order(shopper);
  const orderNo = `${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase();

  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'To pack' }).click();
  await page.getByLabel('Search by number, name or phone').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(product.name);
  await keptForOffline(page);

  await context.setOffline(true);
  await page.reload();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await press(page, 'Packed');
  await expect(note(page, 'You marked it as packed. It is not sent yet')).toBeVisible();
  await page.getByLabel('Courier').fill('India Post');
  await page.getByLabel('Tracking number').fill('EM123456789IN');
  await press(page, 'Shipped');
  await expect(note(page, 'You marked it as shipped. It is not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, /not sent yet/)).toHaveCount(2);
  expect(await atShop(uid, 'packed')).toBeNull();

  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'deliveryStatus'), { timeout: 45_000 }).toBe('shipped');
  expect(await atShop(uid, 'packed')).toBe(true);
  await expect(note(page, /not sent yet/)).toHaveCount(0);
  await shopper.goto(`/order/${id}`);
  await expect(shopper.getByRole('main')).toContainText('India Post');
  await expect(shopper.getByRole('main')).toContainText('EM123456789IN');

  await press(page, 'Delivered, cash received');
  await expect.poll(() => atShop(uid, 'deliveryStatus'), { timeout: 30_000 }).toBe('delivered');
  expect(await atShop(uid, 'status')).toBe('success');
  await expect.poll(() => atShop(uid, 'deliveredAt'), { timeout: 30_000 }).not.toBeNull();
  for (const step of ['packedAt', 'shippedAt']) expect(await atShop(uid, step)).not.toBeNull();
  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText('Delivered');
  await shopper.context().close();
});
