// The unsaved typing of an order by phone.
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
type Kept = {
  phone: string;
  name: string;
  address: string;
  zipcode: string;
  city: string;
  state: string;
  landmark: string;
  otherPhone: string;
  place: string;
  paymentMethod: string;
  lines: string;
};
export type PhoneOrderDraft = LinesDraft<Kept>;

const EMPTY: Kept = {
  phone: '',
  name: '',
  address: '',
  zipcode: '',
  city: '',
  state: '',
  landmark: '',
  otherPhone: '',
  place: '',
  paymentMethod: 'cod',
  lines: '[]',
};

export function useTypedOrder(): PhoneOrderDraft {
  return useTypedLines(DRAFT, EMPTY, CHOSEN);
}

/** Puts an order back into the form; false if the form holds another one, which stays. */
export function retype({ address, paymentMethod, lines }: PhoneOrder): Promise<boolean> {
  const place = { landmark: '', otherPhone: '', ...address, place: address.zipcode };
  const again = { ...place, paymentMethod, lines: keptLines(lines) };
  return putBack(DRAFT, again, EMPTY, CHOSEN);
}
