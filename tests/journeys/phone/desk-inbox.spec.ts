// The inbox at the desk on a narrow phone: a shopper's message is read and answered; a review is published.
import { randomUUID } from 'node:crypto';
import { shortNumber } from '#domain/shared/short-number.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { listDocuments, removeDocument, writeFields } from '../../support/shop-server.ts';
import { keptForOffline, note, openDesk } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';

test.use({ device: 'new' });

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
  await keptForOffline(page);

  await context.setOffline(true);
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
