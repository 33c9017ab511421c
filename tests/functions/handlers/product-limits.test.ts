// How much of a product may be ordered: played by hand, in a project of its own where no function listens, against the real emulator.
import { describe, expect, test, vi } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { foldStock } from '../../../backend/functions/src/orders/stock.ts';
import {
  back,
  document,
  left,
  moringa,
  news,
  order,
  placed,
  preorderPieces,
} from '../limited-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-product-limits';
});

describe('a product', () => {
  test('that is out of stock can be ordered, up to what may be ordered before it is there', async () => {
    await moringa.update({ quantity: 0, numWeeks: 6 });
    const first = await placed(preorderPieces);
    expect(await news(first)).toBe('accepted');
    const [line] = (await document(first).get()).get('items');
    expect(line, 'what the order says to the shopper').toMatchObject({ preorderWeeks: 6 });
    expect(await order(1)).toBe('stock');
    expect(await left()).toBe(-preorderPieces);
  });

  test('is never sold beyond that, however many order it at once', async () => {
    await moringa.update({ quantity: 10, preorderLimit: 2 });
    const shoppers = Array.from({ length: 30 }, (_, at) => `shopper-${at}`);
    const outcomes = await Promise.all(shoppers.map((userId) => order(1, { userId })));
    expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(12);
    expect(outcomes.filter((it) => it === 'stock')).toHaveLength(18);
    expect(await left()).toBe(-2);
  });

  test('with a limit of none is not sold before it is there', async () => {
    await moringa.update({ quantity: 1, preorderLimit: 0 });
    expect(await order(2)).toBe('stock');
    expect(await order(1)).toBe('accepted');
    expect((await moringa.get()).get('quantity')).toBe(0);
  });

  test('says how many there are within minutes, and what was sold counts once', async () => {
    const first = await placed(3);
    await news(first);
    expect((await moringa.get()).get('quantity')).toBe(5_000);
    await Promise.all([foldStock(), foldStock()]);
    await foldStock();
    expect((await moringa.get()).get('quantity')).toBe(4_997);
    await document(first).update({ deliveryStatus: 'cancel' });
    await back(first);
    await foldStock();
    expect([(await moringa.get()).get('quantity'), await left()]).toEqual([5_000, 5_000]);
  });

  test('that the merchant refills while it is being sold has what came in and not what was sold', async () => {
    await order(3);
    await moringa.update({ quantity: 5_100 });
    await foldStock();
    expect((await moringa.get()).get('quantity')).toBe(5_097);
  });

  test('that cannot be written does not keep others from being brought up to date', async () => {
    const broken = database.doc('products/broken');
    // With one more field it would be larger than a document may be.
    await broken.set({ name: 'Moringa Powder', price: 250, editorContent: 'x'.repeat(1_048_440) });
    await database.doc('stock/broken').set({ sold: 1 });
    await order(3);
    await foldStock();
    expect((await moringa.get()).get('quantity')).toBe(4_997);
    expect((await database.doc('stock/broken').get()).get('sold')).toBe(1);
  });

  test('that has left the catalogue leaves no stock behind', async () => {
    await order(3);
    await moringa.delete();
    await foldStock();
    expect((await database.collection('stock').get()).size).toBe(0);
    expect((await moringa.get()).exists).toBe(false);
  });
});
