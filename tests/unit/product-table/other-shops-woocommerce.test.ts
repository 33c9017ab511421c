// What each cell of WooCommerce's export means for the product.
import { expect, test } from 'vitest';
import { exported, linesOf } from '../../support/other-shop.ts';

const HEADINGS =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 value(s)';
const HALDI =
  'ID: 1 | Type: simple | SKU: A | Name: Haldi | Published: 1 | Visibility in catalog: visible | In stock?: 1 | Regular price: 100';

/** The product that a row with these cells becomes; … is the usual one. */
async function made(cells: string): Promise<string | undefined> {
  const row = new Map(
    `${HALDI} | ${cells}`.split(' | ').map((it) => {
      const [heading = '', cell = ''] = it.split(/: (.*)/s);
      return [heading, `"${cell}"`];
    }),
  );
  const line = HEADINGS.split(',').map((it) => row.get(it) ?? '');
  const [product] = linesOf(await exported(HEADINGS, line.join(',')));
  return product?.replace(/ \| Source id .*/, '').replace(/^A \| Haldi \| Price 100/, '…');
}

test.each([
  ['a sale', 'Sale price: 80', 'A | Haldi | Price 80 | MRP 100'],
  ['a sale price above the usual one', 'Sale price: 120', '…'],
  ['a sale for nothing', 'Sale price: 0', '…'],
  ['a sale with dates', 'Sale price: 80 | Date sale price ends: 2026-12-31', '…'],
  ['rupees in words', 'Regular price: Rs. 1,20,000.50', 'A | Haldi | Price 120000.5'],
  ['a price that is not clear', 'Regular price: 1.200,50', 'A | Haldi | Price 1.200,50'],
  ['a price to ask for', 'Regular price: ', 'A | Haldi'],
  ['pieces', 'Stock: 7', '… | Stock 7'],
  ['pieces that are owed', 'Stock: -3', '… | Stock 0'],
  ['pieces that are owed, as text', "Stock: '-3", '… | Stock 0'],
  ['a text that a sheet would take for a formula', "Description: '- dry", '… | Description - dry'],
  ['pieces in parts', 'Stock: 12.5', '… | Stock 12'],
  ['sold out', 'In stock?: 0 | Stock: ', '… | Stock 0'],
  ['not counted', 'In stock?: 1 | Stock: ', '…'],
  ['on backorder', 'In stock?: backorder | Stock: ', '…'],
  ['a weight in kilograms', 'Weight (kg): 1.5', '… | Net weight 1.5 | Unit kg'],
  ['a weight below a kilogram', 'Weight (kg): 0.35', '… | Net weight 350 | Unit g'],
  ['no weight', 'Weight (kg): 0', '…'],
  ['a weight with a fraction', 'Weight (kg): 1½', '…'],
  [
    'attributes of a product without packs',
    'Attribute 1 name: Origin | Attribute 1 value(s): Meghalaya',
    '…',
  ],
  ['no category', 'Categories: Uncategorized', '…'],
  [
    'categories and tags that say the same',
    'Categories: Uncategorized, Rice &amp; Millets > Ragi\\, red, Ragi\\, red | Tags: ragi, Ragi',
    'A | Haldi | Category Ragi, red | Price 100 | Tags Rice & Millets, ragi',
  ],
  ['a SKU with blanks and strokes', 'SKU:  TUR 200/A# ', 'TUR-200-A | Haldi | Price 100'],
  [
    'no SKU',
    'SKU:  | Name: Haldi, 200 g',
    'haldi-200-g | Haldi, 200 g | Price 100 | Net weight 200 | Unit g',
  ],
  [
    'a name in HTML',
    'Name: Black &#8220;gram&#8221; &amp; dal',
    'A | Black “gram” & dal | Price 100',
  ],
  ['a short text alone', 'Short description: Fine\\nand dry', '… | Description Fine\\nand dry'],
  ['a text about line ends', 'Description: Write \\\\n', '… | Description Write \\\\n'],
  [
    'pictures, one with a comma in its address',
    'Images: https://f.in/w_1\\,h_2/a.jpg, //f.in/b.jpg, notes.pdf',
    '… | Pictures https://f.in/w_1,h_2/a.jpg, https://f.in/b.jpg',
  ],
])('%s: %s makes %s', async (_, cells, product) => {
  expect(await made(cells)).toBe(product);
});

test.each([
  ['Honey 500 g | Weight (kg): 0.8', 'Net weight 500 | Unit g'],
  ['शहद ५०० ग्राम', 'Net weight 500 | Unit g'],
  ['Ragi 1/2 kg', 'Net weight 0.5 | Unit kg'],
  ['Ragi ½ kg', 'Net weight 0.5 | Unit kg'],
  ['Ghee 1½ kg', 'Net weight 1.5 | Unit kg'],
  ['Oil 2½Ltr', 'Net weight 2.5 | Unit l'],
  ['Ghee 1 1/2 kg', 'Net weight 1.5 | Unit kg'],
  ['Ghee 1-1/2 kg', 'Net weight 1.5 | Unit kg'],
  ['Mango, 200-250 g each | Weight (kg): 1', 'Net weight 1 | Unit kg'],
  ['Mango 1 to 1½ kg', ''],
  ['Mix 7 - 500 g', 'Net weight 500 | Unit g'],
  ['Ghee A2 1/2 kg', 'Net weight 0.5 | Unit kg'],
  ['Rice 2026 ½ kg', 'Net weight 0.5 | Unit kg'],
  ['Ragi 2 x 500 g', ''],
  ['Ragi 500 g and honey 250 g', ''],
])('of the name %s the amount is read: %s', async (name, amount) => {
  const [, read = ''] = (await made(`Name: ${name}`))?.split(/ \| Price 100(?: \| )?/) ?? [];
  expect(read).toBe(amount);
});

test('columns that the export does not have are not written, so that a second import clears nothing', async () => {
  const table = await exported('Type,Name,Published,Regular price', 'simple,Haldi,1,100');
  expect(table.headings).toEqual(['Id', 'Name', 'Price', 'Stock', 'Source id']);
});
