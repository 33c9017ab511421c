// An import as the desk makes it, on the real rules: lost answers, refused rows, and others' changes meanwhile.
import { expect, test } from 'vitest';
import { importRemote } from '#domain/product/desk/fetch-for-import.ts';
import {
  ImportEnded,
  type ImportGatewaySetup,
  importGateway,
} from '#domain/product/desk/import-at-desk.ts';
import type { CellRow } from '#domain/product/table/cell.ts';
import { preview } from '#domain/product/table/preview.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import { type Progress, writeRows } from '#domain/product/table/write-rows.ts';
import { uploadFile } from '#engine/firestore/upload-file.ts';
import { tableOf } from '../support/table-of.ts';
import { merchantsOf } from './merchants-phone.ts';
import { tokenOf } from './rules-emulator.ts';

const PROJECT = 'demo-haat-desk-import';
const HEADINGS = ['Id', 'Name', 'Price', 'Stock', 'Category'];
const LOST = { kind: 'indeterminate', reason: 'network', retryAfterMs: null } as const;

const { atShop, changeAtShop, stored } = merchantsOf(PROJECT);

type Changes = Partial<Omit<ImportGatewaySetup, 'remote'>> & {
  remote?: Partial<typeof importRemote>;
};

function shopOf({ remote = {}, ...changes }: Changes = {}) {
  return importGateway({
    uid: 'merchant',
    remote: { ...importRemote, uploadFile, ...remote },
    credential: async () => ({ outcome: 'token', token: String(tokenOf('merchant', PROJECT)) }),
    photoOf: async () => null,
    untilAnswered: async () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });
}

/** Checks and compares a table; the returned `write` writes it. */
async function checked(rows: readonly CellRow[], changes: Changes = {}) {
  const shop = shopOf(changes);
  const table = tableOf(rows);
  const isOtherShop = table.origin !== null;
  const context = { groups: await shop.readGroups(), folder: NO_PICTURES, isOtherShop };
  const found = await preview(shop, table, { context, photoProblem: async () => null });
  return {
    found,
    write: (progress: Progress = () => undefined) => writeRows(shop, found.rows, context, progress),
  };
}

const products = (count: number): CellRow[] => [
  HEADINGS,
  ...Array.from({ length: count }, (_, at) => [`p-${at}`, `Product ${at}`, 10, 3, 'Millets']),
];

test('a commit whose answer is lost is written once, and counts as it should be; the same table again writes nothing', async () => {
  let commits = 0;
  const losing: ImportGatewaySetup['remote']['commitProducts'] = async (...asked) => {
    commits += 1;
    const isLost = commits % 2 === 1;
    const answer = await importRemote.commitProducts(...asked);
    return isLost ? LOST : answer;
  };
  const told: number[] = [];
  const { found, write } = await checked(products(450), { remote: { commitProducts: losing } });
  expect(found).toMatchObject({ created: 450, refused: 0 });
  const written = await write((done) => told.push(done));
  expect(written.created + written.unchanged).toBe(450);
  expect(written.unchanged).toBeGreaterThanOrEqual(100);
  expect(told.at(-1)).toBe(450);
  expect(await stored('categories/millets')).toMatchObject({ categoryName: 'Millets' });
  expect((await checked(products(450))).found).toMatchObject({ created: 0, unchanged: 450 });
});

test('a row that the rules refuse is named, and the others are written', async () => {
  const named = (at: number) => [`products/p-${at}`, { name: at === 7 ? 7 : 'Til', price: 5 }];
  await atShop(Object.fromEntries(Array.from({ length: 40 }, (_, at) => named(at))));
  const prices = products(40).map(([id, , price]): CellRow => [id ?? null, price ?? null]);
  const { found, write } = await checked(prices);
  expect(found.changed).toBe(40);
  const written = await write();
  expect(written).toMatchObject({ created: 0, changed: 39 });
  const problem = expect.stringMatching(/^the shop does not take this/);
  expect(written.refused).toEqual([{ row: 9, column: null, problem }]);
  expect(await stored('products/p-7')).toMatchObject({ price: 5 });
  expect(await stored('products/p-8')).toMatchObject({ price: 10 });
});

test('pieces sold in the moment of the commit stay sold: their row is compared once more; unmoved fields are written, and others’ changes stay', async () => {
  const rating = { count: 1, sum: 5 };
  await atShop({
    'products/ragi': { name: 'Ragi', price: 120, quantity: 40 },
    'products/til': { name: 'Til', price: 90, quantity: 40, mrp: 99, rating },
    'stock/til': { sold: 3 },
  });
  let commits = 0;
  const selling: ImportGatewaySetup['remote']['commitProducts'] = async (...asked) => {
    commits += 1;
    if (commits === 1) await changeAtShop('products/ragi', { quantity: 38 });
    return importRemote.commitProducts(...asked);
  };
  const rows: CellRow[] = [
    ['Id', 'Price', 'MRP', 'Stock', 'Stock when exported'],
    ['ragi', 125, null, 60, 40],
    ['til', 95, null, 50, 37],
  ];
  const { write } = await checked(rows, { remote: { commitProducts: selling } });
  expect(await write()).toMatchObject({ changed: 1, refused: [{ row: 2, column: 'Stock' }] });
  expect(await stored('products/ragi')).toMatchObject({ price: 120, quantity: 38 });
  const marks = { updatedAt: expect.any(String), changeId: expect.any(String) };
  const til = { name: 'Til', price: 95, quantity: 53, rating, ...marks };
  expect(await stored('products/til')).toEqual(til);
});

