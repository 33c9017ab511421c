// The form for a phone order: every field a text, as its control shows it. An unreadable field gets a plain sentence.
import * as v from 'valibot';
import { AddressForm, addressFields } from '../../address/address.ts';
import { BAD_PHONE, PHONE_UNREAD, tooManyOrdered } from '../../quotation/desk/messages.ts';
import {
  hasProblems,
  type LineProblems,
  readLines,
  type TypedLine,
} from '../../quotation/desk/quotation-form.ts';
import { ADDRESS_PROBLEMS } from '../../shared/messages.ts';
import { MAX_PHONE_ORDER_LINES, PhoneOrder } from '../phone-order.ts';

/** `paymentMethod`: 'cod' or 'NEFT'. */
export type TypedPhoneOrder = Omit<AddressForm, 'landmark' | 'otherPhone'> &
  Partial<AddressForm> & {
    paymentMethod: string;
    lines: readonly TypedLine[];
  };
export type PhoneOrderProblems = LineProblems & Partial<Record<keyof AddressForm, string>>;

/** The national digits as parsed: null if the number is invalid, undefined if the check failed. */
export type ReadNumbers = Record<'phone' | 'otherPhone', string | null | undefined>;

/** The typed order ready to send, or the problems by field. `now` in ms. */
export function readPhoneOrder(
  { lines: typedLines, paymentMethod, ...typed }: TypedPhoneOrder,
  read: ReadNumbers,
  now: number,
): { order: PhoneOrder } | { problems: PhoneOrderProblems } {
  const { lines, problems } = readLines(
    typedLines,
    MAX_PHONE_ORDER_LINES,
    tooManyOrdered(MAX_PHONE_ORDER_LINES),
  );
  const { phone, otherPhone = '' } = typed;
  const address = v.safeParse(AddressForm, {
    ...typed,
    phone: read.phone ?? phone,
    otherPhone: read.otherPhone ?? otherPhone,
  });
  const wrong: PhoneOrderProblems = { ...firstProblems(address.issues ?? []), ...problems };
  const numbers = [
    ['phone', phone, BAD_PHONE],
    ['otherPhone', otherPhone, ADDRESS_PROBLEMS.phoneInvalid],
  ] as const;
  for (const [field, text, invalid] of numbers) {
    if (text.trim() === '') continue;
    if (read[field] === undefined) wrong[field] = PHONE_UNREAD;
    if (read[field] === null) wrong[field] = invalid;
  }
  if (hasProblems(wrong) || !address.success) return { problems: wrong };
  const method = PhoneOrder.entries.paymentMethod;
  const order = { address: addressFields(address.output), createdAt: now, lines };
  return { order: { ...order, paymentMethod: v.parse(v.fallback(method, 'cod'), paymentMethod) } };
}

/** The first problem of each field. */
function firstProblems(
  issues: readonly v.BaseIssue<unknown>[],
): Partial<Record<keyof AddressForm, string>> {
  const named = issues.map((it) => [String(it.path?.[0]?.key), it.message]);
  return Object.fromEntries(named.toReversed());
}

/** Whether the desk knows a number: no, under the typed name, or under another name. */
export type KnownNumber = { is: 'new' } | { is: 'known' | 'other'; name: string };

/** Takes the latest order with this number. `phone`: ten digits; `orders` in any order, `placedAt` in ms. */
export function knownNumber(
  phone: string,
  typedName: string,
  orders: readonly { name: string; phone: string; placedAt: number }[],
): KnownNumber {
  const named = orders.filter((it) => it.phone === phone && it.name.trim() !== '');
  const [last] = named.toSorted((one, other) => other.placedAt - one.placedAt);
  if (!last) return { is: 'new' };
  const typed = plainName(typedName);
  const isOther = typed !== '' && typed !== plainName(last.name);
  return { is: isOther ? 'other' : 'known', name: last.name };
}

function plainName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
