// A merchant may add fields to their own documents: the shop reads each document as it would without them.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { StoredDevice } from '#domain/account/device-registration.ts';
import * as read from '#domain/account-mirror/fetch-account-documents.ts';
import { type MirroredCollection, TombstoneFields } from '#domain/catalogue/categories.ts';
import { readProduct } from '#domain/catalogue/fetch-catalogue.ts';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { emptyPart, PublishedHead, PublishedPart } from '#domain/catalogue/published-catalogue.ts';
import { queryPublishedReviews } from '#domain/review/fetch-published-reviews.ts';
import type { PlainFields, PlainValue } from '#engine/firestore/firestore-values.ts';
import { GOLDEN } from './golden/rows.ts';
import { ASHA, someAddress } from './support/account-writes.ts';
import { eachPhone } from './support/phone.ts';
import { productFields } from './support/small-catalogue.ts';

const phone = eachPhone();
const TIME = '2026-11-20T06:00:00.000Z';

/** Fields that a merchant's other programs leave: an id, a note, a list, a map, and null. */
const MORE = {
  id: 'from-elsewhere',
  note: 'gift wrap',
  labels: ['vip', 7],
  erp: { code: 'A-17', since: TIME, at: { nested: true } },
  checkedAt: null,
};

/** The same fields with more added at every level; existing ones stay. */
function extended(fields: PlainFields): PlainFields {
  const inside = (value: PlainValue): PlainValue => {
    if (Array.isArray(value)) return value.map(inside);
    return value && typeof value === 'object' ? extended(value as PlainFields) : value;
  };
  const own = Object.entries(fields).map(([name, value]) => [name, inside(value)]);
  return { ...MORE, ...Object.fromEntries(own) };
}

const { payload: order, entityKey: orderKey } = GOLDEN['order-v1, quoted'];
const cartItems = [{ product: { id: 'chia', ...productFields('Chia') }, quantity: 2 }];
const quotation = { createdAt: TIME, pdfUrl: 'https://example.com/q.pdf', cartItems };
const { id: _, ...address } = someAddress();

/** Reads the document of these fields as the shop does. */
type Read = (fields: PlainFields) => unknown;

/** A reader of the document at this path of the shop. */
const stored =
  (path: string, ask: (uid: string, token: string) => Promise<unknown>): Read =>
  (now) => {
    phone.shopHas(path, now);
    return ask('asha', 'token');
  };
const mirrored =
  (collection: MirroredCollection): Read =>
  (now) =>
    parseDocuments(collection, [{ id: 'it', fields: now }]);
const head = { format: 1, head: TIME, cursor: TIME, changes: [] };
const partWith = (more: PlainFields) => {
  const product = { ...more, id: 'it', fields: null };
  return { ...emptyPart(), ...more, products: [product] };
};
const review = { productId: 'moringa', customerName: 'Asha', review: 'Fresh.', timestamp: 1 };

const reviews = () => queryPublishedReviews('moringa');

const ENTITIES: [string, PlainFields, Read][] = [
  ['a product of the catalogue', productFields('Moringa'), mirrored('products')],
  ['a category', { categoryName: 'Moringa' }, mirrored('categories')],
  ['a brand', { brandName: 'Green Leaf' }, mirrored('brands')],
  ['a blog', { heading: 'Harvest', content: '<p>Now.</p>' }, mirrored('blogs')],
  [
    'a product by itself',
    productFields('Moringa'),
    stored('/products/it', () => readProduct('it')),
  ],
  [
    'what is gone from the catalogue',
    { collection: 'products', id: 'it', deletedAt: TIME },
    (now) => v.parse(TombstoneFields, { ...now, id: 'it' }),
  ],
  [
    'the published head',
    head,
    (now) =>
      v.parse(PublishedHead, { ...now, base: { ...now, cursor: TIME, parts: ['a'.repeat(32)] } }),
  ],
  ['a published part', {}, (now) => v.parse(PublishedPart, partWith(now))],
  ['a published review', review, stored('/publishedReviews/it', reviews)],
  ['a profile', ASHA, stored('/users/asha', read.readProfileDocument)],
  ['an address', address, stored('/users/asha/addresses/it', read.readAddressDocuments)],
  ['an order', order, stored(`/${orderKey}`, read.readOrderDocuments)],
  ['a quotation', quotation, stored('/users/asha/quotations/it', read.readQuotationDocuments)],
  [
    'a browser that is told of orders',
    { token: 'abc', createdAt: 1, orders: true },
    (now) => v.parse(StoredDevice, now),
  ],
];

/** The mark of a refused or omitted value. */
const NOTHING = /"refused":\[[^\]]|"(value|items|lines|addresses|orders|quotations)":(\[\]|null)/;

test.each(ENTITIES)(
  '%s is read, not refused, where somebody has added fields to it, an id among them',
  async (_what, fields, readAs) => {
    const plain = await readAs(fields);
    expect(JSON.stringify(plain)).not.toMatch(NOTHING);
    expect(await readAs(extended(fields))).toEqual(plain);
  },
);
