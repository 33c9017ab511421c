// Pictures and the document of a product at the merchant's desk on a narrow phone: chosen without a network, made into their sizes beside the page, kept over
// a reload, put in order, sent. What became of them is judged in Storage, and by what a shopper sees.
import sharp from 'sharp';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import {
  anotherPhone,
  keptForOffline,
  NO_PICTURE,
  note,
  openDesk,
  photoFile,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { inForm, saveProduct, storedFile, storedProduct } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

/** A photo of 12 megapixels that was taken with the phone on its side, red in the middle and green at both ends. */
async function photo() {
  const red = (await photoFile(2800, 3000, '#c22')).buffer;
  const whole = sharp((await photoFile(4000, 3000, '#2a2')).buffer)
    .composite([{ input: red, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 });
  return { ...NO_PICTURE, name: 'IMG_1.jpg', buffer: await whole.jpeg().toBuffer() };
}

test('photos become the pictures of a product without a network, and a shopper sees them in their order', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  test.slow(true, 'two phones, a photo of 12 megapixels, and a catalogue that is published');
  const product = await makeProduct(3);
  await openDesk(page, `/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name, WAIT);
  await keptForOffline(page);
  await context.setOffline(true);
  const gallery = page.getByLabel('Choose photos');
  await gallery.setInputFiles([NO_PICTURE, await photo()]);
  await expect(page.getByText('“notes.jpg” is no picture that can be read.')).toBeVisible(WAIT);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining('desk-picture-worker'),
  ]);
  await page.getByLabel('Take a photo').setInputFiles(await photoFile(900, 600, '#22c'));
  await expect(page.getByRole('button', { name: 'Picture 2: earlier' })).toBeVisible(WAIT);
  await page.reload();
  await page.getByRole('button', { name: 'Picture 2: earlier' }).click();
  await saveProduct(page);
  await expect(note(page, 'You changed: Pictures. It is not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await storedProduct(product.id))?.photoURL, WAIT)
    .toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
  const pictures = (await storedProduct(product.id))?.photoURL as string[];
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
  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  await shopper.goto(`/product/${product.id}`);
  const shown = shopper.getByRole('main').locator(`img[src*="${pictures[0]}"]`).first();
  await expect(shown).toBeVisible(WAIT);
  await shopper.context().close();
  await unmakeProduct(product);
});

test('a document is sent to its place, and the shop says that it is there', async ({ page }) => {
  const product = await makeProduct(3);
  await openDesk(page, `/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name, WAIT);
  const field = page.getByLabel('Document', { exact: true });
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
  await field.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('This file is no PDF.')).toBeVisible();
  await field.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Document.pdf')).toBeVisible();
  await saveProduct(page);
  await expect
    .poll(() => storedProduct(product.id), WAIT)
    .toMatchObject({ documentBytes: pdf.length });
  expect(await storedFile(`documents/${product.id}`)).toEqual(pdf);
  await expect(page.getByText('There is one of 1 KB')).toBeVisible(WAIT);
  await unmakeProduct(product);
});
