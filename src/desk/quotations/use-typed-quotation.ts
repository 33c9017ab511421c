// The unsaved typing of a quotation.
import { useState } from 'react';
import { usualLastDay } from '#domain/quotation/desk/quotation-form.ts';
import type { Offer } from '#domain/quotation/offered-quotation.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';
import { keptLines, type LinesDraft, putBack, useTypedLines } from './use-typed-lines.ts';

const DRAFT = 'desk-quotation';
const INDIA = /^\+91/;
const CHOSEN = ['validUntil'] as const;

type Kept = { phone: string; customer: string; validUntil: string; note: string; lines: string };
export type QuotationDraft = LinesDraft<Kept>;

function emptyForm(): Kept {
  return { phone: '', customer: '', validUntil: usualLastDay(Date.now()), note: '', lines: '[]' };
}

export function useTypedQuotation(): QuotationDraft {
  const [empty] = useState(emptyForm);
  return useTypedLines(DRAFT, empty, CHOSEN);
}

/** Puts a quotation back into the form; false if the form holds another one, which stays. */
export function retype({ phone, customer, note, validUntil, lines }: Offer): Promise<boolean> {
  const again = {
    phone: phone.replace(INDIA, ''),
    customer,
    note,
    validUntil: dateInIndia(validUntil),
    lines: keptLines(lines),
  };
  return putBack(DRAFT, again, emptyForm(), CHOSEN);
}
