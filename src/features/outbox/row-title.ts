// What a waiting write is, in the shopper's words.
import * as v from 'valibot';
import { readProducts } from '#core/device/catalogue.ts';
import type { HaatDatabase } from '#core/device/tables.ts';
import { readWaitingFile } from '#core/device/waiting-files.ts';
import { type Address, streetInOneLine } from '#core/model/address.ts';
import { Enquiry } from '#core/model/enquiry.ts';
import { Feedback } from '#core/model/feedback.ts';
import { Review } from '#core/model/review.ts';
import type { OutboxRow } from '#core/model/write.ts';
import { AddressChange, AddressRemoval } from '#core/sync/writes/address.ts';
import { StockAlertChange } from '#core/sync/writes/stock-alert.ts';
import { fileSize } from '#ui/file-size.ts';
import { orderChangeTitle, orderTitle } from './order-title.ts';

/** The title of a row; null stands for one that this phone cannot read any more. */
export async function rowTitle(database: HaatDatabase, row: OutboxRow | null): Promise<string> {
  switch (row?.kind) {
    case 'enquiry':
      return enquiryTitle(database, row);
    case 'contact':
      return 'Your message to the shop';
    case 'feedback':
      return feedbackTitle(database, row);
    case 'review':
      return reviewTitle(row);
    case 'profile':
      return 'Your profile';
    case 'address':
      return addressTitle(row);
    case 'address-removal':
      return removalTitle(row);
    case 'order':
      return orderTitle(row);
    case 'order-address':
      return orderChangeTitle('The new address of', row);
    case 'order-transaction':
      return orderChangeTitle('The transaction id of', row);
    case 'order-cancellation':
      return orderChangeTitle('The cancellation of', row);
    case 'stock-alert':
      return stockAlertTitle(database, row);
    default:
      return 'Something saved on this phone';
  }
}

async function enquiryTitle(database: HaatDatabase, { payload }: OutboxRow): Promise<string> {
  const enquiry = v.safeParse(Enquiry, payload);
  const id = enquiry.success ? enquiry.output.productId : '';
  const product = (await readProducts(database, [id])).get(id);
  return `Your question about ${product?.name ?? 'a product'}`;
}

async function stockAlertTitle(database: HaatDatabase, { payload }: OutboxRow): Promise<string> {
  const change = v.safeParse(StockAlertChange, payload);
  const { productId, waits } = change.success ? change.output : { productId: '', waits: true };
  const product = (await readProducts(database, [productId])).get(productId);
  const name = product?.name ?? 'a product';
  return waits ? `Tell me when ${name} is back` : `No longer tell me when ${name} is back`;
}

async function feedbackTitle(database: HaatDatabase, { id, payload }: OutboxRow): Promise<string> {
  const feedback = v.safeParse(Feedback, payload);
  const title = `Your feedback about ${feedback.success ? feedback.output.name : 'a product'}`;
  const file = await readWaitingFile(database, id);
  return file ? `${title}, with a file of ${fileSize(file.bytes.byteLength)}` : title;
}

function reviewTitle({ payload }: OutboxRow): string {
  const review = v.safeParse(Review, payload);
  return `Your review of ${review.success ? review.output.productName : 'a product'}`;
}

function addressTitle({ payload }: OutboxRow): string {
  const change = v.safeParse(AddressChange, payload);
  return change.success ? `Your address at ${placeOf(change.output.address)}` : 'Your address';
}

function removalTitle({ payload }: OutboxRow): string {
  const removal = v.safeParse(AddressRemoval, payload);
  const title = 'The removal of your address';
  return removal.success ? `${title} at ${placeOf(removal.output.before)}` : title;
}

function placeOf(address: Address): string {
  return `${streetInOneLine(address)}, ${address.city}`;
}
