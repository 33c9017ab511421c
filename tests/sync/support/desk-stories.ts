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
import {
  ADDRESS,
  AT,
  BY_PHONE,
  CATEGORY,
  COURIER,
  DRAFT,
  type KeptRow,
  MARK,
  MESSAGE_ID,
  OFFER,
  ORDER,
  ORDER_ID,
  ORDER_PATH,
  ORDER_STEP,
  PDF,
  PHONES,
  POWDERS,
  PRICE,
  QUOTATION_ID,
  RENAMED,
  REVIEW,
  REVIEW_ID,
  SETTINGS,
  saved,
  WITHDRAWAL,
} from './desk-rows.ts';
import { MERCHANT, PRODUCT_ID, SEEN, STOCK } from './desk-shop.ts';

type Press = { id: string; uid: string };
export type DeskStory = {
  row: KeptRow;
  press(database: HaatDatabase, press: Press, now: number): Promise<unknown>;
  path: string;
  before: PlainFields | null;
  sets: PlainFields;
  /** Whether the shop records when it changed. */
  isDated?: true;
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

export function putOrder(database: HaatDatabase, fields: PlainFields): Promise<unknown> {
  const order = orderFromFields(ORDER_ID, v.parse(StoredOrder, fields));
  const seen = { customer: 'asha', uid: MERCHANT, arrivedAt: AT, changedAt: AT };
  return putDeskOrders(database, [{ ...order, ...seen }]);
}

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 10 };
const ofStock = {
  path: `/products/${PRODUCT_ID}`,
  before: PRODUCT,
  given: (database: HaatDatabase) => putDeskStock(database, [STOCK]),
  gone: 'gone',
};

