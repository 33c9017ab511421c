// Categories, brands and blogs at the merchant's desk on a narrow phone: written without a network, and read by a shopper, in the shop's HTML and without a
// network as well. What became of each is judged at the shop.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { publish, removeDocument, writeFields } from '../../support/shop-server.ts';
import { anotherPhone, keptForOffline, note, openDesk, press } from '../steps/desk-journey.ts';
import { rawPage, storedEntry } from '../steps/entries-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { inForm, saveProduct, storedFile } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

const WAIT = { timeout: 45_000 };
const SYNCED = { timeout: 60_000 };

test('a blog with a picture and a new name for a category, made without a network, reach a shopper’s phone and stay there without one', async ({
  page,
  context,
  browser,
}) => {
  test.slow(true, 'two phones, a photo, and a catalogue that is published in between');
  const mark = randomUUID().slice(0, 8);
  const categoryId = `herbs-${mark}`;
  await publish(`categories/${categoryId}`, { categoryName: { stringValue: `Herbs ${mark}` } });
  await openDesk(page, '/desk/categories');
  await expect(page.getByRole('link', { name: `Herbs ${mark}` })).toBeVisible(SYNCED);
  await keptForOffline(page);
  await context.setOffline(true);

  await page.getByRole('link', { name: `Herbs ${mark}` }).click();
  await inForm(page, 'Name').fill(' ');
  await saveProduct(page);
  await expect(page.getByText('Write what the category is called.')).toBeVisible();
  await inForm(page, 'Name').fill(`Fresh herbs ${mark}`);
  await expectKept(page, `Fresh herbs ${mark}`);
  await page.reload();
  await expect(inForm(page, 'Name')).toHaveValue(`Fresh herbs ${mark}`);
  await saveProduct(page);
  await expect(note(page, 'You changed: Name. It is not sent yet')).toBeVisible();

  await page.getByRole('link', { name: 'All categories' }).click();
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await page.getByRole('link', { name: 'New blog' }).click();
  await inForm(page, 'Heading').fill(`Harvest ${mark}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('We cut the first leaves.');
  await page.getByRole('button', { name: 'Picture' }).click();
  await page.getByLabel('What it shows').fill('Leaves in a basket');
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a2' } });
  await page.getByLabel('Take a photo').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  });
  const picture = text.getByRole('img', { name: 'Leaves in a basket' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200, WAIT);
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200, WAIT);
  await press(page, 'Add the blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Harvest ${mark}`);
  await expect(note(page, 'You added this blog. It is not sent yet')).toBeVisible();
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200, WAIT);
  expect(await storedEntry('blogs', `harvest-${mark}`)).toBeNull();

  await context.setOffline(false);
  await expect
    .poll(() => storedEntry('categories', categoryId), WAIT)
    .toMatchObject({ categoryName: `Fresh herbs ${mark}` });
  await expect
    .poll(() => storedEntry('blogs', `harvest-${mark}`), WAIT)
    .toMatchObject({ heading: `Harvest ${mark}` });
  const blog = await storedEntry('blogs', `harvest-${mark}`);
  const id = String(blog?.id);
  const [, digest] = /pictures%2F([0-9a-f]{32})/.exec(String(blog?.content)) ?? [];
  const { width, height } = await sharp(await storedFile(`pictures/${digest}`)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 900 });
  await expect(page.getByText('not sent yet')).toHaveCount(0, WAIT);

  await expect.poll(() => rawPage(`/blog/${id}`), WAIT).toContain(`pictures%2F${digest}`);
  expect(await rawPage(`/blog/${id}`)).toContain('We cut the first leaves.');
  await expect
    .poll(() => rawPage(`/category/${categoryId}`), WAIT)
    .toContain(`Fresh herbs ${mark}`);

  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  const readsBoth = async () => {
    await shopper.goto(`/blog/${id}`);
    await expect(shopper.getByRole('heading', { name: `Harvest ${mark}` })).toBeVisible(WAIT);
    const shown = shopper.getByRole('main').getByRole('img', { name: 'Leaves in a basket' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('naturalWidth', 1200, WAIT);
    await shopper.goto(`/category/${categoryId}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(
      `Fresh herbs ${mark}`,
      WAIT,
    );
  };
  await readsBoth();
  await shopper.context().setOffline(true);
  await readsBoth();
  await shopper.context().close();
  await removeDocument(`blogs/${id}`);
  await removeDocument(`categories/${categoryId}`);
});

test('a category that products have is not deleted, one without goes, and a name that another merchant changed is asked about', async ({
  page,
  context,
}) => {
  test.slow(true, 'a desk that is kept for the time without a network');
  const mark = randomUUID().slice(0, 8);
  const path = `categories/empty-${mark}`;
  await publish(path, { categoryName: { stringValue: `Empty ${mark}` } });
  await openDesk(page, '/desk/categories');
  await page.getByRole('link', { name: /^Turmeric/ }).click({ timeout: SYNCED.timeout });
  await expect(
    page.getByText(/It cannot be deleted while it is the category of \d+ products/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();

  await page.goto(`/desk/${path}`);
  await expect(inForm(page, 'Name')).toHaveValue(`Empty ${mark}`);
  await keptForOffline(page);
  await context.setOffline(true);
  await inForm(page, 'Name').fill(`Mine ${mark}`);
  await saveProduct(page);
  await expect(note(page, 'You changed: Name. It is not sent yet')).toBeVisible();
  await writeFields(path, { categoryName: { stringValue: `Theirs ${mark}` } });
  await context.setOffline(false);
  const question = note(page, 'But the category had changed at the shop. Nothing was overwritten.');
  await expect(question).toContainText(`Theirs ${mark}`, WAIT);
  expect(await storedEntry('categories', `empty-${mark}`)).toMatchObject({
    categoryName: `Theirs ${mark}`,
  });
  await question.getByRole('button', { name: 'Do it all the same' }).click();
  await expect
    .poll(() => storedEntry('categories', `empty-${mark}`), WAIT)
    .toMatchObject({ categoryName: `Mine ${mark}` });
  await expect(page.getByText('not sent yet')).toHaveCount(0, WAIT);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => storedEntry('categories', `empty-${mark}`), WAIT).toBeNull();
  await expect(page.getByText('This category is not on this phone')).toBeVisible(WAIT);
});
