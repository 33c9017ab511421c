// City and state follow the pincode: looked up once it is complete, abandoned as soon as it changes.
import { useEffect, useEffectEvent, useState } from 'react';
import { lookUpPlace, type PlaceAnswer, prepareTable } from '#browser/pincode/pincode.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { type AddressValues, placeFound } from './address-values.ts';

export type PlaceState = 'incomplete' | 'looking' | 'found' | 'unknown';

type Values = { values: AddressValues; change(change: Partial<AddressValues>): void };

/** Looks up the form's pincode and fills in city and state. */
export function usePlaceLookup({ values, change }: Values): PlaceState {
  const { zipcode } = values;
  const [told, setTold] = useState<{ zipcode: string; outcome: PlaceAnswer['outcome'] }>();
  const take = useEffectEvent((answer: PlaceAnswer) => {
    setTold({ zipcode, outcome: answer.outcome });
    if (answer.outcome === 'unknown') return;
    const filled = placeFound(values, answer.place);
    if (Object.keys(filled).length > 0) change(filled);
  });
  useEffect(() => {
    void prepareTable();
  }, []);
  useEffect(() => {
    if (zipcode.length < PINCODE_DIGITS) return;
    const typing = new AbortController();
    void lookUpPlace(zipcode, { onPlace: (answer) => take(answer), signal: typing.signal });
    return () => typing.abort();
  }, [zipcode]);
  if (zipcode.length < PINCODE_DIGITS) return 'incomplete';
  return told?.zipcode === zipcode ? told.outcome : 'looking';
}
