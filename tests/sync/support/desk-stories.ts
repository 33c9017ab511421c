// One write of each kind that the desk sends: the shop before it, and its outcome. desk-writes.test.ts tells the same stories of each.
import * as v from 'valibot';
import { expect } from 'vitest';
import { putDeskEntries, readDeskEntry } from '#domain/catalogue/desk/desk-entries.ts';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readDeskState } from '#domain/editing/desk-state.ts';
import { saveAnswer } from '#domain/inbox/desk/answer-write.ts';
import { keepDeskInbox, readDeskInbox } from '#domain/inbox/desk/desk-inbox.ts';
import { putDeskOrders, readDeskOrders, readPhoneOrders } from '#domain/order/desk/desk-orders.ts';
import { keepDeskRecords, readDeskRecord } from '#domain/order/desk/desk-records.ts';
import { saveOrderNote } from '#domain/order/desk/note-write.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import { savePhoneOrder } from '#domain/order/desk/phone-order-write.ts';
import { orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { readDeskProduct } from '#domain/product/desk/desk-products.ts';
import { putDeskStock, readDeskStock } from '#domain/product/desk/desk-stock.ts';
import { savePrice } from '#domain/product/desk/price-write.ts';
import { saveProductEdit } from '#domain/product/desk/product-write.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { putDeskQuotation, readDeskQuotations } from '#domain/quotation/desk/desk-quotations.ts';
import { saveQuotation } from '#domain/quotation/desk/quotation-write.ts';
import { saveWithdrawal } from '#domain/quotation/desk/withdrawal-write.ts';
import { savePublication } from '#domain/review/desk/review-write.ts';
import { putDeskShop, readDeskShop } from '#domain/settings/desk/desk-settings.ts';
import { saveShopEdit } from '#domain/settings/desk/settings-write.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import * as kept from './desk-rows.ts';
import { MERCHANT, PRODUCT_ID, SEEN, STOCK } from './desk-shop.ts';

type Press = { id: string; uid: string };
export type DeskStory = {
  row: kept.KeptRow;
  press(database: HaatDatabase, press: Press, now: number): Promise<unknown>;
  path: string;
  before: PlainFields | null;
  /** Documents by path that the rules look up. */
  beside?: Record<string, PlainFields>;
  sets: PlainFields;
  takesDraft?: true;
  files?: string[];
  /** Prepares this phone's copy; `known` reads it afterwards. */
  given?(database: HaatDatabase): Promise<unknown>;
  known(database: HaatDatabase): Promise<unknown>;
  knows: unknown;
  /** A later state at the shop, which the write must not overwrite. */
  later?: PlainFields;
  /** Two changes by another merchant before it goes; this code asks the merchant about them. */
  moved?: [code: string, ...theirs: PlainFields[]];
  /** The others' change as the merchant is shown it; by default the fields themselves. */
  shown?(theirs: PlainFields): unknown;
  /** The code when its document no longer exists. */
  gone?: string;
};

/** A press that saves this. */
const pressing =
  <More>(
    save: (database: HaatDatabase, press: Press & More, now: number) => Promise<unknown>,
    more: More,
  ): DeskStory['press'] =>
  (database, press, now) =>
    save(database, { ...press, ...more }, now);

export function putOrder(database: HaatDatabase, fields: PlainFields): Promise<unknown> {
  const order = orderFromFields(kept.ORDER_ID, v.parse(StoredOrder, fields));
  const seen = { customer: 'asha', uid: MERCHANT, arrivedAt: kept.AT, changedAt: kept.AT };
  return putDeskOrders(database, [{ ...order, ...seen }]);
}

const TWO_OFF = { productId: PRODUCT_ID, by: -2 };
const PUBLISHED = { reviewId: kept.REVIEW_ID, published: true };
const ANSWERED = { itemId: kept.MESSAGE_ID, ...kept.MARK };
const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 10 };
const ofStock = {
  path: `/products/${PRODUCT_ID}`,
  before: PRODUCT,
  given: (database: HaatDatabase) => putDeskStock(database, [STOCK]),
  gone: 'gone',
};

