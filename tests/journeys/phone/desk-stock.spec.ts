// Stock and prices at the desk on a narrow phone: unreadable entries, two phones saving without a network, and the shopper's view.
import type { Page } from 'playwright/test';
import { type DemoProduct, makeProduct } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { goOffline, note, openDesk, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { storedProduct } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

const ofProduct = (page: Page, { name }: DemoProduct) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveStock = (page: Page, { name }: DemoProduct) => press(page, `Save ${name}`);

/** The shop's pieces of a product, and its price in rupees. */
async function atShop({ id }: DemoProduct) {
  const stored = await storedProduct(id);
  return { quantity: stored?.quantity, price: stored?.price };
}

test('pieces and a price from two phones without a network: pieces add up, the second price is asked about, and a shopper sees what stands', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const product = await makeProduct(0);
  const other = await anotherPhone();
  for (const phone of [page, other]) {
    await openDesk(phone, `/desk/stock?q=${product.name}`);
    await expect(ofProduct(phone, product)).toContainText('sold out');
    await goOffline(phone);
  }
  await page.reload();

  const row = ofProduct(page, product);
  await row.getByLabel('Pieces').fill('-3');
  await row.getByLabel('Price').fill('₹ 12,50');
  await saveStock(page, product);
  await expect(row).toContainText('-3 is out of range: it is 0 to 10,00,000.');
  await expect(row).toContainText('Write digits only, such as 120');
  await expectKept(page, '₹ 12,50');
  await page.reload();
  await expect(row.getByLabel('Price')).toHaveValue('₹ 12,50');
  await row.getByLabel('Pieces').fill('5');
  await row.getByRole('button', { name: 'One piece more' }).click();
  await row.getByLabel('Price').fill('0');
  await saveStock(page, product);
  const free = page.getByRole('alert').filter({ hasText: `${product.name} would cost nothing` });
  await expect(free).toBeVisible();
  await free.getByRole('button', { name: 'No, change it' }).click();
  await expect(free).toBeHidden();
  await row.getByLabel('Price').fill('260');
  await expect(row).toContainText('+6, then 6 pieces');
  await saveStock(page, product);
  await expect(note(page, '+6 and ₹260 · not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, '+6 and ₹260 · not sent yet')).toBeVisible();
  for (const form of ['new-order', 'new-quotation']) {
    await page.goto(`/desk/${form}`);
    await page.getByLabel('Add a product').fill(product.name);
    await page.getByRole('button', { name: product.name }).click();
    if (form === 'new-order') await expect(page.getByText('₹260 each')).toBeVisible();
    else await expect(page.getByLabel(`Price in ₹: ${product.name}`)).toHaveValue('260');
  }
  await page.goto(`/desk/stock?q=${product.name}`);

  const others = ofProduct(other, product);
  await others.getByLabel('Pieces').fill('10');
  await others.getByLabel('Price').fill('230');
  await saveStock(other, product);
  await other.context().setOffline(false);
  await expect.poll(() => atShop(product)).toEqual({ quantity: 10, price: 230 });

  await context.setOffline(false);
  await expect.poll(() => atShop(product)).toEqual({ quantity: 16, price: 230 });
  const question = note(page, 'somebody else changed it first. Your change was not made.');
  await expect(question).toContainText('₹240');
  await expect(question).toContainText('₹230');
  await question.getByRole('button', { name: 'Do it anyway' }).click();
  await expect.poll(() => atShop(product)).toEqual({ quantity: 16, price: 260 });
  await expect(row).toContainText('16 pieces · ₹260');
  const pieces = Number((await atShop(product)).quantity);
  const tally = { lost: Math.max(0, 16 - pieces), doubled: Math.max(0, pieces - 16) };
  noteTally({ promise: 'desk', repetitions: 4, ...tally, falselyConfirmed: null });

  const shopper = await anotherPhone();
  await visitShop(shopper);
  await shopper.goto(`/product/${product.id}`);
  await expect(shopper.getByRole('main')).toContainText('₹260');
  await expect(
    shopper.getByRole('main').getByRole('button', { name: /add to cart/i }),
  ).toBeVisible();
  await page.getByLabel('Search by name').fill('no such product');
  await expect(page.getByText('No product here.')).toBeVisible();
});
