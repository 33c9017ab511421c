// What is exported as a table and imported again: in a project of its own where no function listens, against the real emulators.
import { expect, test, vi } from 'vitest';
import { exportTable } from '../../../backend/import/export-table.ts';
import { readSpreadsheet } from '../../../src/core/model/product-table/read-spreadsheet.ts';
import { firestore, opened } from '../imported-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
  process.env.GCLOUD_PROJECT = 'demo-haat-export';
});

test.each(['xlsx', 'csv'] as const)(
  'what is exported as .%s changes nothing when it is imported',
  async (kind) => {
    await firestore.doc('categories/millets').set({ categoryName: 'Millets' });
    await firestore.doc('stock/ragi').set({ sold: 3 });
    const products = {
      ragi: {
        name: '=Ragi',
        price: 120.5,
        quantity: 40,
        category: 'millets',
        tags: ['ragi', 'नाचनी'],
        photoURL: [0, '1'],
        editorContent: '<p>हल्दी</p>\r\n',
      },
      til: {
        name: 'Til',
        price: 90,
        packOf: 'til',
        netWeight: 1.5,
        unit: 'kg',
        fssai: '12424999000101',
      },
      ghost: { note: 'a product without a name or a price' },
    };
    for (const [id, fields] of Object.entries(products))
      await firestore.doc(`products/${id}`).set(fields);
    const { bytes, products: count } = await exportTable(firestore, kind);
    expect(count).toBe(3);
    const read = await readSpreadsheet(bytes);
    if ('problem' in read) throw new Error(read.problem);
    const { found } = await opened(read.rows);
    expect(found).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    // It is none that could be shown, and says what is missing.
    expect(found.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Name'],
      [2, 'Price'],
    ]);
  },
);
