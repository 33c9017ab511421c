// The place of a pincode as it is typed: looked up once it is complete, abandoned as soon as it changes.

import { useEffect, useEffectEvent, useState } from 'react';
import { lookUpPlace, type PlaceAnswer, prepareTable } from '#browser/pincode/pincode.ts';
import { noSuchPincode, PINCODE_NOT_KNOWN_YET } from '#domain/pincode/messages.ts';
import type { Place } from '#domain/pincode/pincode-table.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { withWesternDigits } from '#engine/lib/characters.ts';

/** The digits of a pincode as people type and paste it: `302 001`, `३०२००१`. */
export function typedPincode(text: string): string {
  return withWesternDigits(text).replace(/\D/g, '').slice(0, PINCODE_DIGITS);
}

/**
 * What is known of this pincode; null while it is incomplete or looked up. `onPlace` gets each place that it may have: the
 * phone's, which may be that of its nearest neighbour, and then the post's, if that knows better.
 */
export function usePlace(zipcode: string, onPlace?: (place: Place) => void): PlaceAnswer | null {
  const [told, setTold] = useState<{ zipcode: string; answer: PlaceAnswer }>();
  const take = useEffectEvent((answer: PlaceAnswer) => {
    setTold({ zipcode, answer });
    if (answer.outcome !== 'impossible' && answer.place) onPlace?.(answer.place);
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
  return told?.zipcode === zipcode ? told.answer : null;
}

/** What is known of a pincode, in a line beside its field. */
export function placeWords(zipcode: string, answer: PlaceAnswer): string {
  if (answer.outcome === 'impossible') return `${noSuchPincode(zipcode)}.`;
  if (answer.outcome === 'plausible') return PINCODE_NOT_KNOWN_YET;
  return `${answer.place.city}, ${stateWords(answer.place.state)}`;
}
