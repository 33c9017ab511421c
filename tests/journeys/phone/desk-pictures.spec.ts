// Pictures and the document of a product at the merchant's desk on a narrow phone: chosen without a network, made into their sizes beside the page, kept over
// a reload, put in order, sent. What became of them is judged in Storage, and by what a shopper sees.
import sharp from 'sharp';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { anotherPhone, keptForOffline, note, openDesk } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { inForm, saveProduct, storedFile, storedProduct } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

const WAIT = { timeout: 45_000 };

/** A photo of 12 megapixels that was taken with the phone on its side, red in the middle and green at both ends. */
async function photo(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const red = await sharp({
    create: { width: 2800, height, channels: 3, background: '#c22' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#2a2' } })
    .composite([{ input: red, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('photos become the pictures of a product without a network, and a shopper sees them in their order', async ({
  page,
  context,
  browser,
}) => {
  test.slow(true, 'two phones, a photo of 12 megapixels, and a catalogue that is published');
  const product = await makeProduct(3);
  await openDesk(page, `/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name, { timeout: 60_000 });
  await keptForOffline(page);
  await context.setOffline(true);
  const gallery = page.getByLabel('Choose photos');
  await gallery.setInputFiles([
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ]);
  await expect(page.getByText('“notes.jpg” is no picture that can be read.')).toBeVisible(WAIT);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining('desk-picture-worker'),
  ]);
  const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: '#22c' } });
  await page.getByLabel('Take a photo').setInputFiles({
    name: 'IMG_2.png',
    mimeType: 'image/png',
    buffer: await blue.png().toBuffer(),
  });
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
  await expect(inForm(page, 'Name')).toHaveValue(product.name, { timeout: 60_000 });
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
  await page.reload();
  await expect(page.getByText('Document.pdf')).toBeVisible();
  await saveProduct(page);
  await expect
    .poll(() => storedProduct(product.id), WAIT)
    .toMatchObject({ documentBytes: pdf.length });
  expect(await storedFile(`documents/${product.id}`)).toEqual(pdf);
  await expect(page.getByText('There is one of 1 KB')).toBeVisible(WAIT);
  await unmakeProduct(product);
});
