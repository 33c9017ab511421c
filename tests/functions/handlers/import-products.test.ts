// A table of products and a folder of pictures become the catalogue: here in a project of its own where no function listens, against the real
// emulators.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { firestore, folder, HEADINGS, opened, originals, photo, stored } from '../imported-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';
  process.env.GCLOUD_PROJECT = 'demo-haat-import';
});

describe('a table', () => {
  test('of new products is shown first, and then is the catalogue, its categories made and its photos in Storage', async () => {
    await writeFile(join(folder, 'front.jpg'), await photo('red'));
    await mkdir(join(folder, 'til'));
    await writeFile(join(folder, 'til', '1.jpg'), await photo('blue'));
    await writeFile(join(folder, 'holiday.jpg'), await photo('green'));
    const { found, lines, write } = await opened(
      [
        [...HEADINGS, 'Supplier'],
        ['ragi', 'Ragi', 120, 5, 'Millets', 'front.jpg', 'Asha'],
        ['til', 'Til', '90.50', 0, 'Oil seeds'],
        ['chia', 'Chia', '₹ 1,20,000.50/-', 1, 'Millets'],
      ],
      folder,
    );
    expect(lines.join('\n')).toBe(`2 new, 0 changed, 0 unchanged, 1 refused. 2 pictures to upload.
New categories: Millets, Oil seeds.
Columns that are none of ours, and are left out: Supplier.
Files that no product uses: holiday.jpg.

Refused; nothing of these rows is written:
  row 4, Price: “₹ 1,20,000.50/-” is not a plain number. Write 120000.50.`);
    expect(found.rows.length).toBe(2);
    expect(await stored('ragi')).toBeUndefined();

    expect(await write()).toMatchObject({ created: 2, changed: 0, refused: [] });
    const ragi = await stored('ragi');
    expect(ragi).toEqual({
      name: 'Ragi',
      price: 120,
      quantity: 5,
      category: 'millets',
      photoURL: [expect.stringMatching(/^[0-9a-f]{24}$/)],
      updatedAt: expect.any(Timestamp),
    });
    expect((await firestore.doc('categories/oil-seeds').get()).get('categoryName')).toBe(
      'Oil seeds',
    );
    const til = await stored('til');
    expect((await originals()).toSorted()).toEqual(
      [
        `products/ragi/original/${ragi?.photoURL[0]}`,
        `products/til/original/${til?.photoURL[0]}`,
      ].toSorted(),
    );
    expect(await stored('chia')).toBeUndefined();
  });

  test('that is imported twice writes nothing the second time', async () => {
    await writeFile(join(folder, 'ragi.jpg'), await photo('red'));
    const rows = [HEADINGS, ['ragi', 'Ragi', 120, 5, 'Millets', null]];
    await (await opened(rows, folder)).write();
    const before = await firestore.doc('products/ragi').get();
    const again = await opened(rows, folder);
    expect(again.found).toMatchObject({ created: 0, changed: 0, unchanged: 1, photos: 0 });
    await again.write();
    expect((await firestore.doc('products/ragi').get()).updateTime).toEqual(before.updateTime);
    expect((await originals()).length).toBe(1);
  });

  test('that was cut off half way is finished by the next run, with nothing twice', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => [
      `p-${at}`,
      `Product ${at}`,
      10,
      3,
      'Millets',
    ]);
    const { write } = await opened([HEADINGS, ...rows]);
    await expect(
      write(() => {
        throw new Error('the power is gone');
      }),
    ).rejects.toThrow('the power is gone');
    // What was on its way when it happened still lands.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const half = (await firestore.collection('products').count().get()).data().count;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(2_500);
    const next = await opened([HEADINGS, ...rows]);
    expect(next.found).toMatchObject({ created: 2_500 - half, unchanged: half });
    expect(await next.write()).toMatchObject({ created: 2_500 - half, unchanged: half });
    expect((await firestore.collection('products').count().get()).data().count).toBe(2_500);
  });

  test('leaves what it does not name: ratings, documents, what was sold', async () => {
    await firestore.doc('products/ragi').set({
      name: 'Ragi',
      price: 120,
      quantity: 40,
      documentBytes: 9,
      rating: { count: 1, sum: 5 },
      mrp: 140,
    });
    await firestore.doc('stock/ragi').set({ sold: 4 });
    const { write } = await opened([
      ['Id', 'Price', 'MRP', 'Stock'],
      ['ragi', 125, null, 50],
    ]);
    await write();
    expect(await stored('ragi')).toEqual({
      name: 'Ragi',
      price: 125,
      quantity: 54,
      documentBytes: 9,
      rating: { count: 1, sum: 5 },
      updatedAt: expect.any(Timestamp),
    });
  });

  test('never undoes what moved between the preview and the writing', async () => {
    await firestore.doc('products/ragi').set({ name: 'Ragi', price: 120, quantity: 40 });
    await firestore.doc('products/til').set({ name: 'Til', price: 90, quantity: 40 });
    const rows = [
      ['Id', 'Price', 'Stock', 'Stock when exported'],
      ['ragi', 125, 60, 40],
      ['til', 95, 40, 40],
    ];
    const { found, write } = await opened(rows);
    expect(found.changed).toBe(2);
    for (const id of ['ragi', 'til']) {
      await firestore.doc(`products/${id}`).update({ quantity: FieldValue.increment(-2) });
    }
    expect(await write()).toMatchObject({
      changed: 1,
      refused: [
        { row: 2, column: 'Stock', problem: expect.stringMatching(/was 40.*is 38 now.*60/) },
      ],
    });
    expect(await stored('ragi')).toMatchObject({ price: 120, quantity: 38 });
    expect(await stored('til')).toMatchObject({ price: 95, quantity: 38 });
  });
});

test('a picture that is none refuses its row before anything is written, and says why', async () => {
  await writeFile(join(folder, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
  await writeFile(join(folder, 'half.jpg'), (await photo('red')).subarray(0, 200));
  const { found } = await opened(
    [
      HEADINGS,
      ['a', 'A', 1, 1, null, 'page.jpg'],
      ['b', 'B', 1, 1, null, 'half.jpg'],
      ['c', 'C', 1, 1, null, 'none.jpg'],
    ],
    folder,
  );
  expect(found).toMatchObject({ created: 0, refused: 3 });
  expect(found.problems.map(({ row, problem }) => [row, problem.slice(0, 45)])).toEqual([
    [2, 'the picture “page.jpg” is no picture; JPEG, P'],
    [3, 'the picture “half.jpg” is damaged: the pictur'],
    [4, 'there is no picture “none.jpg”, neither in th'],
  ]);
});
