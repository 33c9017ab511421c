// A merchant may add fields to their own documents: the shop reads each document as it would without them.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { StoredDevice } from '#domain/account/device-registration.ts';
import {
  readAddressDocuments,
  readOrderDocuments,
  readProfileDocument,
  readQuotationDocuments,
} from '#domain/account-mirror/fetch-account-documents.ts';
import { type MirroredCollection, TombstoneFields } from '#domain/catalogue/categories.ts';
import { readProduct } from '#domain/catalogue/fetch-catalogue.ts';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { emptyPart, PublishedHead, PublishedPart } from '#domain/catalogue/published-catalogue.ts';
import { orderFields } from '#domain/order/order-write.ts';
import { queryPublishedReviews } from '#domain/review/fetch-published-reviews.ts';
import {
  encodeFields,
  type PlainFields,
  type PlainValue,
} from '#engine/firestore/firestore-values.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { ASHA, someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';
import { productFields } from './support/small-catalogue.ts';

const phone = freshPhone();
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

const item = { ...orderItem('moringa', 2, 240), preorderWeeks: 6, preorderPieces: 1 };
const placed = newOrder('asha', []);
const order = { ...orderFields(placed), items: [{ ...item, quoted: true }] };
const orderPath = `/users/asha/orders/${placed.orderId}`;
const quoted = { id: 'chia', ...productFields('Chia') };
const quotation = {
  createdAt: TIME,
  pdfUrl: 'https://example.com/q.pdf',
  cartItems: [{ product: quoted, quantity: 2 }],
};
const { id: _, ...address } = someAddress();

type Entity = {
  fields: PlainFields;
  /** Reads the document of these fields as the shop does; returns the result. */
  read(fields: PlainFields): unknown;
};

/** A document at the shop, and one reader of it. */
function stored(path: string, fields: PlainFields, read: () => Promise<unknown>): Entity {
  return {
    fields,
    read(now) {
      phone().shop.documents.set(path, { fields: encodeFields(now), token: null });
      return read();
    },
  };
}

function mirrored(collection: MirroredCollection, fields: PlainFields): Entity {
  return { fields, read: (now) => parseDocuments(collection, [{ id: 'it', fields: now }]) };
}

const ENTITIES: Readonly<Record<string, Entity>> = {
  'a product of the catalogue': mirrored('products', productFields('Moringa')),
  'a category': mirrored('categories', { categoryName: 'Moringa' }),
  'a brand': mirrored('brands', { brandName: 'Green Leaf' }),
  'a blog': mirrored('blogs', { heading: 'Harvest', content: '<p>Now.</p>' }),
  'a product that is asked for by itself': stored('/products/it', productFields('Moringa'), () =>
    readProduct('it'),
  ),
  'what is gone from the catalogue': {
    fields: { collection: 'products', id: 'it', deletedAt: TIME },
    read: (now) => v.parse(TombstoneFields, { ...now, id: 'it' }),
  },
  'the published head': {
    fields: { format: 1, head: TIME, cursor: TIME, changes: [] },
    read: (now) =>
      v.parse(PublishedHead, { ...now, base: { ...now, cursor: TIME, parts: ['a'.repeat(32)] } }),
  },
  'a published part': {
    fields: {},
    read: (now) =>
      v.parse(PublishedPart, {
        ...emptyPart(),
        ...now,
        products: [{ ...now, id: 'it', fields: null }],
      }),
  },
  'a published review': {
    fields: { productId: 'moringa', customerName: 'Asha', review: 'Fresh.', timestamp: 1 },
    read(now) {
      return stored('/publishedReviews/it', now, () => queryPublishedReviews('moringa')).read(now);
    },
  },
  'a profile': stored('/users/asha', ASHA, () => readProfileDocument('asha', 'token')),
  'an address': stored('/users/asha/addresses/it', address, () =>
    readAddressDocuments('asha', 'token'),
  ),
  'an order': stored(orderPath, order, () => readOrderDocuments('asha', 'token')),
  'a quotation': stored('/users/asha/quotations/it', quotation, () =>
    readQuotationDocuments('asha', 'token'),
  ),
  'a browser that is told of orders': {
    fields: { token: 'abc', createdAt: 1, orders: true },
    read: (now) => v.parse(StoredDevice, now),
  },
};

/** The mark of a refused or omitted value. */
const NOTHING = /"refused":\[[^\]]|"(value|items|lines|addresses|orders|quotations)":(\[\]|null)/;

test.each(Object.entries(ENTITIES))(
  '%s is read, not refused, where somebody has added fields to it, an id among them',
  async (_what, { fields, read }) => {
    const plain = await read(fields);
    expect(JSON.stringify(plain)).not.toMatch(NOTHING);
    expect(await read(extended(fields))).toEqual(plain);
  },
);
