// The catalogue as phones get it from the running shop: a handful of files with the same contents as Firestore, without a read from it.
import { randomUUID } from 'node:crypto';
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as catalogue from '#domain/catalogue/fetch-catalogue.ts';
import * as published from '#domain/catalogue/fetch-published-catalogue.ts';
import { PUBLISHED_HEAD, PUBLISHED_PARTS } from '#domain/catalogue/published-catalogue.ts';
import { refreshMirror } from '#domain/catalogue/refresh.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { closeDatabase, database } from './shop-database.ts';

const HOSTING = 'http://localhost:5000';
const asked: string[] = [];
let isEdgeThere = true;

const realFetch = globalThis.fetch;
vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
  asked.push(address);
  if (!address.startsWith('/')) return realFetch(address, init);
  if (!isEdgeThere) throw new TypeError('Failed to fetch');
  return realFetch(HOSTING + address, init);
});

const newPhone = () =>
  openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });

function refresh(phone: HaatDatabase) {
  return refreshMirror({
    database: phone,
    published,
    remote: catalogue,
    sanitise: (html) => html,
    yieldToMain: async () => undefined,
    now: Date.now,
  });
}

/** Everything that a phone has of the catalogue. */
async function contentOf({ products, productDetails, categories, brands, blogs }: HaatDatabase) {
  const tables = [products, productDetails, categories, brands, blogs];
  const rows = await Promise.all(
    tables.map((table) => table.toArray() as Promise<{ id: string }[]>),
  );
  return rows.map((table) => table.sort((a, b) => (a.id < b.id ? -1 : 1)));
}

const id = `edge-${randomUUID()}`;
const product = database.doc(`products/${id}`);
const fields = { name: 'From the edge', price: 77, quantity: 3, tags: ['Edge'], photoURL: [0] };

beforeAll(() => product.set({ ...fields, updatedAt: FieldValue.serverTimestamp() }));
afterAll(async () => {
  await product.delete();
  await closeDatabase();
});

/** Other tests of the running shop change their own products meanwhile. */
const isStill = (it: { id: string }) => it.id === id || /^[a-z]+(-[a-z]+)*$/.test(it.id);

test('a new phone gets the whole catalogue in a few requests, none of them to Firestore, and has the same as Firestore', async () => {
  const content = async () => {
    const phone = newPhone();
    await refresh(phone);
    return JSON.stringify(await contentOf(phone));
  };
  await expect.poll(content, { timeout: 45_000, interval: 200 }).toContain(id);
  const other = newPhone();
  asked.length = 0;
  expect((await refresh(other)).outcome).toBe('changed');
  expect(asked.filter((address) => !address.startsWith('/catalogue/'))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(30);
  const fromFirestore = newPhone();
  isEdgeThere = false;
  expect((await refresh(fromFirestore)).outcome).toBe('changed');
  isEdgeThere = true;
  const [one, two] = [await contentOf(other), await contentOf(fromFirestore)];
  const ours = (rows: { id: string }[][]) => rows.map((table) => table.filter(isStill));
  expect(ours(one)).toEqual(ours(two));
  expect(one[0]?.some((it) => it.id === id)).toBe(true);
});

test('the head is asked for on each visit, and not sent again while nothing has changed; a part never changes, so that it may be cached for ever; an address of no part is not found', async () => {
  const reply = await realFetch(HOSTING + PUBLISHED_HEAD);
  expect(reply.headers.get('Cache-Control')).toMatch(/max-age=0, s-maxage=30/);
  const headers = {
    'If-None-Match': reply.headers.get('ETag') ?? '',
    'Cache-Control': 'max-age=0',
  };
  expect((await realFetch(HOSTING + PUBLISHED_HEAD, { headers })).status).toBe(304);
  const head = await reply.json();
  const part = await realFetch(HOSTING + PUBLISHED_PARTS + head.base.parts[0]);
  expect(part.status).toBe(200);
  expect(part.headers.get('Cache-Control')).toMatch(/immutable/);
  for (const name of ['0'.repeat(32), 'short', '']) {
    const reply = await realFetch(HOSTING + PUBLISHED_PARTS + name);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Cache-Control')).toMatch(/no-store/);
  }
});
