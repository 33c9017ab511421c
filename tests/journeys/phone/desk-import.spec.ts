// Products from a spreadsheet at the merchant's desk on a narrow phone: good files, bad ones and hostile ones, and the way back
// into a file. What became of it is judged at the shop.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readSpreadsheet } from '#core/model/product-table/read-spreadsheet.ts';
import { keptForOffline, openDesk, press } from '../steps/desk-journey.ts';
import {
  choosePictures,
  chooseTable,
  counts,
  csv,
  csvOf,
  inWords,
  ownIds,
  productsAt,
  takeAway,
  xlsx,
} from '../steps/import-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';

test.use({ device: 'new' });

const HEADINGS = ['Id', 'Name', 'Price', 'Stock', 'Category', 'Pictures'];

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

test('a table and its pictures are checked, shown and written; again, there is nothing to write, and the export is the same table', async ({
  page,
}) => {
  const start = ownIds();
  const millets = `Millets ${start}`;
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const table = await xlsx([
    [...HEADINGS, 'Supplier'],
    [`${start}-ragi`, 'Ragi', 120, 5, millets, null, 'Asha'],
    [`${start}-til`, 'तिल', '90.50', 0, null, 'front.jpg', 'Ravi'],
  ]);
  const pictures = [
    { name: `${start}-ragi.jpg`, mimeType: 'image/jpeg', buffer: photo },
    { name: 'FRONT.JPG', mimeType: 'image/jpeg', buffer: photo },
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: photo },
  ];
  await openDesk(page, '/desk/products');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await chooseTable(page, table);
  // The picture that a cell names is not there yet.
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 1));
  await expect(page.getByRole('main')).toContainText(
    'Row 3, Pictures: there is no picture “front.jpg”',
  );
  await choosePictures(page, ...pictures);
  await expect(counts(page)).toHaveText(inWords(2, 0, 0, 0));
  const main = page.getByRole('main');
  await expect(main).toContainText('2 pictures go to the shop.');
  await expect(main).toContainText(`New categories: ${millets}.`);
  await expect(main).toContainText('Columns that are none of ours, and are left out: Supplier.');
  await expect(main).toContainText('Pictures that no product uses: holiday.jpg.');
  expect((await productsAt(start)).size).toBe(0);

  await press(page, 'Write 2 products');
  await expect(page.getByText('Done: 2 new, 0 changed, 0 as they should be.')).toBeVisible();
  const stored = await productsAt(start);
  const ragi = stored.get(`${start}-ragi`);
  expect(ragi).toMatchObject({
    name: { stringValue: 'Ragi' },
    price: { integerValue: '120' },
    quantity: { integerValue: '5' },
    category: { stringValue: `millets-${start}` },
  });
  expect(stored.get(`${start}-til`)).toMatchObject({
    name: { stringValue: 'तिल' },
    price: { doubleValue: 90.5 },
  });
  const number = /"stringValue":"([0-9a-f]{24})"/.exec(JSON.stringify(ragi?.photoURL))?.[1];
  const size = `http://localhost:9199/v0/b/demo-haat.appspot.com/o/${encodeURIComponent(`products/${start}-ragi/thumbs/${number}_400x400`)}?alt=media`;
  await expect.poll(async () => (await fetch(size)).status, { timeout: 45_000 }).toBe(200);

  await chooseTable(page, table);
  await expect(counts(page)).toHaveText(inWords(0, 0, 2, 0));
  await expect(page.getByText('There is nothing to write')).toBeVisible();

  for (const [button, name, asTable] of [
    ['Excel (.xlsx)', 'products.xlsx', xlsx],
    ['Text (.csv)', 'products.csv', csvOf],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readFile(await download.path());
    const read = await readSpreadsheet(bytes);
    const [headings = [], ...all] = 'rows' in read ? read.rows : [];
    // Others make and delete products meanwhile.
    const rows = all.filter(([id]) => String(id).startsWith(start));
    expect(rows.map(([, title]) => title)).toEqual(['Ragi', 'तिल']);
    await chooseTable(page, await asTable([headings, ...rows]));
    await expect(counts(page)).toHaveText(inWords(0, 0, 2, 0));
  }
  await takeAway(start);
});

