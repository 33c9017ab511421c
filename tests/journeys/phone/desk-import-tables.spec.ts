// Tables of other programs at the desk on a narrow phone: what they are, what is asked about them, and what is mended.
import { openDesk, press } from '../steps/desk-journey.ts';
import {
  chooseTable,
  counts,
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

/** What each real file gives before anything is answered: its rows by kind, or why it gives none; and what is said. */
const SAMPLES: readonly [file: string, gives: string | RegExp, says?: string][] = [
  ['01-filled-down-formula.xlsx', inWords(3, 0, 0, 0)],
  ['03-open-quote.csv', /quotation marks/],
  ['04-merged-category.xlsx', inWords(3, 0, 0, 0)],
  ['06-question-marks.csv', inWords(2, 0, 0, 1), 'Row 2, Name'],
  ['08-formula-below-the-table.xlsx', inWords(3, 0, 0, 0)],
  ['09-tick-boxes-below-the-table.xlsx', inWords(3, 0, 0, 0)],
  ['10-title-and-total.xlsx', inWords(3, 0, 0, 0)],
  ['12-summary-sheet-first.xlsx', inWords(3, 0, 0, 0)],
  ['13-rupee-format.csv', inWords(3, 0, 0, 0), '₹1,250.50'],
  ['14-libreoffice.ods', inWords(3, 0, 0, 0)],
  ['15-binary.xlsb', /\.xlsb/],
  ['15-old-excel.xls', inWords(3, 0, 0, 0)],
  ['16-sep-line.csv', inWords(3, 0, 0, 0)],
  ['17-filtered-rows.xlsx', inWords(2, 0, 0, 0), '1 row is hidden in the spreadsheet'],
  ['19-indian-units.csv', inWords(8, 0, 0, 1), 'Row 10, Unit'],
  ['21-pictures-in-the-sheet.xlsx', inWords(3, 0, 0, 0), '1 picture goes to the shop.'],
  ['30-woocommerce.csv', inWords(3, 0, 0, 0), 'Left out: 1 draft.'],
  ['30-shopify-old.csv', inWords(3, 0, 0, 0), 'export of Shopify'],
  ['30-ofn-import.csv', inWords(4, 0, 0, 0), 'how many there are of 1 product'],
  ['30-medusa.csv', inWords(2, 0, 0, 0), 'export of Medusa'],
  ['30-odoo.csv', inWords(1, 0, 0, 0), 'export of Odoo'],
  ['30-zoho.csv', inWords(1, 0, 0, 0), 'export of Zoho'],
];

test('tables of real programs are shown as they would be written, or it is said what they are', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openDesk(page, '/desk/import');
  for (const [file, gives, says = ''] of SAMPLES) {
    await chooseTable(page, await sample(file));
    if (typeof gives !== 'string') {
      await expect(page.getByRole('alert')).toContainText(gives);
      continue;
    }
    await expect(main.getByText(file, { exact: true })).toBeVisible();
    await expect(counts(page)).toHaveText(gives);
    await expect(main).toContainText(says);
    if (file.startsWith('17')) {
      await press(page, 'Import them too');
      await expect(counts(page)).toHaveText(inWords(3, 0, 0, 0));
      await page.getByRole('button', { name: /^Change/ }).click();
      await press(page, 'Leave them out');
      await expect(page.getByRole('button', { name: 'Write 2 products' })).toBeVisible();
    }
    if (file.startsWith('21'))
      await expect(main.getByRole('img', { name: 'I2.png' })).toBeVisible();
    if (file.endsWith('woocommerce.csv')) await expectNoBarriersAnywhere(page, file);
  }
});

test('an export of another shop is asked about once and written; its refused row is mended in a table of its own; again, there is nothing to write', async ({
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
  await chooseTable(page, shop);
  await expect(main).toContainText('This is an export of WooCommerce: 3 rows, 3 products.');
  await expect(main).toContainText('Please answer the questions at the top first.');
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
