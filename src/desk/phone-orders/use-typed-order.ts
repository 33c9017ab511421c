// The unsaved typing of an order by phone; city and state follow the pincode.
import { useEffect, useEffectEvent } from 'react';
import { lookUpPlace, prepareTable } from '#browser/pincode/pincode.ts';
import type { PhoneOrder } from '#domain/order/phone-order.ts';
import {
  keptLines,
  type LinesDraft,
  putBack,
  useTypedLines,
} from '../quotations/use-typed-lines.ts';

const DRAFT = 'desk-phone-order';
const CHOSEN = ['paymentMethod'] as const;

/** `place`: the pincode for which city and state were last looked up. */
type Kept = {
  phone: string;
  name: string;
  address: string;
  zipcode: string;
  city: string;
  state: string;
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
  place: '',
  paymentMethod: 'cod',
  lines: '[]',
};

export function useTypedOrder(): PhoneOrderDraft {
  const draft = useTypedLines(DRAFT, EMPTY, CHOSEN);
  const { zipcode, place } = draft.values;
  const take = useEffectEvent((found: { city: string; state: string }) => {
    const { city, state } = found;
    draft.change({ city, state, place: zipcode });
  });
  useEffect(() => void prepareTable(), []);
  useEffect(() => {
    // Keeps the merchant's corrections for the same pincode.
    if (!/^[1-9]\d{5}$/.test(zipcode) || zipcode === place) return;
    const typing = new AbortController();
    void lookUpPlace(zipcode, {
      onPlace: (answer) => answer.outcome === 'found' && take(answer.place),
      signal: typing.signal,
    });
    return () => typing.abort();
  }, [zipcode, place]);
  return draft;
}

/** Puts an order back into the form; false if the form holds another one, which stays. */
export function retype({ address, paymentMethod, lines }: PhoneOrder): Promise<boolean> {
  const again = { ...address, place: address.zipcode, paymentMethod, lines: keptLines(lines) };
  return putBack(DRAFT, again, EMPTY, CHOSEN);
}
