// What each cell of WooCommerce's export means for the product.
import { describe, expect, test } from 'vitest';
import { columnOf, exported, productsOf } from '../../support/other-shop.ts';

describe('WooCommerce', () => {
  const HEADINGS =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 value(s)';
  /** A product that costs ₹100, with these cells in place of its own. */
  function line(cells: Record<string, string>): string {
    const all: Record<string, string> = {
      ...{ ID: '1', Type: 'simple', SKU: 'A', Name: 'Haldi', Published: '1' },
      ...{ 'Visibility in catalog': 'visible', 'In stock?': '1', 'Regular price': '100', ...cells },
    };
    return HEADINGS.split(',')
      .map((heading) => `"${(all[heading] ?? '').replaceAll('"', '""')}"`)
      .join(',');
  }
  const woo = (...rows: Record<string, string>[]) => exported(HEADINGS, ...rows.map(line));

  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['a sale', { 'Sale price': '80' }, { Price: 80, MRP: 100 }],
    ['a sale price above the usual one', { 'Sale price': '120' }, { Price: 100 }],
    ['a sale for nothing', { 'Sale price': '0' }, { Price: 100 }],
    [
      'a sale with dates',
      { 'Sale price': '80', 'Date sale price ends': '2026-12-31' },
      { Price: 100 },
    ],
    ['rupees in words', { 'Regular price': 'Rs. 1,20,000.50' }, { Price: 120_000.5 }],
    ['a price that is not clear', { 'Regular price': '1.200,50' }, { Price: '1.200,50' }],
    ['a price to ask for', { 'Regular price': '' }, { Price: undefined }],
    ['pieces', { Stock: '7' }, { Stock: 7 }],
    ['pieces that are owed', { Stock: '-3' }, { Stock: 0 }],
    ['pieces that are owed, as text', { Stock: "'-3" }, { Stock: 0 }],
    [
      'a text that a sheet would take for a formula',
      { Description: "'- dry" },
      { Description: '- dry' },
    ],
    ['pieces in parts', { Stock: '12.5' }, { Stock: 12 }],
    ['sold out', { 'In stock?': '0', Stock: '' }, { Stock: 0 }],
    ['not counted', { 'In stock?': '1', Stock: '' }, { Stock: undefined }],
    ['on backorder', { 'In stock?': 'backorder', Stock: '' }, { Stock: undefined }],
    ['a weight in kilograms', { 'Weight (kg)': '1.5' }, { 'Net weight': 1.5, Unit: 'kg' }],
    ['a weight below a kilogram', { 'Weight (kg)': '0.35' }, { 'Net weight': 350, Unit: 'g' }],
    ['no weight', { 'Weight (kg)': '0' }, { 'Net weight': undefined, Unit: undefined }],
    [
      'a parcel heavier than what its name says',
      { Name: 'Honey 500 g', 'Weight (kg)': '0.8' },
      { Name: 'Honey 500 g', 'Net weight': 500, Unit: 'g' },
    ],
    ['a name in Hindi', { Name: 'शहद ५०० ग्राम' }, { 'Net weight': 500, Unit: 'g' }],
    ['half a kilogram', { Name: 'Ragi 1/2 kg' }, { 'Net weight': 0.5, Unit: 'kg' }],
    ['half a kilogram in one sign', { Name: 'Ragi ½ kg' }, { 'Net weight': 0.5, Unit: 'kg' }],
    ['one and a half', { Name: 'Ghee 1½ kg' }, { 'Net weight': 1.5, Unit: 'kg' }],
    ['two and a half', { Name: 'Oil 2½Ltr' }, { 'Net weight': 2.5, Unit: 'l' }],
    ['a whole and a fraction', { Name: 'Ghee 1 1/2 kg' }, { 'Net weight': 1.5, Unit: 'kg' }],
    ['a dash before a fraction', { Name: 'Ghee 1-1/2 kg' }, { 'Net weight': 1.5, Unit: 'kg' }],
    [
      'a range, beside the weight of a parcel',
      { Name: 'Mango, 200-250 g each', 'Weight (kg)': '1' },
      { 'Net weight': 1, Unit: 'kg' },
    ],
    ['a range in words', { Name: 'Mango 1 to 1½ kg' }, { 'Net weight': undefined }],
    ['a name that ends in a number', { Name: 'Mix 7 - 500 g' }, { 'Net weight': 500, Unit: 'g' }],
    ['a kind with a number', { Name: 'Ghee A2 1/2 kg' }, { 'Net weight': 0.5, Unit: 'kg' }],
    ['a year', { Name: 'Rice 2026 ½ kg' }, { 'Net weight': 0.5, Unit: 'kg' }],
    ['a weight with a fraction', { 'Weight (kg)': '1½' }, { 'Net weight': undefined }],
    ['several packs in one', { Name: 'Ragi 2 x 500 g' }, { 'Net weight': undefined }],
    [
      'two weights in one name',
      { Name: 'Ragi 500 g and honey 250 g' },
      { 'Net weight': undefined },
    ],
    [
      'attributes of a product without packs',
      { 'Attribute 1 name': 'Origin', 'Attribute 1 value(s)': 'Meghalaya' },
      { Name: 'Haldi' },
    ],
    ['no category', { Categories: 'Uncategorized' }, { Category: undefined, Tags: undefined }],
    [
      'categories and tags that say the same',
      {
        Categories: 'Uncategorized, Rice &amp; Millets > Ragi\\, red, Ragi\\, red',
        Tags: 'ragi, Ragi',
      },
      { Category: 'Ragi, red', Tags: 'Rice & Millets, ragi' },
    ],
    ['a SKU with blanks and strokes', { SKU: ' TUR 200/A# ' }, { Id: 'TUR-200-A' }],
    ['no SKU', { SKU: '', Name: 'Haldi, 200 g' }, { Id: 'haldi-200-g' }],
    [
      'a name in HTML',
      { Name: 'Black &#8220;gram&#8221; &amp; dal' },
      { Name: 'Black “gram” & dal' },
    ],
    [
      'a short text alone',
      { 'Short description': 'Fine\\nand dry' },
      { Description: 'Fine\nand dry' },
    ],
    ['a text about line ends', { Description: 'Write \\\\n' }, { Description: 'Write \\n' }],
    [
      'pictures, one with a comma in its address',
      { Images: 'https://f.in/w_1\\,h_2/a.jpg, //f.in/b.jpg, notes.pdf' },
      { Pictures: 'https://f.in/w_1,h_2/a.jpg, https://f.in/b.jpg' },
    ],
  ])('%s', async (_, cells, expected) => {
    const [product = {}] = productsOf(await woo(cells));
    expect(product).toMatchObject(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    );
    for (const [heading, value] of Object.entries(expected)) {
      if (value === undefined) expect(product).not.toHaveProperty(heading);
    }
  });

  test('what is not for sale there stays out, and is counted', async () => {
    const { rows, origin } = await woo(
      { Published: '-1' },
      { Published: '-1', Type: 'variable', SKU: 'P' },
      { Published: '-1', Type: 'variation', Parent: 'P' },
      { Published: "'-1" },
      { Published: '0' },
      { 'Visibility in catalog': 'hidden' },
      { Type: 'grouped' },
      { Type: 'external' },
      { Type: 'variable', SKU: 'Q' },
      { Type: 'simple, downloadable', 'Sale price': '9', 'Date sale price ends': '2027-01-01' },
    );
    expect([rows.length, origin]).toEqual([
      1,
      {
        ...{ shop: 'WooCommerce', rows: 10, products: 9 },
        leftOut: [
          ...['3 drafts', '2 hidden', '1 group of products', '1 product sold elsewhere'],
          '1 without its packs in the file',
          expect.stringMatching(/^1 sale price with dates/),
        ],
      },
    ]);
  });

  test('packs take from their parent what they have not, also where they stand apart from it', async () => {
    const table = await woo(
      {
        ...{ ID: '10', Type: 'variable', SKU: '', Name: 'Tea', Stock: '9', 'Weight (kg)': '0.1' },
        ...{ Description: 'Tall', Images: 'https://f.in/p.jpg', 'Regular price': '' },
      },
      { ID: '20', SKU: 'B' },
      {
        ...{ ID: '11', Type: 'variation', SKU: 'T1', Name: 'Tea - Green, Loose', Parent: 'id:10' },
        ...{ Stock: 'parent', Images: 'https://f.in/o.jpg', Description: 'of the pack' },
        ...{ 'Attribute 1 value(s)': 'Green', 'Attribute 2 value(s)': 'Loose' },
      },
      {
        ID: '12',
        Type: 'variation',
        SKU: 'T2',
        Name: 'Tea',
        Parent: 'id:10',
        'Attribute 1 value(s)': 'Black',
      },
      { ID: '13', Type: 'variation', SKU: 'T3', Name: 'Tea - Any', Parent: 'id:10' },
    );
    const pack = {
      Price: 100,
      Description: 'Tall',
      'Pack of': 'tea',
      'Net weight': 100,
      Unit: 'g',
    };
    const shown = 'https://f.in/p.jpg';
    expect(productsOf(table)).toEqual([
      { Id: 'B', Name: 'Haldi', Price: 100 },
      {
        Id: 'T1',
        Name: 'Tea, Green, Loose',
        ...pack,
        Stock: 9,
        Pictures: `https://f.in/o.jpg, ${shown}`,
      },
      { Id: 'T2', Name: 'Tea, Black', ...pack, Stock: 9, Pictures: shown },
      { Id: 'T3', Name: 'Tea, Any', ...pack, Stock: 9, Pictures: shown },
    ]);
  });

  test('two products with one SKU keep it, so that both rows are refused by name', async () => {
    expect(columnOf(await woo({ ID: '1' }, { ID: '2' }), 'Id')).toEqual(['A', 'A']);
  });

  test('columns that the export does not have are not written, so that a second import clears nothing', async () => {
    const lines = ['Type,Name,Published,Regular price', 'simple,Haldi,1,100'];
    expect((await exported(...lines)).headings).toEqual([
      'Id',
      'Name',
      'Price',
      'Stock',
      'Source id',
    ]);
  });
});
