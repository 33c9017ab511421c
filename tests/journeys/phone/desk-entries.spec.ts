// What is written at the desk on a narrow phone without a network: categories and blogs, which a shopper reads; answers to messages, and
// reviews that are published.
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { shortNumber } from '#domain/shared/short-number.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { listDocuments, publish, removeDocument, writeFields } from '../../support/shop-server.ts';
import { goOffline, note, openDesk, photoFile, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import {
  inForm,
  rawPage,
  saveProduct,
  storedEntry,
  storedFile,
} from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

/** Pastes HTML, and a picture if there is one. */
function paste(into: Locator, html: string, photo = ''): Promise<void> {
  const given = { html, photo };
  return into.evaluate((element, { html: text, photo: base64 }) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
    const file = new File([bytes], 'image.jpg', { type: 'image/jpeg' });
    if (base64) clipboardData.items.add(file);
    clipboardData.setData('text/html', text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, given);
}

test('a blog with a picture and a new name for a category, made without a network, reach a shopper’s phone and stay there without one', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const mark = randomUUID().slice(0, 8);
  const categoryId = `herbs-${mark}`;
  await publish(`categories/${categoryId}`, { categoryName: { stringValue: `Herbs ${mark}` } });
  await openDesk(page, '/desk/categories');
  await expect(page.getByRole('link', { name: `Herbs ${mark}` })).toBeVisible();
  await goOffline(page);

  await page.getByRole('link', { name: `Herbs ${mark}` }).click();
  await inForm(page, 'Name').fill(`Fresh herbs ${mark}`);
  await saveProduct(page);
  await expect(note(page, 'Changed: Name · not sent yet')).toBeVisible();

  await page.getByRole('link', { name: 'All categories' }).click();
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await page.getByRole('link', { name: 'New blog' }).click();
  await inForm(page, 'Heading').fill(`Harvest ${mark}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.getByRole('button', { name: 'List' }).click();
  await page.keyboard.type('We cut the first leaves.');
  await text.press('Enter');
  // As from a word processor, with styles and scripts.
  await paste(
    text,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:red" class="MsoNormal"><i>In tea</i><script>x()</script></p></b>',
  );
  await expect(text.locator('li')).toHaveText(['We cut the first leaves.', 'In tea']);
  await text.press('Enter');
  await text.press('Enter');
  await page.getByRole('button', { name: 'Picture' }).click();
  await page.getByLabel('What it shows').fill('Leaves in a basket');
  await page.getByLabel('Take a photo').setInputFiles(await photoFile(1600, 1200, '#2a2'));
  const picture = text.getByRole('img', { name: 'Leaves in a basket' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const copied = (await photoFile(60, 40, '#22a')).buffer;
  await paste(text, '<img src="https://example.com/leaf.jpg">', copied.toString('base64'));
  const other = text.locator('img[data-address]').nth(1);
  await expect(other).toHaveJSProperty('naturalWidth', 60);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.keyboard.type('Energy');
  await expect(text.locator('th').first()).toHaveText('Energy');
  await expectKept(page, 'Leaves in a basket');
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await press(page, 'Add the blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Harvest ${mark}`);
  await expect(note(page, 'Added · not sent yet')).toBeVisible();
  expect(await storedEntry('blogs', `harvest-${mark}`)).toBeNull();

  await context.setOffline(false);
  const category = () => storedEntry('categories', categoryId);
  await expect.poll(category).toMatchObject({ categoryName: `Fresh herbs ${mark}` });
  const storedBlog = () => storedEntry('blogs', `harvest-${mark}`);
  await expect.poll(storedBlog).toMatchObject({ heading: `Harvest ${mark}` });
  const blog = await storedBlog();
  const id = String(blog?.id);
  expect(blog?.content).toContain('<li>We cut the first leaves.</li><li><em>In tea</em></li></ul>');
  const [, digest] = /pictures%2F([0-9a-f]{32})/.exec(String(blog?.content)) ?? [];
  const { width, height } = await sharp(await storedFile(`pictures/${digest}`)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 900 });
  await expect(page.getByText('not sent yet')).toHaveCount(0);

  await expect.poll(() => rawPage(`/blog/${id}`)).toContain(`pictures%2F${digest}`);
  expect(await rawPage(`/blog/${id}`)).toContain('We cut the first leaves.');
  const drawn = () => rawPage(`/category/${categoryId}`);
  await expect.poll(drawn).toContain(`Fresh herbs ${mark}`);

  const shopper = await anotherPhone();
  await visitShop(shopper);
  const readsBoth = async () => {
    await shopper.goto(`/blog/${id}`);
    await expect(shopper.getByRole('heading', { name: `Harvest ${mark}` })).toBeVisible();
    const shown = shopper.getByRole('main').getByRole('img', { name: 'Leaves in a basket' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('naturalWidth', 1200);
    await shopper.goto(`/category/${categoryId}`);
    const title = shopper.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`Fresh herbs ${mark}`);
  };
  await readsBoth();
  await shopper.context().setOffline(true);
  await readsBoth();

  await page.goto(`/desk/categories/${categoryId}`);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(category).toBeNull();
  await page.goto('/desk/categories/turmeric');
  const inUse = /cannot be deleted while it is the category of \d+ products/;
  await expect(page.getByText(inUse)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function fieldAtShop(collection: string, id: string, field: string): Promise<unknown> {
  const stored = (await listDocuments(collection)).find((it) => it.id === id);
  return Object.values(stored?.fields[field] ?? {})[0] ?? null;
}

const put = (path: string, fields: PlainFields) => writeFields(path, encodeFields(fields));

test('a message is found by its number, acknowledged and answered without a network; feedback shows its file; a review is published and read by everybody', {
  tag: '@core',
}, async ({ page, context }) => {
  const mark = randomUUID();
  const product = await makeProduct(1);
  const [message, feedback, review] = [mintId(), `feedback-${mark}`, `order-${mark}`];
  const number = shortNumber(message);
  const path = `service-documents/${feedback}`;
  const upload = `http://localhost:9199/v0/b/demo-haat.appspot.com/o?uploadType=media&name=${encodeURIComponent(path)}`;
  const headers = { 'Content-Type': 'image/png' };
  expect((await fetch(upload, { method: 'POST', headers, body: PNG })).ok).toBe(true);
  const [email, question] = ['meera@example.com', 'Do you deliver to Sehore?'];
  await put(`contact-us/${message}`, {
    ...{ name: `Meera ${mark}`, phone: '+91 9876543210', email, message: question },
  });
  await put(`services/${feedback}`, {
    ...{ name: `Jar ${mark}`, description: 'It leaks.', fileURL: fileAddress(path) },
  });
  const words = {
    ...{ userId: 'somebody', orderId: review, productId: product.id, timestamp: Date.now() },
    ...{ customerName: 'Asha Rao', productName: product.name, review: `Fresh and good ${mark}` },
  };
  // The review's order does not exist, so the shop would delete it; publishing and unpublishing it as the merchant keeps it.
  await put(`reviews/${review}`, { ...words, published: true });
  await put(`reviews/${review}`, { ...words, published: false });
  for (const [collection, id] of [
    ['contact-us', message],
    ['services', feedback],
  ] as const) {
    await expect.poll(() => fieldAtShop(collection, id, 'expiresAt')).not.toBeNull();
  }

  await openDesk(page, '/desk/inbox');
  const search = page.getByLabel('Search by number, name, phone or words');
  await search.fill(number);
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await search.fill(mark);
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
  const sent = item(`Meera ${mark}`);
  await expect(sent).toContainText(question);
  const link = (name: string) => sent.getByRole('link', { name });
  await expect(link('Call')).toHaveAttribute('href', 'tel:+919876543210');
  const subject = encodeURIComponent(`About your message ${number}:`);
  await expect(link('Mail')).toHaveAttribute('href', `mailto:${email}?subject=${subject}`);
  await expect(sent).toContainText('Acknowledge by');
  const jar = item(`Jar ${mark}`);
  await jar.getByRole('button', { name: 'Open the file' }).click();
  await expect(jar.getByRole('link', { name: 'Show the file' })).toHaveAttribute('href', /^blob:/);
  await goOffline(page);
  await page.reload();
  await sent.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await expect(sent).toContainText('Answer by');
  await sent.getByRole('button', { name: 'Mark as answered', exact: true }).click();
  await expect(sent).not.toContainText('Answer by');
  await page.getByRole('link', { name: /^Done/ }).click();
  await expect(sent).toContainText('Not sent yet');
  await page.getByRole('link', { name: /^Reviews/ }).click();
  const judged = item(`Fresh and good ${mark}`);
  await judged.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(judged).toContainText('Everybody can read it.');
  expect(await fieldAtShop('inbox', message, 'answered')).toBeNull();

  await context.setOffline(false);
  await expect.poll(() => fieldAtShop('inbox', message, 'answered')).toBe(true);
  await expect.poll(() => fieldAtShop('reviews', review, 'published')).toBe(true);
  await expect(note(page, 'Not sent yet')).toHaveCount(0);
  const copies = async () =>
    (await listDocuments('publishedReviews')).filter(({ fields }) =>
      JSON.stringify(fields).includes(mark),
    ).length;
  await expect.poll(copies).toBe(1);
  for (const place of [`contact-us/${message}`, `services/${feedback}`, `reviews/${review}`]) {
    await removeDocument(place);
  }
  await removeDocument(`inbox/${message}`);
});
