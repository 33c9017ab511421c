// Exports of other shops: what would be written twice, or what is none of ours, and a second export after a first.
import { expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { compareRows, type ImportShop } from '#domain/product/table/import-shop.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import { columnOf, exported, productsOf } from '../../support/other-shop.ts';

const ODOO = 'Name,Internal Reference,Sales Price,Product Type,Can be Sold,Product Variant Values';
const ZOHO =
  'Item ID,Item Name,SKU,Rate,Product Type,Item Type,Status,Item Group Name,Attribute Option Name1';

test.each<[string, string[], [id: unknown, name: unknown, price: unknown][], string[]]>([
  [
    'Odoo’s packs, services and raw goods',
    [
      ODOO,
      'Ragi,R5,60,Goods,TRUE,Pack: 500 g',
      'Ragi,R10,110,Goods,TRUE,Pack: 1 kg',
      'Delivery,,50,Service,TRUE,',
      'Sacks,S,9,Goods,FALSE,',
    ],
    [
      ['R5', 'Ragi, 500 g', 60],
      ['R10', 'Ragi, 1 kg', 110],
    ],
    ['1 service', '1 not for sale'],
  ],
  [
    'Zoho’s item groups, and items that are only bought',
    [
      ZOHO,
      '1,Ragi - 500 g,R5,INR 60,goods,Inventory,Active,Ragi,500 g',
      '2,Ragi - 1 kg,R10,Rs.110,goods,Inventory,Active,Ragi,1 kg',
      '3,Jars,J,,goods,Purchases,Active,,',
      '4,Import,I,USD 9,goods,Sales,Active,,',
    ],
    [
      ['R5', 'Ragi - 500 g', 60],
      ['R10', 'Ragi - 1 kg', 110],
      ['I', 'Import', 'USD 9'],
    ],
    ['1 not for sale'],
  ],
  [
    'Medusa’s prices in euros are none in rupees, and its gift cards no products',
    [
      'Product Handle,Product Title,Product Is Giftcard,Variant SKU,Variant Price EUR,Variant Price INR',
      'a,A,false,A,2,60',
      'b,B,false,B,2,',
      'c,C,true,C,2,60',
    ],
    [
      ['A', 'A', 60],
      ['B', 'B', undefined],
    ],
    ['1 gift card'],
  ],
  [
    'lines for a program above the headings, one of which keeps a product out',
    [
      'TemplateType=custom,Version=1,,',
      'Name of it,What it costs,Shown,',
      'name,price,enabled,compare_price',
      'Ragi,60,yes,70',
      'Off,1,no,',
    ],
    [['ragi', 'Ragi', 60]],
    ['1 hidden'],
  ],
  [
    'WooCommerce’s export of everything in the language of its admin',
    [
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Hervorgehoben?,Sichtbarkeit,Kurz,Beschreibung,Beginn,Ende,Steuerstatus,Klasse,Vorrätig?,Lager,Geringe,Lieferrückstände,Einzeln,Gewicht (kg),L,B,H,Bewertungen,Hinweis,Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Versand,Bilder,Limit,Tage,Übergeordnet,Position,Attribut 1 Name,Attribut 1 Wert(e),Attribut 1 sichtbar',
      '1,variable,B,Ragi,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,,Hirse,,,,,,,0,Pack,"500 g, 1 kg",1',
      '2,variation,B5,Ragi - 500 g,1,0,visible,,,,,taxable,,1,4,,0,0,0.6,,,,0,,60,70,,,,,,,B,0,Pack,500 g,',
      '3,variation,,Ragi - 1 kg,1,0,visible,,,,,taxable,,0,,,0,0,1.1,,,,0,,,110,,,,,,,id:1,0,Pack,1 kg,',
      '4,simple,D,Entwurf,-1,0,visible,,,,,taxable,,0,,,0,0,,,,,0,,,110,,,,,,,,0,,,',
    ],
    [
      ['B5', 'Ragi, 500 g', 60],
      ['ragi-1-kg', 'Ragi, 1 kg', 110],
    ],
    ['1 draft'],
  ],
  [
    'two products of one name, whose ids differ all the same',
    [
      'ID,Type,Name,Published,Regular price,SKU,Brands',
      '60,simple,Salt,1,40,,"Kaveri, Other"',
      '61,simple,Salt,1,50,,Kaveri',
      '62,simple,Salt,1,60,,Kaveri',
      '63,simple,Oil,1,60,8.90123E+12,',
    ],
    [
      ['salt', 'Salt', 40],
      ['salt-kaveri', 'Salt', 50],
      ['salt-62', 'Salt', 60],
      ['8.90123E+12', 'Oil', 60],
    ],
    [],
  ],
])('%s', async (_, lines, expected, leftOut) => {
  const table = await exported(...lines);
  const products = productsOf(table);
  expect(products.map(({ Id, Name, Price }) => [Id, Name, Price])).toEqual(expected);
  expect(table.origin?.leftOut).toEqual(leftOut);
  const sources = columnOf(table, 'Source id');
  expect(new Set(sources).size).toBe(sources.length);
});

test('an address with a blank is fetched whole', async () => {
  const table = await exported(
    'Type,Name,Published,Regular price,Images',
    'simple,A,1,9,"https://f.in/a b.jpg, https://f.in/c.jpg"',
  );
  expect(columnOf(table, 'Pictures')).toEqual(['https://f.in/a%20b.jpg, https://f.in/c.jpg']);
});

test('a second export finds its products, whatever was renamed there, and doubles none', async () => {
  const headings =
    'Handle,Title,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  const stored = new Map<string, Record<string, unknown>>();
  const shop: Pick<ImportShop<number>, 'readProducts' | 'findBySource'> = {
    readProducts: async (ids) =>
      ids.map((id) => {
        const fields = stored.get(id);
        return fields ? { fields, sold: 0, seenAt: 1 } : null;
      }),
    findBySource: async (sources) =>
      new Map(
        [...stored].flatMap(([id, { sourceId }]) =>
          sources.includes(String(sourceId)) ? [[String(sourceId), id]] : [],
        ),
      ),
  };
  const load = async (...lines: string[]) => {
    const read = await readSpreadsheet(new TextEncoder().encode([headings, ...lines].join('\n')));
    const table = 'sheets' in read ? checkSheets(read.sheets, {}) : read;
    if (!('rows' in table)) throw new Error(JSON.stringify(table));
    const context = {
      groups: { category: new Map(), brand: new Map() },
      folder: NO_PICTURES,
      isOtherShop: true,
    };
    const compared = await compareRows(shop, table.rows, context);
    return compared.map(({ row: { id }, outcome }) => {
      if (!('fields' in outcome)) return `${id} ${outcome.kind}`;
      stored.set(id, { ...stored.get(id), ...outcome.fields });
      return `${id} ${outcome.kind}`;
    });
  };
  expect(
    await load('ragi,Ragi,500 g,R5,shopify,4,60', 'ragi,,1 kg,R10,shopify,2,110', 'til,Til,,,,,9'),
  ).toEqual(['R5 new', 'R10 new', 'til new']);
  // A new SKU, a new word for the option under the old SKU, a new name.
  expect(
    await load(
      'ragi,Ragi,500 g,R-5,shopify,4,60',
      'ragi,,1kg,R10,shopify,2,110',
      'til,Til new,,,,,9',
    ),
  ).toEqual(['R5 unchanged', 'R10 changed', 'til changed']);
  // One pack less, and another thing that took its SKU.
  expect(await load('ragi,Ragi,500 g,R-5,shopify,4,65', 'oil,Oil,,R10,,,9')).toEqual([
    'R5 changed',
    'R10 refused',
  ]);
  expect([...stored.keys()]).toEqual(['R5', 'R10', 'til']);
});
