// The document under a product: its size is known before it is fetched, and once fetched it stays on the phone.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { listDocuments } from '../../support/shop-server.ts';
import { fileAddress, storedFile } from '../../support/storage-server.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

type Documented = { id: string; name: string; is: string; bytes: Buffer; size: number };

async function someDocument(): Promise<Documented> {
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