export const STORIES: Record<string, DeskStory> = {
  'desk-order': {
    row: saved('desk-order', `desk${ORDER_PATH}`, ORDER_STEP),
    press: (database, press, now) => saveOrderStep(database, { ...press, ...ORDER_STEP }, now),
    path: ORDER_PATH,
    before: { ...ORDER, packed: true },
    sets: { deliveryStatus: 'shipped', ...COURIER, corrections: 0 },
    given: (database) => putOrder(database, { ...ORDER, packed: true }),
    known: (database) => readDeskOrders(database, MERCHANT),
    knows: [{ deliveryStatus: 'shipped', ...COURIER }],
    moved: [
      'conflict',
      { address: { ...ADDRESS, city: 'Ajmer', zipcode: '305001' } },
      { address: { ...ADDRESS, city: 'Kota', zipcode: '324001' } },
    ],
    shown: ({ address }) => ({ address: expect.stringContaining(Object(address).city) }),
    gone: 'gone',
  },
  'desk-stock': {
    ...ofStock,
    row: saved('desk-stock', 'desk/stock/moringa', { productId: 'moringa', by: -2, timestamp: AT }),
    press: (database, press, now) =>
      saveStockChange(database, { ...press, productId: PRODUCT_ID, by: -2 }, now),
    sets: { quantity: 8 },
    isDated: true,
    known: async (database) => (await readDeskState(database)).countedSince,
    knows: { moringa: -2 },
    later: { quantity: 10 },
  },
  'desk-price': {
    ...ofStock,
    row: saved('desk-price', 'desk/prices/moringa', PRICE),
    press: (database, press, now) => savePrice(database, { ...press, ...PRICE }, now),
    sets: { price: 260 },
    isDated: true,
    known: async (database) => (await readDeskStock(database, MERCHANT)).get(PRODUCT_ID),
    knows: { price: 260 },
    later: { price: 250 },
    moved: ['conflict', { price: 240 }, { price: 230 }],
  },
  'desk-product': {
    row: saved('desk-product', 'desk/products/moringa', RENAMED),
    press: (database, press, now) =>
      saveProductEdit(database, { ...press, ...RENAMED, drafts: [DRAFT] }, now),
    path: `/products/${PRODUCT_ID}`,
    before: { ...SEEN, quantity: 10 },
    sets: RENAMED.fields,
    isDated: true,
    takesDraft: true,
    known: async (database) => (await readDeskProduct(database, MERCHANT, PRODUCT_ID))?.fields,
    knows: { ...SEEN, ...RENAMED.fields },
    later: { name: 'Moringa powder' },
    moved: ['conflict', { name: 'Drumstick powder' }, { name: 'Murungai powder' }],
    gone: 'gone',
  },
  'desk-entry': {
    row: saved('desk-entry', 'desk/categories/powders', CATEGORY),
    press: (database, press, now) =>
      saveEntryEdit(database, { ...press, ...CATEGORY, drafts: [DRAFT], files: [] }, now),
    path: '/categories/powders',
    before: { categoryName: 'Powders', note: 'of an older catalogue' },
    sets: CATEGORY.fields,
    isDated: true,
    takesDraft: true,
    given: (database) =>
      putDeskEntries(database, MERCHANT, [{ ...POWDERS, fields: CATEGORY.base }], false),
    known: async (database) => (await readDeskEntry(database, MERCHANT, POWDERS))?.fields,
    knows: CATEGORY.fields,
    later: { categoryName: 'Powders' },
    moved: ['conflict', { categoryName: 'Ground leaves' }, { categoryName: 'Leaves' }],
    gone: 'gone',
  },
  'desk-shop': {
    row: saved('desk-shop', 'desk/shop/contact', { ...PHONES, timestamp: AT }),
    press: (database, press, now) =>
      saveShopEdit(database, { ...press, ...PHONES, part: 'contact', drafts: [DRAFT] }, now),
    path: '/shop/settings',
    before: SETTINGS,
    sets: PHONES.fields,
    isDated: true,
    takesDraft: true,
    given: (database) => putDeskShop(database, MERCHANT, SETTINGS),
    known: (database) => readDeskShop(database, MERCHANT),
    knows: { ...SETTINGS, ...PHONES.fields },
    later: PHONES.base,
    moved: ['conflict', { phones: ['+91 90000 00008'] }, { phones: ['+91 90000 00007'] }],
  },
  'desk-review': {
    row: saved('desk-review', `desk/reviews/${REVIEW_ID}`, {
      ...{ reviewId: REVIEW_ID, published: true },
    }),
    press: (database, press, now) =>
      savePublication(database, { ...press, reviewId: REVIEW_ID, published: true }, now),
    path: `/reviews/${REVIEW_ID}`,
    before: REVIEW,
    sets: { published: true },
    given: (database) => {
      const items = [{ id: REVIEW_ID, at: 1, of: 'reviews' as const, ...REVIEW }];
      return keepDeskInbox(database, MERCHANT, { items, marks: [] }, true);
    },
    known: async (database) => (await readDeskInbox(database, MERCHANT)).items,
    knows: [{ id: REVIEW_ID, published: true }],
  },
  'desk-answer': {
    row: saved('desk-answer', `desk/inbox/${MESSAGE_ID}`, {
      ...{ itemId: MESSAGE_ID, ...MARK, timestamp: AT },
    }),
    press: (database, press, now) =>
      saveAnswer(database, { ...press, itemId: MESSAGE_ID, ...MARK }, now),
    path: `/inbox/${MESSAGE_ID}`,
    before: null,
    sets: { ...MARK, timestamp: AT },
    known: async (database) => [...(await readDeskInbox(database, MERCHANT)).done],
    knows: [MESSAGE_ID],
  },
  'desk-quotation': {
    row: saved('desk-quotation', `desk/quotations/${QUOTATION_ID}`, OFFER, QUOTATION_ID),
    press: (database, press, now) =>
      saveQuotation(database, { ...press, offer: OFFER, pdf: PDF, draft: DRAFT }, now),
    path: `/deskQuotations/${QUOTATION_ID}`,
    before: null,
    sets: OFFER,
    takesDraft: true,
    files: [`desk-quotations/${QUOTATION_ID}`],
    known: (database) => readDeskQuotations(database, MERCHANT),
    knows: [{ id: QUOTATION_ID, customer: 'आशा राव', deliveredTo: null, withdrawnAt: null }],
    // The shop records its destination.
    later: { deliveredTo: 'asha' },
  },
  'desk-phone-order': {
    row: saved('desk-phone-order', `desk/phone-orders/${MESSAGE_ID}`, BY_PHONE),
    press: (database, press, now) =>
      savePhoneOrder(database, { ...press, order: BY_PHONE, draft: DRAFT }, now),
    path: `/phoneOrders/${MESSAGE_ID}`,
    before: null,
    sets: BY_PHONE,
    takesDraft: true,
    known: (database) => readPhoneOrders(database, MERCHANT),
    knows: [{ id: MESSAGE_ID, uid: MERCHANT, ...BY_PHONE }],
    later: { placedFor: 'asha' },
  },
  'desk-withdrawal': {
    row: saved('desk-withdrawal', `desk/quotations/${QUOTATION_ID}`, WITHDRAWAL),
    press: (database, press, now) =>
      saveWithdrawal(database, { ...press, quotationId: QUOTATION_ID }, now),
    path: `/deskQuotations/${QUOTATION_ID}`,
    before: OFFER,
    sets: { withdrawnAt: WITHDRAWAL.withdrawnAt },
    given: (database) =>
      putDeskQuotation(database, MERCHANT, {
        ...{ id: QUOTATION_ID, ...OFFER, deliveredTo: null, withdrawnAt: null },
      }),
    known: (database) => readDeskQuotations(database, MERCHANT),
    knows: [{ id: QUOTATION_ID, withdrawnAt: WITHDRAWAL.withdrawnAt }],
  },
};