export const STORIES: Record<string, DeskStory> = {
  'desk-order': {
    row: kept.saved('desk-order', `desk${kept.ORDER_PATH}`, kept.ORDER_STEP),
    press: pressing(saveOrderStep, kept.ORDER_STEP),
    path: kept.ORDER_PATH,
    before: { ...kept.ORDER, packed: true },
    sets: { deliveryStatus: 'shipped', ...kept.COURIER, corrections: 0 },
    given: (database) => putOrder(database, { ...kept.ORDER, packed: true }),
    known: (database) => readDeskOrders(database, MERCHANT),
    knows: [{ deliveryStatus: 'shipped', ...kept.COURIER }],
    moved: [
      'conflict',
      { address: { ...kept.ADDRESS, city: 'Ajmer', zipcode: '305001' } },
      { address: { ...kept.ADDRESS, city: 'Kota', zipcode: '324001' } },
    ],
    shown: ({ address }) => ({ address: expect.stringContaining(Object(address).city) }),
    gone: 'gone',
  },
  'desk-note': {
    row: kept.saved('desk-note', `desk/orderRecords/${kept.ORDER_ID}`, {
      ...{ ...kept.NOTE, timestamp: kept.AT },
    }),
    press: pressing(saveOrderNote, { ...kept.NOTE, draft: kept.DRAFT }),
    path: `/orderRecords/${kept.ORDER_ID}`,
    before: { customer: 'asha', note: 'Call her.' },
    beside: { [kept.ORDER_PATH.slice(1)]: kept.ORDER },
    sets: { customer: 'asha', note: 'Rings first.' },
    takesDraft: true,
    given: (database) => {
      const seen = { customer: 'asha', orderId: kept.ORDER_ID, note: 'Call her.', steps: [] };
      return keepDeskRecords(database, MERCHANT, [{ ...seen, changedAt: kept.AT }], 0);
    },
    known: (database) => readDeskRecord(database, MERCHANT, kept.NOTE),
    knows: { note: 'Rings first.' },
    // The shop records the history beside it.
    later: { steps: [{ event: 'e1', at: kept.AT, does: 'packed', by: MERCHANT }] },
    moved: ['conflict', { note: 'Call him.' }, { note: 'Call nobody.' }],
  },
  'desk-stock': {
    ...ofStock,
    row: kept.saved('desk-stock', 'desk/stock/moringa', { ...TWO_OFF, timestamp: kept.AT }),
    press: pressing(saveStockChange, TWO_OFF),
    sets: { quantity: 8 },
    known: async (database) => (await readDeskState(database)).countedSince,
    knows: { moringa: -2 },
    later: { quantity: 10 },
  },
  'desk-price': {
    ...ofStock,
    row: kept.saved('desk-price', 'desk/prices/moringa', kept.PRICE),
    press: pressing(savePrice, kept.PRICE),
    sets: { price: 260 },
    known: async (database) => (await readDeskStock(database, MERCHANT)).get(PRODUCT_ID),
    knows: { price: 260 },
    later: { price: 250 },
    moved: ['conflict', { price: 240 }, { price: 230 }],
  },
  'desk-product': {
    row: kept.saved('desk-product', 'desk/products/moringa', kept.RENAMED),
    press: pressing(saveProductEdit, { ...kept.RENAMED, drafts: [kept.DRAFT] }),
    path: `/products/${PRODUCT_ID}`,
    before: { ...SEEN, quantity: 10 },
    sets: kept.RENAMED.fields,
    takesDraft: true,
    known: async (database) => (await readDeskProduct(database, MERCHANT, PRODUCT_ID))?.fields,
    knows: { ...SEEN, ...kept.RENAMED.fields },
    later: { name: 'Moringa powder' },
    moved: ['conflict', { name: 'Drumstick powder' }, { name: 'Murungai powder' }],
    gone: 'gone',
  },
  'desk-entry': {
    row: kept.saved('desk-entry', 'desk/categories/powders', kept.CATEGORY),
    press: pressing(saveEntryEdit, { ...kept.CATEGORY, drafts: [kept.DRAFT], files: [] }),
    path: '/categories/powders',
    before: { categoryName: 'Powders', note: 'of an older catalogue' },
    sets: kept.CATEGORY.fields,
    takesDraft: true,
    given: (database) =>
      putDeskEntries(database, MERCHANT, [{ ...kept.POWDERS, fields: kept.CATEGORY.base }], false),
    known: async (database) => (await readDeskEntry(database, MERCHANT, kept.POWDERS))?.fields,
    knows: kept.CATEGORY.fields,
    later: { categoryName: 'Powders' },
    moved: ['conflict', { categoryName: 'Ground leaves' }, { categoryName: 'Leaves' }],
    gone: 'gone',
  },
  'desk-shop': {
    row: kept.saved('desk-shop', 'desk/shop/contact', { ...kept.PHONES, timestamp: kept.AT }),
    press: pressing(saveShopEdit, { ...kept.PHONES, part: 'contact', drafts: [kept.DRAFT] }),
    path: '/shop/settings',
    before: kept.SETTINGS,
    sets: kept.PHONES.fields,
    takesDraft: true,
    given: (database) => putDeskShop(database, MERCHANT, kept.SETTINGS),
    known: (database) => readDeskShop(database, MERCHANT),
    knows: { ...kept.SETTINGS, ...kept.PHONES.fields },
    later: kept.PHONES.base,
    moved: ['conflict', { phones: ['+91 90000 00008'] }, { phones: ['+91 90000 00007'] }],
  },
  'desk-review': {
    row: kept.saved('desk-review', `desk/reviews/${kept.REVIEW_ID}`, PUBLISHED),
    press: pressing(savePublication, PUBLISHED),
    path: `/reviews/${kept.REVIEW_ID}`,
    before: kept.REVIEW,
    sets: { published: true },
    given: (database) => {
      const items = [{ id: kept.REVIEW_ID, at: 1, of: 'reviews' as const, ...kept.REVIEW }];
      return keepDeskInbox(database, MERCHANT, { items, marks: [] }, true);
    },
    known: async (database) => (await readDeskInbox(database, MERCHANT)).items,
    knows: [{ id: kept.REVIEW_ID, published: true }],
  },
  'desk-answer': {
    row: kept.saved('desk-answer', `desk/inbox/${kept.MESSAGE_ID}`, {
      ...ANSWERED,
      timestamp: kept.AT,
    }),
    press: pressing(saveAnswer, ANSWERED),
    path: `/inbox/${kept.MESSAGE_ID}`,
    before: null,
    sets: { ...kept.MARK, timestamp: kept.AT },
    known: async (database) => [...(await readDeskInbox(database, MERCHANT)).done],
    knows: [kept.MESSAGE_ID],
  },
  'desk-quotation': {
    row: kept.saved(
      'desk-quotation',
      `desk/quotations/${kept.QUOTATION_ID}`,
      kept.OFFER,
      kept.QUOTATION_ID,
    ),
    press: pressing(saveQuotation, { offer: kept.OFFER, pdf: kept.PDF, draft: kept.DRAFT }),
    path: `/deskQuotations/${kept.QUOTATION_ID}`,
    before: null,
    sets: kept.OFFER,
    takesDraft: true,
    files: [`desk-quotations/${kept.QUOTATION_ID}`],
    known: (database) => readDeskQuotations(database, MERCHANT),
    knows: [{ id: kept.QUOTATION_ID, customer: 'आशा राव', deliveredTo: null, withdrawnAt: null }],
    // The shop records its destination.
    later: { deliveredTo: 'asha' },
  },
  'desk-phone-order': {
    row: kept.saved('desk-phone-order', `desk/phone-orders/${kept.MESSAGE_ID}`, kept.BY_PHONE),
    press: pressing(savePhoneOrder, { order: kept.BY_PHONE, draft: kept.DRAFT }),
    path: `/phoneOrders/${kept.MESSAGE_ID}`,
    before: null,
    sets: kept.BY_PHONE,
    takesDraft: true,
    known: (database) => readPhoneOrders(database, MERCHANT),
    knows: [{ id: kept.MESSAGE_ID, uid: MERCHANT, ...kept.BY_PHONE }],
    later: { placedFor: 'asha' },
  },
  'desk-withdrawal': {
    row: kept.saved('desk-withdrawal', `desk/quotations/${kept.QUOTATION_ID}`, kept.WITHDRAWAL),
    press: pressing(saveWithdrawal, { quotationId: kept.QUOTATION_ID }),
    path: `/deskQuotations/${kept.QUOTATION_ID}`,
    before: kept.OFFER,
    sets: { withdrawnAt: kept.WITHDRAWAL.withdrawnAt },
    given: (database) =>
      putDeskQuotation(database, MERCHANT, {
        ...{ id: kept.QUOTATION_ID, ...kept.OFFER, deliveredTo: null, withdrawnAt: null },
      }),
    known: (database) => readDeskQuotations(database, MERCHANT),
    knows: [{ id: kept.QUOTATION_ID, withdrawnAt: kept.WITHDRAWAL.withdrawnAt }],
  },
};
