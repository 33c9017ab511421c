// What the shop says of its network, and shows when it is gone and back; and a product's document, which stays on the phone once it was fetched.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { listDocuments } from '../../support/shop-server.ts';
import { fileAddress, storedFile } from '../../support/storage-server.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test('the shop’s status is seen only when something is wrong; a banner that never came leaves no sign of failure', async ({
  page,
  context,
  network,
}) => {
  await visitShop(page);
  const status = page.getByRole('region', { name: 'Shop status' });
  const isSeen = async (part: Locator) => ((await part.boundingBox())?.width ?? 0) > 20;
  const age = status.locator('.status__age');
  const top = () => page.getByRole('main').evaluate((it) => it.getBoundingClientRect().top);
  await expect(status.getByText('Connected.')).toBeAttached();
  await expect(age).toContainText('Prices updated');
  expect([await isSeen(status.getByText('Connected.')), await isSeen(age)]).toEqual([false, false]);
  const calm = await top();
  network.cut();
  await page.reload();
  await expect
    .poll(() => isSeen(status.getByText('No connection. You can keep shopping.')))
    .toBe(true);
  expect(await isSeen(age)).toBe(false);
  expect(await top()).toBe(calm);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 60 * 60 * 1000;
  });
  await page.reload();
  await expect.poll(() => isSeen(age)).toBe(true);
  await expect(status).toContainText('2 hr ago');
  expect(await isSeen(status.getByText('No connection.'))).toBe(true);
  expect(await top()).toBe(calm);

  network.join();
  await page.evaluate(() => caches.delete('own-pictures'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  network.cut();
  await page.goto('/');
  // The picture has failed before the page's code can listen.
  const picture = page.locator('.banner__picture').first();
  await expect(picture).toBeHidden();
  await expect(page.locator('.banner__words').first()).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Play: How turmeric is dried and ground' }).click();
  await expect(page.getByText('A video needs a connection')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  network.join();
  const width = () =>
    picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
});

async function someDocument() {
  for (const { id, fields } of await listDocuments('products')) {
    const size = Number(fields.documentBytes?.integerValue ?? 0);
    const file = size > 0 ? await storedFile(`documents/${id}`) : null;
    const is = String(fields.documentName?.stringValue);
    if (file) return { id, is, name: String(fields.name?.stringValue), bytes: file.bytes, size };
  }
  throw new Error('no product has a document');
}

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** A portal's possible answers in the shop's place. */
const FALSE_ANSWERS = [
  { type: 'text/html', body: '<h1>Free WiFi</h1>' },
  { type: 'application/json', body: '{}' },
];

test('a document is saved whole and kept on the phone', async ({ page, context, network }) => {
  const document = await someDocument();
  const isDocument = ({ url }: { url: URL }) =>
    url.href === fileAddress(`documents/${document.id}`);
  await visitShop(page);
  await context.setOffline(true);
  await page.goto(`/product/${document.id}`);
  const section = page.getByRole('region', { name: document.is });
  await expect(section).toContainText(`PDF, ${Math.max(1, Math.round(document.size / 1024))} KB`);
  const notYet = page.getByText('This is not on this phone yet');
  await expect(notYet).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(notYet).toBeVisible();
  await context.setOffline(false);
  await expect(notYet).toBeHidden();
  expect(network.seen(isDocument), 'nothing is fetched without a press').toEqual([]);
  for (const [at, answer] of FALSE_ANSWERS.entries()) {
    network.fault(isDocument, { do: 'answer', status: 200, ...answer });
    await page.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => network.seen(isDocument).length, answer.type).toBe(at + 1);
    await expect(page.getByText('The download did not work.'), answer.type).toBeVisible();
  }
  network.heal();
  const saved = await download(page);
  expect(saved.name).toBe(`${document.is} – ${document.name}.pdf`);
  expect(saved.bytes.equals(document.bytes), 'byte by byte').toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(section).toContainText('On this phone');
  expect((await download(page)).bytes.equals(document.bytes)).toBe(true);
  expect(network.seen(isDocument), 'fetched once').toHaveLength(FALSE_ANSWERS.length + 1);
});