test('what is wrong is said with its row and column, whatever the file holds, and nothing is written', async ({
  page,
}) => {
  test.slow(true, 'a file of a hundred thousand rows, and a dozen others');
  const start = ownIds();
  const main = page.getByRole('main');
  await openDesk(page, '/desk/import');
  await chooseTable(
    page,
    await xlsx([
      HEADINGS,
      [`${start}-a`, 'A', '₹ 1,20,000.50/-', 1],
      [`${start}-b`, 'B', new Date(Date.UTC(2026, 0, 5)), 1],
      [`${start}-twice`, 'C', 10, 1],
      [`${start}-twice`, 'D', 10, 1],
      [`${start}-e`, 'à¤°à¤¾à¤—à¥€', 10, 1],
      [`${start}-f`, 'F', 10, 1, null, `${start}-f.jpg`],
      [`${start}-good`, 'Good', 10, 1],
    ]),
  );
  await choosePictures(page, {
    name: `${start}-f.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 6));
  for (const words of [
    'Row 2, Price: “₹ 1,20,000.50/-” is not a plain number. Write 120000.50.',
    'Row 3, Price: is a date (2026-01-05)',
    `Row 4, Id: “${start}-twice” stands in row 5 as well.`,
    'Row 6, Name: holds characters that cannot be read.',
    `Row 7, Pictures: the picture “${start}-f.jpg” is no picture; JPEG, PNG, WebP, GIF and AVIF can be used.`,
  ]) {
    await expect(main).toContainText(words);
  }
  await expectNoBarriersAnywhere(page, 'a checked table');

  await chooseTable(page, csv(`Id,Name,Price\n${start}-f,F,=SUM(A1:A9)\n`));
  await expect(main).toContainText('Row 2, Price: is a formula. Write its result instead');
  const inTheLettersOfTheWest = Buffer.from(
    `Id,Name,Price\n${start}-g,\xb0\xe0\xb7,10\n`,
    'latin1',
  );
  await chooseTable(page, csv(inTheLettersOfTheWest));
  await expect(main).toContainText('Row 2, Name: holds characters that cannot be read.');

  const many = Array.from({ length: 100_000 }, (_, at) => `${start}-${at},N,1`).join('\n');
  for (const [file, words] of [
    [csv('%PDF-1.7 …', 'list.xlsx'), 'list.xlsx: This is no spreadsheet.'],
    [csv('', 'empty.csv'), 'empty.csv: The file is empty.'],
    [csv('PK\x03\x04half', 'half.xlsx'), 'half.xlsx: The spreadsheet is damaged'],
    [csv('Name,Price\nRagi,1\n'), 'products.csv: Row 1 has no column “Id”.'],
    [csv(`Id,Name,Price\n${many}`), 'The table has 1,00,000 rows. At most 10,000 can be read'],
  ] as const) {
    await chooseTable(page, file);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await expectNoBarriersAnywhere(page, 'a file that is no table');
  // The one before is still kept: a reload shows it again.
  await page.reload();
  await expect(main).toContainText('Row 2, Name: holds characters that cannot be read.');
  expect((await productsAt(start)).size).toBe(0);
});

test('without a network the cells are checked and the table is kept; it is compared and written once there is one', async ({
  page,
  context,
}) => {
  const start = ownIds();
  await openDesk(page, '/desk/import');
  await expect(page.getByText('Choose a table of your products')).toBeVisible();
  await keptForOffline(page);
  await context.setOffline(true);
  await chooseTable(
    page,
    await xlsx([
      HEADINGS.slice(0, 4),
      [`${start}-a`, 'A', 'Rs. 120', 1],
      [`${start}-b`, 'B', 10, 1],
    ]),
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('nothing has to be chosen again');
  await expect(main).toContainText('Row 2, Price: “Rs. 120” is not a plain number. Write 120.');
  await expectNoBarriersAnywhere(page, 'a table that waits for the network');
  await page.reload();
  await expect(main).toContainText('Row 2, Price: “Rs. 120” is not a plain number. Write 120.');
  await context.setOffline(false);
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 1), { timeout: 45_000 });

  await context.setOffline(true);
  await expect(main).toContainText('Writing needs one. The checked table stays on this phone');
  await expect(page.getByRole('button', { name: 'Write 1 product' })).toBeHidden();
  await context.setOffline(false);
  await press(page, 'Write 1 product');
  await expect(page.getByText('Done: 1 new, 0 changed, 0 as they should be.')).toBeVisible();
  expect([...(await productsAt(start)).keys()]).toEqual([`${start}-b`]);
  await takeAway(start);
});
