// Products at the desk on a narrow phone: made without a network, with pictures and a document, hidden, shown again and deleted.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeProduct } from '../../support/demo-products.ts';
import { removeDocument } from '../../support/shop-server.ts';
import { goOffline, NO_PICTURE, note, openDesk, photoFile, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { inForm, saveProduct, storedFile, storedProduct } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

/** A 12-megapixel photo taken with the phone on its side, red in the middle and green at both ends. */
async function photo() {
  const red = (await photoFile(2800, 3000, '#c22')).buffer;
  const whole = sharp((await photoFile(4000, 3000, '#2a2')).buffer)
    .composite([{ input: red, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 });
  return { ...NO_PICTURE, name: 'IMG_1.jpg', buffer: await whole.jpeg().toBuffer() };
}

test('a long list goes on as one scrolls, and the way back leads to the line that one left; a product is made without a network, survives a reload while it is typed, and is bought from afterwards; photos become the pictures of one without a network, and a shopper sees them in their order; a document goes to its place; hidden, the product leaves the shop and comes back, and deleted it is gone', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const mark = randomUUID().slice(0, 8);
  await openDesk(page, '/desk/products');
  await expect(page.getByText(/\d+ products/)).toBeVisible();
  const lines = page.locator('.desk-product');
  await expect(lines).toHaveCount(10);
  const thirtieth = lines.nth(29);
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(thirtieth).toBeVisible({ timeout: 500 });
  }).toPass();
  await thirtieth.scrollIntoViewIfNeeded();
  const name = (await thirtieth.locator('strong').textContent()) ?? '';
  await thirtieth.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(lines.filter({ hasText: name })).toBeInViewport();
  // A new list begins at its first rows.
  await page.getByRole('searchbox').fill('a');
  await expect(lines).toHaveCount(10);

  await goOffline(page);
  await page.getByRole('link', { name: 'New product' }).click();
  await press(page, 'Add the product');
  await expect(page.getByText('Write what the product is called.')).toBeVisible();
  await inForm(page, 'Name').fill(`Journey Root ${mark}`);
  await inForm(page, 'Price in ₹').fill('₹ 12,50');
  await expect(page.getByText('Write digits only, such as 120')).toBeVisible();
  await expectKept(page, '₹ 12,50');
  await page.reload();
  await expect(inForm(page, 'Name')).toHaveValue(`Journey Root ${mark}`);
  await expect(inForm(page, 'Price in ₹')).toHaveValue('₹ 12,50');
  await inForm(page, 'Price in ₹').fill('0');
  await press(page, 'Add the product');
  const free = page
    .getByRole('alert')
    .filter({ hasText: `Journey Root ${mark} would cost nothing` });
  await expect(free).toBeVisible();
  await inForm(page, 'Price in ₹').fill('120');
  await inForm(page, 'Pieces in stock').fill('7');
  await press(page, 'Add the product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Journey Root ${mark}`);
  await expect(note(page, 'Added · not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, 'Added · not sent yet')).toBeVisible();
  expect(await storedProduct(`journey-root-${mark}`)).toBeNull();
  await context.setOffline(false);
  await expect
    .poll(() => storedProduct(`journey-root-${mark}`))
    .toMatchObject({ name: `Journey Root ${mark}`, price: 120, quantity: 7 });
  await expect(page.getByText('not sent yet')).toHaveCount(0);
  const { id = '' } = (await storedProduct(`journey-root-${mark}`)) ?? {};
  const shopper = await anotherPhone();
  await visitShop(shopper);
  await shopper.goto(`/product/${id}`);
  await expect(
    shopper.getByRole('main').getByRole('button', { name: /add to cart/i }),
  ).toBeVisible();
  await removeDocument(`products/${id}`);

  const product = await makeProduct(3);
  await page.goto(`/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name);
  await goOffline(page);
  const gallery = page.getByLabel('Choose photos');
  await gallery.setInputFiles([NO_PICTURE, await photo()]);
  await expect(page.getByText('“notes.jpg” is no picture that can be read.')).toBeVisible();
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining('desk-picture-worker'),
  ]);
  await page.getByLabel('Take a photo').setInputFiles(await photoFile(900, 600, '#22c'));
  await expect(page.getByRole('button', { name: 'Picture 2: earlier' })).toBeVisible();
  await expectKept(page, /"photoURL":"[0-9a-f]{24}, ?[0-9a-f]{24}"/);
  await page.reload();
  await page.getByRole('button', { name: 'Picture 2: earlier' }).click();
  await saveProduct(page);
  await expect(note(page, 'Changed: Pictures · not sent yet')).toBeVisible();
  await context.setOffline(false);
  const stored = () => storedProduct(product.id);
  const number = expect.stringMatching(/^[0-9a-f]{24}$/);
  await expect.poll(stored).toMatchObject({ photoURL: [number, number] });
  const pictures = (await stored())?.photoURL as string[];
  const middle = async (picture: string | undefined, size: number) => {
    const file = await storedFile(`products/${product.id}/thumbs/${picture}_${size}x${size}`);
    const { width, height, format } = await sharp(file).metadata();
    const { dominant } = await sharp(file).stats();
    return { width, height, format, ...dominant };
  };
  for (const size of [100, 200, 400, 800]) {
    const made = { width: size, height: size, format: 'webp' };
    expect(await middle(pictures[0], size)).toMatchObject({ ...made, b: 200 });
    expect(await middle(pictures[1], size)).toMatchObject({ ...made, r: 200 });
  }
  const document = page.getByLabel('Document', { exact: true });
  const pdf = { name: 'report.pdf', mimeType: 'application/pdf' };
  await document.setInputFiles({ ...pdf, buffer: Buffer.from('x') });
  await expect(page.getByText('This file is no PDF.')).toBeVisible();
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  await document.setInputFiles({ ...pdf, buffer });
  await expect(page.getByText('Document.pdf')).toBeVisible();
  await saveProduct(page);
  await expect.poll(stored).toMatchObject({ documentBytes: buffer.length });
  expect(await storedFile(`documents/${product.id}`)).toEqual(buffer);
  await expect(page.getByText('There is one of 1 KB')).toBeVisible();
  await shopper.goto(`/product/${product.id}`);
  const shown = shopper.getByRole('main').locator(`img[src*="${pictures[0]}"]`).first();
  await expect(shown).toBeVisible();

  /** The path on which a visitor of the product's page ends up. */
  const whereItLeads = async () => {
    await shopper.goto(`/product/${product.id}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    return new URL(shopper.url()).pathname;
  };
  await press(page, 'Hide from the shop');
  await expect.poll(stored).toMatchObject({ hidden: true });
  await expect.poll(whereItLeads).toBe('/product-not-found');
  await page.goto('/desk/products?only=hidden');
  await page.getByRole('link', { name: product.name }).click();
  await press(page, 'Show in the shop again');
  await expect.poll(stored).not.toHaveProperty('hidden');
  await expect.poll(whereItLeads).toBe(`/product/${product.id}`);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(stored).toBeNull();
  await expect(page.getByText('This product is not on this phone')).toBeVisible();
});
