// The title of a waiting write.
import * as v from 'valibot';
import { type Address, streetInOneLine } from '#domain/address/address.ts';
import { AddressChange, AddressRemoval } from '#domain/address/address-write.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { Enquiry } from '#domain/enquiry/enquiry.ts';
import { Feedback } from '#domain/feedback/feedback.ts';
import { NewOrder, orderNumber } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { Review } from '#domain/review/review.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { shortNumber } from '#domain/shared/short-number.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { StockAlertChange } from '#domain/stock-alert/stock-alert-write.ts';
import { WishChange } from '#domain/wish-list/wish-list-write.ts';
import type { WriteName } from '#domain/writes/registry.ts';
import { readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { fileSize } from '#ui/form/file-size.ts';
import {
  addressAt,
  addressRemovalAt,
  cancellationOf,
  feedbackAbout,
  feedbackWithFile,
  MESSAGE_TO_THE_SHOP,
  newAddressOf,
  noStockAlertFor,
  noWishFor,
  orderOf,
  questionAbout,
  reviewOf,
  SOMETHING_SAVED,
  stockAlertFor,
  transactionIdOf,
  UNNAMED_ORDER,
  wishFor,
  YOUR_PROFILE,
} from './messages.ts';

const TITLES: Readonly<
  Record<WriteName, (row: OutboxRow, database: HaatDatabase) => string | Promise<string>>
> = {
  address: addressTitle,
  'address-removal': removalTitle,
  'cancel-order': (row) => orderChangeTitle(cancellationOf, row),
  contact: ({ id }) => withNumber(MESSAGE_TO_THE_SHOP, id),
  enquiry: enquiryTitle,
  feedback: feedbackTitle,
  order: orderTitle,
  'order-address': (row) => orderChangeTitle(newAddressOf, row),
  'order-cancellation': (row) => orderChangeTitle(cancellationOf, row),
  'order-transaction': (row) => orderChangeTitle(transactionIdOf, row),
  profile: () => YOUR_PROFILE,
  review: reviewTitle,
  'stock-alert': stockAlertTitle,
  'wish-list': wishTitle,
};

/** The title of a row; null for an unreadable one. A newer version of the app may have stored a kind unknown here. */
export async function rowTitle(database: HaatDatabase, row: OutboxRow | null): Promise<string> {
  if (!row || !isKnown(row.kind)) return SOMETHING_SAVED;
  return TITLES[row.kind](row, database);
}

function isKnown(kind: string): kind is WriteName {
  return Object.hasOwn(TITLES, kind);
}

async function enquiryTitle(
  { id: own, payload }: OutboxRow,
  database: HaatDatabase,
): Promise<string> {
  const enquiry = v.safeParse(Enquiry, payload);
  const id = enquiry.success ? enquiry.output.productId : '';
  const product = (await readProducts(database, [id])).get(id);
  return withNumber(questionAbout(nameOf(product)), own);
}

async function stockAlertTitle({ payload }: OutboxRow, database: HaatDatabase): Promise<string> {
  const change = v.safeParse(StockAlertChange, payload);
  if (!change.success) return stockAlertFor(null);
  const { productId, waits, name } = change.output;
  const product = (await readProducts(database, [productId])).get(productId);
  const known = nameOf(product) ?? name ?? null;
  return waits ? stockAlertFor(known) : noStockAlertFor(known);
}

async function wishTitle({ payload }: OutboxRow, database: HaatDatabase): Promise<string> {
  const change = v.safeParse(WishChange, payload);
  if (!change.success) return wishFor(null);
  const { productId, savedAt, name } = change.output;
  const product = (await readProducts(database, [productId])).get(productId);
  const known = nameOf(product) ?? name ?? null;
  return savedAt === null ? noWishFor(known) : wishFor(known);
}

async function feedbackTitle({ id, payload }: OutboxRow, database: HaatDatabase): Promise<string> {
  const feedback = v.safeParse(Feedback, payload);
  const product = feedback.success ? feedback.output.name : null;
  const file = await readWaitingFile(database, id);
  const size = file && fileSize(file.bytes.byteLength);
  return withNumber(size ? feedbackWithFile(product, size) : feedbackAbout(product), id);
}

const nameOf = (product: Product | undefined) =>
  product ? spokenText(product, 'name').text : null;

/** The number by which its sender can ask about it. */
const withNumber = (title: string, id: string) => `${title} (${shortNumber(id)})`;

function reviewTitle({ payload }: OutboxRow): string {
  const review = v.safeParse(Review, payload);
  return reviewOf(review.success ? review.output.productName : null);
}

function addressTitle({ payload }: OutboxRow): string {
  const change = v.safeParse(AddressChange, payload);
  return addressAt(change.success ? placeOf(change.output.address) : null);
}

function removalTitle({ payload }: OutboxRow): string {
  const removal = v.safeParse(AddressRemoval, payload);
  return addressRemovalAt(removal.success ? placeOf(removal.output.before) : null);
}

function placeOf(address: Address): string {
  return `${streetInOneLine(address)}, ${address.city}`;
}

const AboutOrder = v.object({ orderId: v.string() });

/** 'Your order A1B2C-D3E4F of ₹499'. */
export function orderTitle({ payload }: OutboxRow): string {
  const order = v.safeParse(NewOrder, payload);
  if (!order.success) return UNNAMED_ORDER;
  const { orderNo, total } = order.output;
  return orderOf(orderNo, formatPaise(paiseFromRupees(total)));
}

/** The title of a change to an order: 'The new address of your order A1B2C-D3E4F'. */
export function orderChangeTitle(
  titleOf: (orderNo: string | null) => string,
  { payload }: OutboxRow,
): string {
  const about = v.safeParse(AboutOrder, payload);
  return titleOf(about.success ? orderNumber(about.output.orderId) : null);
}
