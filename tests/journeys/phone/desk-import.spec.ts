// Products from a spreadsheet at the desk on a narrow phone: good files, bad and hostile ones, tables of other programs, and the export back
// into a file. What each real program's file gives: tests/unit/product-table/real-tables.test.ts.
import { goOffline, openDesk, photoFile, press } from '../steps/desk-journey.ts';
import {
  choosePictures,
  chooseTable,
  counts,
  csv,
  csvOf,
  inWords,
  ownIds,
  productsAt,
  sample,
  savedTable,
  takeAway,
  xlsx,
} from '../steps/import-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';

test.use({ device: 'new' });

const HEADINGS = ['Id', 'Name', 'Price', 'Stock', 'Category', 'Pictures'];

test('what is wrong is said with its row and column, also without a network, where the table is kept; the rest is written once there is one; a table and its pictures are checked, shown and written; again, there is nothing to write, and the export is the same table', {
  tag: '@core',
}, async ({ page, context }) => {
  const start = ownIds();
  const main = page.getByRole('main');
  await openDesk(page, '/desk/import');
  await expect(page.getByText('Choose a table of your products')).toBeVisible();
  await goOffline(page);
  await chooseTable(page, csv('%PDF-1.7 …', 'list.xlsx'));
  await expect(page.getByRole('alert')).toContainText('list.xlsx: This is no spreadsheet.');
  await expectNoBarriersAnywhere(page, 'a file that is no table');
  await chooseTable(
    page,
    await xlsx([
      HEADINGS,
      [`${start}-a`, 'A', '12O', 1],
      [`${start}-b`, 'B', 10, 1],
      [`${start}-c`, 'C', 10, 1, null, `${start}-c.jpg`],
      ...Array.from({ length: 9 }, (_, at) => [`${start}-d${at}`, 'D', 'free', 1]),
    ]),
  );
  const price = 'Row 2, Price: “12O” is no number.';
  await expect(main).toContainText('You need not choose them again.');
  await expect(main).toContainText(price);
  await expectNoBarriersAnywhere(page, 'a table that waits for the network');
  await page.reload();
  await expect(main).toContainText(price);
  await context.setOffline(false);
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 11));
  const last = main.getByText('Row 13, Price: “free” is no number.');
  await expect(last).toBeHidden();
  await press(page, 'Show more');
  await expect(last).toBeVisible();
  await choosePictures(page, {
    name: `${start}-c.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await expect(main).toContainText(`the picture “${start}-c.jpg” is no picture;`);
  await expectNoBarriersAnywhere(page, 'a checked table');

  await context.setOffline(true);
  await expect(main).toContainText('Writing needs a network. The table is kept on this phone');
  await expect(page.getByRole('button', { name: 'Write 1 product' })).toBeHidden();
  await context.setOffline(false);
  await press(page, 'Write 1 product');
  await expect(page.getByText('Done: 1 new, 0 changed, 0 as they should be.')).toBeVisible();
  expect([...(await productsAt(start)).keys()]).toEqual([`${start}-b`]);

  const millets = `Millets ${start}`;
  const photo = await photoFile(3000, 2000, 'red');
  const table = await xlsx([
    [...HEADINGS, 'Supplier'],
    [`${start}-ragi`, 'Ragi', 120, 5, millets, null, 'Asha'],
    [`${start}-til`, 'तिल', '90.50', 0, null, 'front.jpg', 'Ravi'],
  ]);
  const pictures = [`${start}-ragi.jpg`, 'FRONT.JPG', 'holiday.jpg'].map((name) => ({
    ...photo,
    name,
  }));
  await page.goto('/desk/products');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await chooseTable(page, table);
  // The picture named by a cell is not there yet.
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 1));
  await expect(main).toContainText('Row 3, Pictures: there is no picture “front.jpg”');
  await choosePictures(page, ...pictures);
  await expect(counts(page)).toHaveText(inWords(2, 0, 0, 0));
  await expect(main).toContainText('2 pictures go to the shop.');
  await expect(main).toContainText(`New categories: ${millets}.`);
  await expect(main).toContainText('Left out, because the shop has no place for it: Supplier.');
  await expect(main).toContainText('Pictures that no product uses: holiday.jpg.');
  const product = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(product).toContainText([/^Ragi.*Price₹120.*Stock5/, /^तिल.*Price₹90\.50.*Stock0/]);
  await expect(product.getByRole('img')).toHaveCount(2);
  expect((await productsAt(start)).size).toBe(1);

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
  await expect.poll(async () => (await fetch(size)).status).toBe(200);

  await chooseTable(page, table);
  await expect(counts(page)).toHaveText(inWords(0, 0, 2, 0));
  await expect(page.getByText('There is nothing to write')).toBeVisible();

  for (const [button, name, asTable] of [
    ['Excel (.xlsx)', 'products.xlsx', xlsx],
    ['Text (.csv)', 'products.csv', csvOf],
  ] as const) {
    const saved = await savedTable(page, button);
    expect(saved.name).toBe(name);
    const [headings = [], ...all] = saved.rows;
    // Other tests create and delete products meanwhile.
    const rows = all.filter(
      ([id]) => /-(ragi|til)$/.test(String(id)) && String(id).startsWith(start),
    );
    expect(rows.map(([, title]) => title)).toEqual(['Ragi', 'तिल']);
    await chooseTable(page, await asTable([headings, ...rows]));
    await expect(counts(page)).toHaveText(inWords(0, 0, 2, 0));
  }
  await takeAway(start);
});

test('hidden rows of a table are asked about, and its pictures shown; an export of another shop is asked about once and written; its refused row is mended in a table of its own; again, there is nothing to write', async ({
  page,
}) => {
  const start = ownIds();
  const main = page.getByRole('main');
  const source = Date.now();
  const image = 'https://farm.example/haldi.jpg';
  const shop = csvOf([
    ['ID', 'Type', 'SKU', 'Name', 'Published', 'In stock?', 'Stock', 'Regular price', 'Images'],
    [source, 'simple', `${start}-ragi`, 'Ragi', 1, 1, 12, 60, null],
    [source + 1, 'simple', `${start}-til`, 'Til', 1, 1, null, 90, null],
    [source + 2, 'simple', `${start}-haldi`, 'Haldi', 1, 1, 5, 'ask', image],
  ]);
  await openDesk(page, '/desk/import');
  await chooseTable(page, await sample('17-filtered-rows.xlsx'));
  await expect(main).toContainText('1 row is hidden in the spreadsheet');
  await press(page, 'Import them too');
  await expect(counts(page)).toHaveText(inWords(3, 0, 0, 0));
  await page.getByRole('button', { name: /^Change/ }).click();
  await press(page, 'Leave them out');
  await expect(page.getByRole('button', { name: 'Write 2 products' })).toBeVisible();
  await chooseTable(page, await sample('21-pictures-in-the-sheet.xlsx'));
  await expect(main).toContainText('1 picture goes to the shop.');
  await expect(main.getByRole('img', { name: 'I2.png' })).toBeVisible();

  await chooseTable(page, shop);
  await expect(main).toContainText('This is an export of WooCommerce: 3 rows, 3 products.');
  await expect(main).toContainText('Please answer the questions at the top first.');
  await expectNoBarriersAnywhere(page, 'an export of another shop');
  await page.getByLabel('How many pieces should each have?').fill('7');
  await press(page, 'Take this number');
  await expect(counts(page)).toHaveText(inWords(2, 0, 0, 1));
  await press(page, 'Write 2 products');
  await expect(page.getByText('Done: 2 new, 0 changed, 0 as they should be.')).toBeVisible();
  expect((await productsAt(start)).get(`${start}-til`)).toMatchObject({
    quantity: { integerValue: '7' },
  });

  const { name, rows } = await savedTable(page, 'Save the refused rows (.xlsx)');
  const [headings = [], refused = []] = rows;
  expect([name, rows.length, headings.at(-1)]).toEqual(['refused-rows.xlsx', 2, 'What is wrong']);
  const mended = refused.map((cell, at) => (headings[at] === 'Price' ? 150 : cell));
  await chooseTable(page, await xlsx([headings, mended]));
  await expect(counts(page)).toHaveText(inWords(1, 0, 0, 0));
  await press(page, 'Write 1 product');
  await expect(page.getByText('Pictures that could not be fetched')).toBeVisible();
  await expect(main).toContainText(`${start}-haldi${image}: `);

  // There is nothing to ask about products that are there.
  await chooseTable(page, shop);
  await expect(counts(page)).toHaveText(inWords(0, 0, 2, 1));
  await expect(page.getByText('There is nothing to write')).toBeVisible();
  for (const [button, file] of [
    ['WooCommerce (.csv)', 'products-woocommerce.csv'],
    ['Shopify (.csv)', 'products-shopify.csv'],
  ] as const) {
    const saved = await savedTable(page, button);
    expect(saved.name).toBe(file);
    const [theirs = [], ...all] = saved.rows;
    const skus = all.map((cells) => String(cells[theirs.indexOf('SKU')]));
    expect(skus.filter((sku) => sku.startsWith(start)).length).toBe(3);
  }
  await takeAway(start);
});

test('which column is which is asked once, and remembered for the next table', async ({ page }) => {
  const start = ownIds();
  const column = (name: string) => page.getByLabel(name, { exact: true });
  const table = csvOf([
    ['Bahi', 'Maal', 'Daam'],
    [`${start}-a`, 'Ragi', 120],
    [`${start}-b`, 'Til', 90],
  ]);
  await openDesk(page, '/desk/import');
  await chooseTable(page, table);
  const title = page.getByRole('heading', { name: 'Which column is which' });
  await expect(title).toBeVisible();
  await column('Bahi').selectOption('Id');
  await column('Maal').selectOption('Id');
  await press(page, 'Continue');
  await expect(page.getByText('“Id” is chosen for two columns.')).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText(/Still missing: .*Name/);
  await expectNoBarriersAnywhere(page, 'the question which column is which');
  await column('Maal').selectOption('Name');
  await column('Daam').selectOption('Price');
  await press(page, 'Continue');
  await expect(counts(page)).toHaveText(inWords(2, 0, 0, 0));
  await press(page, 'Remove this table');
  await page.reload();
  await chooseTable(page, table);
  await expect(counts(page)).toHaveText(inWords(2, 0, 0, 0));
  await press(page, 'Which column is which');
  await expect(title).toBeVisible();
  await expect(column('Daam')).toHaveValue('price');
});
