// A spreadsheet of hundreds of products at the merchant's desk on a narrow phone whose line breaks. The functions follow each of them, which keeps the stack busy
// for about a minute: no other journey runs beside this one.

import { isCommit } from '../../support/sent-requests.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { keptForOffline, openDesk, press } from '../steps/desk-journey.ts';
import {
  chooseTable,
  counts,
  inWords,
  ownIds,
  productsAt,
  takeAway,
  xlsx,
} from '../steps/import-journey.ts';
import { expect, test } from '../steps/journey.ts';

test.use({ device: 'new' });

const HEADINGS = ['Id', 'Name', 'Price', 'Stock'];

/** How many of the products whose ids begin so the phones are told to forget. */
async function deletedProducts(start: string): Promise<number> {
  const all = await listDocuments('tombstones');
  return all.filter(({ id }) => id.startsWith(`products_${start}`)).length;
}

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

test('a line that breaks and a page that is closed half way lose nothing: the rest is written, each product once', async ({
  page,
  network,
}) => {
  const start = ownIds();
  const rows = Array.from({ length: 300 }, (_, at) => [`${start}-${at}`, `Product ${at}`, 10, 3]);
  await openDesk(page, '/desk/import');
  await keptForOffline(page);
  await chooseTable(page, await xlsx([HEADINGS, ...rows]));
  await expect(counts(page)).toHaveText(inWords(300, 0, 0, 0));

  // The first commit is heard, its answer lost; nothing else comes through.
  network.fault(isCommit, { do: 'drop-request' });
  network.fault(isCommit, { do: 'drop-reply' }, 1);
  await press(page, 'Write 300 products');
  await expect(page.getByText('The rest is written automatically as soon as')).toBeVisible();
  await expect.poll(async () => (await productsAt(start)).size).toBeGreaterThan(0);
  const half = await productsAt(start);
  network.cut();
  await page.reload();
  await expect(page.getByText('nothing has to be chosen again')).toBeVisible();

  network.heal();
  await expect(counts(page)).toHaveText(inWords(300 - half.size, 0, half.size, 0));
  await expect(page.getByText('Writing was cut off after')).toBeVisible();
  await press(page, `Write ${300 - half.size} products`);
  await expect(
    page.getByText(`Done: ${300 - half.size} new, 0 changed, ${half.size} as they should be.`),
  ).toBeVisible({ timeout: 45_000 });
  expect((await productsAt(start)).size).toBe(300);

  await chooseTable(page, await xlsx([HEADINGS, ...rows]));
  await expect(counts(page)).toHaveText(inWords(0, 0, 300, 0));
  await takeAway(start);
  // The emulator hands the functions one event after another: an order would be accepted a minute late meanwhile.
  await expect.poll(() => deletedProducts(start), { timeout: 120_000 }).toBe(300);
});
