// Texts on the label of a parcel, which the courier reads.
import { readablePhone } from '../../../quotation/offered-quotation.ts';
import { formatPaise } from '../../../shared/money.ts';

export const SENDER = 'From. If it cannot be delivered, return it here.';
export const RECEIVER = 'To';
export const PREPAID = 'PREPAID';
export const NOTHING_TO_COLLECT = 'DO NOT COLLECT CASH';
export const collectWords = (paise: number) => `COD ${formatPaise(paise)} to collect`;
export const fssaiWords = (number: string) => `FSSAI Lic. No. ${number}`;
export const pinWords = (pincode: string) => `PIN ${pincode}`;
export const phoneWords = (number: string) => readablePhone(`+91${number}`);
export const orderWords = (number: string, parcel: 1 | 2 | undefined) =>
  `Order ${number}${parcel ? `, parcel ${parcel} of 2` : ''}`;
export const factsWords = (facts: readonly string[]) => facts.join(' · ');
export const weightWords = (grams: number) =>
  grams < 1000 ? `${round(grams)} g` : `${round(grams / 1000)} kg`;
const round = (amount: number) => String(Math.round(amount * 100) / 100);
const preorderedWords = (pieces: number, of: number) =>
  pieces === of ? 'pre-ordered' : `${pieces} of ${of} pre-ordered`;
export const moreLines = (count: number) => `and ${count} more`;
/** `preordered`: how many of the pieces. */
export const contentWords = (pieces: number, name: string, preordered: number) =>
  `${pieces} × ${name}${preordered > 0 ? ` (${preorderedWords(preordered, pieces)})` : ''}`;
