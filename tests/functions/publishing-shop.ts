// A shop in a separate project that publishes its catalogue when a test says so.
import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeEach, expect, type MockInstance, vi } from 'vitest';
import { importPictures } from '../../backend/functions/src/catalogue/import-pictures.ts';
import { readParts } from '../../backend/functions/src/catalogue/part-files.ts';
import { publishedHead } from '../../backend/functions/src/catalogue/publish.ts';
import { database } from '../../backend/functions/src/database.ts';
import {
  foldParts,
  type PublishedHead,
  partsSince,
} from '../../src/domain/catalogue/published-catalogue.ts';
import { beginWithout } from './begin-without.ts';

export const bucket = getStorage().bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`);
export const head = database.doc('catalogue/head');
export const product = (name: string) => ({
  name,
  price: 120,
  updatedAt: FieldValue.serverTimestamp(),
});

export const publish = (spacingMs = 0) => publishedHead(bucket, { spacingMs, lookEveryMs: 0 });

/** Does as the shop's functions do after a change. */
export const announce = () => head.set({ changedAt: FieldValue.serverTimestamp() });

export async function put(id: string, fields: object): Promise<void> {
  await database.doc(`products/${id}`).set(fields);
  await announce();
}

export async function remove(id: string): Promise<void> {
  await database.doc(`products/${id}`).delete();
  const deletedAt = FieldValue.serverTimestamp();
  await database.doc(`tombstones/products_${id}`).set({ collection: 'products', id, deletedAt });
  await announce();
}

/** Does as the function that hears of a change; the web has these files. */
export async function importPicturesOf(path: string, files: Record<string, Buffer>): Promise<void> {
  const after = await database.doc(path).get();
  const before = await database.doc(`${after.ref.parent.id}/none`).get();
  await importPictures(bucket, before, after, (address) => {
    const file = files[address];
    return file ? Promise.resolve(file) : Promise.reject(new Error('the answer there is 404'));
  });
}

export const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
export const pathOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '');

export const folded = async (parts: readonly string[]) => foldParts(await readParts(bucket, parts));
export const textOf = async ({ base }: PublishedHead) =>
  JSON.stringify(await readParts(bucket, base.parts));

/** What a new phone gets from this head. */
export async function itemsFrom(head: PublishedHead) {
  const { base } = head;
  const { items, gone } = await folded([...base.parts, ...(partsSince(head, base.cursor) ?? [])]);
  expect(gone.some(({ id }) => items.products.some((it) => it.id === id))).toBe(false);
  return items;
}
/** The names of its products. */
export const filledFrom = async (head: PublishedHead) =>
  (await itemsFrom(head)).products.map(({ name }) => name).sort();

let warn: MockInstance<typeof console.warn>;
/** The lines of the log that name what is not published. */
export const warned = () => warn.mock.calls.map(([line]) => line);

beginWithout('products', 'tombstones', 'catalogue', 'shop', 'blogs');
beforeEach(async () => {
  warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  await put('amla', product('Amla'));
  await put('bel', product('Bel'));
});
