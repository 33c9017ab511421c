// A quotation as the merchant makes it at the desk for a phone number: `deskQuotations/{id}`. A function delivers it to
// the account of that number, where it is a quotation like any other (quotation.ts).
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MIN_CLIENT_ID_LENGTH } from '#engine/limits.ts';
import { MAX_LINE_QUANTITY, MAX_NAME_LENGTH, MAX_PRICE_RUPEES } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';

/** Most lines of one quotation, and longest note, in characters. Source: security rules. */
export const MAX_OFFERED_LINES = 50;
export const MAX_OFFER_NOTE_LENGTH = 1_000;
/** Longest name of a customer, in characters. Source: security rules. */
export const MAX_CUSTOMER_LENGTH = 100;

/** A product at its quoted price, in rupees. */
export const OfferedLine = v.object({
  productId: DocumentId,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
  price: v.pipe(
    v.number(),
    v.finite(),
    v.minValue(0),
    v.maxValue(MAX_PRICE_RUPEES),
    v.check((rupees) => rupees === 0 || rupees >= 0.01, 'less than one paisa'),
  ),
});
export type OfferedLine = v.InferOutput<typeof OfferedLine>;

/** The merchant's input. Times in ms since 1970. */
export const Offer = v.object({
  /** With the country code, as accounts have it: +919876543210. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  /** The customer in the merchant's words; may be empty, as may the note. */
  customer: v.string(),
  note: v.string(),
  createdAt: v.number(),
  validUntil: v.number(),
  lines: v.pipe(v.array(OfferedLine), v.minLength(1), v.maxLength(MAX_OFFERED_LINES)),
});
export type Offer = v.InferOutput<typeof Offer>;

/** The stored document, with the fields added later. */
export const StoredOffer = v.object({
  ...Offer.entries,
  /** When the merchant withdrew it. */
  withdrawnAt: v.nullish(v.number(), null),
  /** The account that received it, set by the function; null: nobody has logged in with that number yet. */
  deliveredTo: v.nullish(v.string(), null),
});
export type StoredOffer = v.InferOutput<typeof StoredOffer>;

/** A quotation at the desk. */
export type OfferedQuotation = StoredOffer & { id: string };

/** The merchant withdraws a quotation. */
export const Withdrawal = v.object({ quotationId: DocumentId, withdrawnAt: v.number() });
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/** The PDF's storage path until it is delivered to its account. Source: storage rules. */
export function offeredPdfPath(id: string): string {
  return `desk-quotations/${id}`;
}

/** The number that shopper and merchant use, such as 3F9A02C1; a short id, such as Q-2026-11, is its own number. */
export function quotationNumber(id: string): string {
  return id.length < MIN_CLIENT_ID_LENGTH ? id : id.slice(0, 8).toUpperCase();
}

/** A phone number in groups, such as +91 98765 43210. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** The lines' sum in paise. */
export function offerTotal(lines: readonly OfferedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + paiseFromRupees(price) * quantity, 0);
}