test('a product and a category that somebody makes in the same moment stay as they are made', async () => {
  const { write } = await checked(products(2), {
    remote: {
      createGroups: async (...asked) => {
        await atShop({ 'categories/millets': { categoryName: 'Millets of ours' } });
        return importRemote.createGroups(...asked);
      },
    },
  });
  await atShop({ 'products/p-0': { name: 'Another', price: 10, quantity: 9 } });
  expect(await write()).toMatchObject({ created: 1, changed: 1 });
  expect(await stored('categories/millets')).toEqual({ categoryName: 'Millets of ours' });
  expect(await stored('products/p-0')).toMatchObject({ name: 'Product 0', quantity: 3 });
});

test('whoever is no merchant any more writes nothing, and hears why', async () => {
  const [asha, merchant] = (['asha', 'merchant'] as const).map((it) =>
    String(tokenOf(it, PROJECT)),
  );
  let token = String(merchant);
  const credential = async () => ({ outcome: 'token', token }) as const;
  const { write } = await checked(products(3), { credential });
  token = String(asha);
  await expect(write()).rejects.toMatchObject({ why: 'no-merchant' });
  await expect(write()).rejects.toBeInstanceOf(ImportEnded);
  const out = checked(products(3), { credential: async () => ({ outcome: 'signed-out' }) });
  await expect(out).rejects.toMatchObject({ why: 'signed-out' });
  expect(await stored('products/p-0')).toBeNull();
});

test('an import that is stopped while the shop does not answer asks nothing more', async () => {
  const stopping = new AbortController();
  let asked = 0;
  const { write } = await checked(products(3), {
    signal: stopping.signal,
    remote: {
      commitProducts: async () => {
        asked += 1;
        return LOST;
      },
    },
    untilAnswered: async () => {
      if (asked === 2) stopping.abort();
    },
  });
  await expect(write()).rejects.toMatchObject({ why: 'stopped' });
  expect(asked).toBe(2);
});

test('an export reads all products page by page, with their sold pieces', async () => {
  const idOf = (at: number) => `p-${String(at).padStart(3, '0')}`;
  const fields = { name: 'Til', price: 10, quantity: 5 };
  const many = Array.from({ length: 310 }, (_, at) => [`products/${idOf(at)}`, fields]);
  await atShop({ ...Object.fromEntries(many), 'stock/p-305': { sold: 2 } });
  const shop = shopOf();
  const ids: string[] = [];
  for await (const page of shop.readAll('products')) ids.push(...page.map(({ id }) => id));
  expect(ids).toEqual(many.map((_, at) => idOf(at)));
  expect(await shop.readSold(ids.slice(300))).toEqual(new Map([['p-305', 2]]));
});

test('a second export of another shop changes the products that the first one made, also one whose SKU has changed there', async () => {
  const exported = (sku: string, price: number, picture: string | null): CellRow[] => [
    ['ID', 'Type', 'SKU', 'Name', 'Published', 'Stock', 'Regular price', 'Categories', 'Images'],
    [101, 'simple', sku, 'Turmeric powder', 1, 40, price, 'Spices', picture],
  ];
  const address = 'https://farm.example/haldi.jpg';
  const first = await checked(exported('TUR-200', 150, address));
  expect(first.found.news).toMatchObject([{ row: 2, id: 'TUR-200', pictures: [address] }]);
  const written = await first.write();
  expect([...written.fetching]).toEqual([[2, 'TUR-200']]);
  const picturesFrom = [address];
  expect(await stored('products/TUR-200')).toMatchObject({
    ...{ sourceId: 'woocommerce:101', price: 150, photoURL: [], picturesFrom },
  });
  const second = await checked(exported('HALDI-200', 160, null));
  expect(second.found).toMatchObject({ created: 0, changed: 1 });
  await second.write();
  expect(await stored('products/TUR-200')).toMatchObject({ price: 160 });
  expect(await stored('products/HALDI-200')).toBe(null);
  const taken = await checked([
    ...exported('TUR-200', 160, null),
    [102, 'simple', 'TUR-200', 'Other', 1, 4, 90, null, null],
  ]);
  expect(taken.found.refused).toBe(2);
  const other = exported('TUR-200', 90, null).map((row) =>
    row.map((it) => (it === 101 ? 102 : it)),
  );
  expect((await checked(other)).found.problems).toMatchObject([
    { row: 2, column: 'Id', problem: expect.stringMatching(/another product of that shop/) },
  ]);
});
