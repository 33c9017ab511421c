// Pieces that the merchant takes away where others were sold in the meantime: if none is left, phones hear of it at once; as long as there are some, what
// was sold waits for its turn. Played by hand, in a project of its own where no function listens, against the real emulator.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { foldProduct } from '../../../backend/functions/src/orders/stock.ts';
import { redelivered } from '../redelivered.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-fewer-pieces';
});

const moringa = database.doc('products/moringa');
const sold = database.doc('stock/moringa');

beforeEach(async () => {
  for (const name of ['stock', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  await sold.set({ sold: 4 });
});

afterAll(() => database.terminate());

const stands = async () => [(await moringa.get()).get('quantity'), (await sold.get()).get('sold')];

test('the last pieces that were not sold are taken away: the product is sold out', async () => {
  await moringa.set({ name: 'Moringa Powder', price: 250, quantity: 4 });
  await redelivered(() => foldProduct('moringa', true));
  expect(await stands()).toEqual([0, 0]);
});

test('where some are left, nothing is brought up to date for it', async () => {
  await moringa.set({ name: 'Moringa Powder', price: 250, quantity: 5 });
  await redelivered(() => foldProduct('moringa', true));
  expect(await stands()).toEqual([5, 4]);
});
