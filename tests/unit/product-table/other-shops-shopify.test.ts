// Options, packs and states of Shopify’s export, and of feeds.
import { expect, test } from 'vitest';
import { exported, productsOf } from '../../support/other-shop.ts';

const HEADINGS =
  'Handle,Title,Type,Product Category,Published,Option1 Value,Option2 Value,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Weight Unit,Image Src,Status';

test('three options, a thing with one pack, and rows of one handle that stand apart', async () => {
  const table = await exported(
    HEADINGS,
    'tea,Tea,,Food > Drinks > Tea,true,Green,Loose,100 g,,250,shopify,1,50,g,https://f.in/1.jpg,active',
    "honey,Honey,Honey,,true,500 g,,,'HON,900,,0,250,g,,active",
    'tea,,,,,Black,Loose,100 g,,250,shopify,0,60,g,,',
    'tea,,,,,,,,,,,,,,https://f.in/2.jpg,',
  );
  const tea = {
    ...{ Category: 'Tea', 'Pack of': 'tea', 'Net weight': 100, Unit: 'g' },
    Pictures: 'https://f.in/1.jpg, https://f.in/2.jpg',
  };
  expect(productsOf(table)).toEqual([
    {
      Id: 'tea-green-loose-100-g',
      Name: 'Tea, Green, Loose, 100 g',
      Price: 50,
      Stock: 1,
      ...tea,
    },
    {
      Id: 'HON',
      Name: 'Honey, 500 g',
      Category: 'Honey',
      Price: 250,
      'Net weight': 500,
      Unit: 'g',
    },
    {
      Id: 'tea-black-loose-100-g',
      Name: 'Tea, Black, Loose, 100 g',
      Price: 60,
      Stock: 0,
      ...tea,
    },
  ]);
});

test('packs of a feed keep their full names', async () => {
  const table = await exported(
    'id,item_group_id,title,availability,image_link,price,size',
    'A1,a,Tea 100g,in stock,https://f.in/a.jpg,10 INR,100 g',
    'A2,a,Tea 200g,in stock,https://f.in/a.jpg,20 INR,200 g',
    'A3,a,Tea 300g,in stock,https://f.in/a.jpg,3 EUR,300 g',
  );
  expect(productsOf(table).map(({ Name, Price }) => [Name, Price])).toEqual([
    ['Tea 100g', 10],
    ['Tea 200g', 20],
    ['Tea 300g', '3 EUR'],
  ]);
});

test('a pack that is archived by itself stays out alone', async () => {
  const table = await exported(
    'id,item_group_id,title,availability,image_link,price,size,status',
    'A1,a,Tea,in stock,https://f.in/a.jpg,10 INR,100 g,archived',
    'A2,a,Tea,in stock,https://f.in/a.jpg,20 INR,200 g,active',
  );
  expect([table.rows.length, table.origin?.leftOut]).toEqual([1, ['1 archived']]);
});

test('drafts, archived and unpublished products stay out with all their packs', async () => {
  const table = await exported(
    HEADINGS,
    'a,A,,,true,1,,,A1,,,,1,,,draft',
    'a,,,,,2,,,A2,,,,1,,,',
    'b,B,,,true,,,,B,,,,1,,,archived',
    'c,C,,,false,,,,C,,,,1,,,active',
  );
  expect([table.rows, table.origin?.leftOut]).toEqual([[], ['2 drafts', '1 archived', '1 hidden']]);
});
