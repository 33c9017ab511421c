// The unsaved typing of an order by phone.
import { type AddressForm, EMPTY_ADDRESS_FORM } from '#domain/address/address.ts';
import type { PhoneOrder } from '#domain/order/phone-order.ts';
import {
  keptLines,
  type LinesDraft,
  putBack,
  useTypedLines,
} from '../quotations/use-typed-lines.ts';

const DRAFT = 'desk-phone-order';
const CHOSEN = ['paymentMethod'] as const;

/** `place`: the pincode whose city and state were chosen or typed, and stay. */
type Kept = AddressForm & {
  place: string;
  paymentMethod: string;
  lines: string;
};
export type PhoneOrderDraft = LinesDraft<Kept>;

const EMPTY: Kept = {
  ...EMPTY_ADDRESS_FORM,
  place: '',
  paymentMethod: 'cod',
  lines: '[]',
};

export function useTypedOrder(): PhoneOrderDraft {
  return useTypedLines(DRAFT, EMPTY, CHOSEN);
}

/** Puts an order back into the form; false if the form holds another one, which stays. */
export function retype({ address, paymentMethod, lines }: PhoneOrder): Promise<boolean> {
  const place = { ...EMPTY_ADDRESS_FORM, ...address, place: address.zipcode };
  const again = { ...place, paymentMethod, lines: keptLines(lines) };
  return putBack(DRAFT, again, EMPTY, CHOSEN);
}
