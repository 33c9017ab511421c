// What is typed of a quotation and not saved yet: no reload or crash takes it.
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import {
  dayText,
  TypedLine,
  type TypedQuotation,
  usualLastDay,
} from '#core/model/desk/quotation-form.ts';
import type { Offer } from '#core/model/order/offered-quotation.ts';
import { mergeKnownFields, useDraft } from '#forms/use-draft.ts';

const DRAFT = 'desk-quotation';
const INDIA = /^\+91/;
const Lines = v.array(TypedLine);

/** As it is kept: the lines as JSON. */
type Kept = { phone: string; customer: string; validUntil: string; note: string; lines: string };

function emptyForm(): Kept {
  return { phone: '', customer: '', validUntil: usualLastDay(Date.now()), note: '', lines: '[]' };
}

export type QuotationDraft = {
  name: string;
  values: TypedQuotation;
  isTyped: boolean;
  change(part: Partial<TypedQuotation>): void;
  clear(): void;
  settled(): Promise<void>;
};

export function useTypedQuotation(): QuotationDraft {
  const [empty] = useState(emptyForm);
  const draft = useDraft<Kept>(DRAFT, empty);
  const { values: kept } = draft;
  const values = useMemo(() => ({ ...kept, lines: linesIn(kept.lines) }), [kept]);
  return {
    ...draft,
    values,
    isTyped: hasContent(kept, empty),
    change({ lines, ...part }) {
      draft.change({ ...part, ...(lines && { lines: JSON.stringify(lines) }) });
    },
  };
}

/** Puts a quotation back into the form; false where another one is there already, which stays. */
export async function retype({ phone, validUntil, lines, ...offer }: Offer): Promise<boolean> {
  const database = deviceDatabase();
  const empty = emptyForm();
  const there = mergeKnownFields(empty, await readDraft(database, DRAFT));
  if (hasContent(there, empty)) return false;
  const typed = lines.map(({ quantity, price, ...line }) => ({
    ...line,
    mrp: null,
    quantity: String(quantity),
    price: String(price),
  }));
  const again: Kept = {
    phone: phone.replace(INDIA, ''),
    customer: offer.customer,
    note: offer.note,
    validUntil: dayText(new Date(validUntil)),
    lines: JSON.stringify(typed),
  };
  await saveDraft(database, DRAFT, again);
  return true;
}

function hasContent(kept: Kept, { validUntil: _, ...empty }: Kept): boolean {
  return Object.entries(empty).some(([field, value]) => kept[field as keyof Kept] !== value);
}

function linesIn(kept: string): TypedLine[] {
  try {
    const lines = v.safeParse(Lines, JSON.parse(kept));
    return lines.success ? lines.output : [];
  } catch {
    return [];
  }
}
