// What is typed of a quotation or of an order by phone and not saved yet: no reload or crash takes it.
import { useMemo } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#domain/device/database.ts';
import { TypedLine } from '#domain/quotation/desk/quotation-form.ts';
import type { OfferedLine } from '#domain/quotation/offered-quotation.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { mergeKnownFields, useDraft } from '#forms/use-draft.ts';

const Lines = v.array(TypedLine);

/** As it is kept: the lines as JSON. */
export type KeptFields = Record<string, string> & { lines: string };

/** As a form shows it. */
type Typed<Kept extends KeptFields> = Omit<Kept, 'lines'> & { lines: readonly TypedLine[] };

export type LinesDraft<Kept extends KeptFields> = {
  name: string;
  values: Typed<Kept>;
  isTyped: boolean;
  change(part: Partial<Typed<Kept>>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** `empty` must not change while the form is open. `chosen`: fields that say something before anybody has typed. */
export function useTypedLines<Kept extends KeptFields>(
  name: string,
  empty: Kept,
  chosen: readonly (keyof Kept)[],
): LinesDraft<Kept> {
  const draft = useDraft<Kept>(name, empty);
  const { values: kept } = draft;
  const values = useMemo(() => ({ ...kept, lines: linesIn(kept.lines) }), [kept]);
  return {
    ...draft,
    values,
    isTyped: hasContent(kept, empty, chosen),
    change({ lines, ...part }) {
      const others = part as Partial<Kept>;
      draft.change({ ...others, ...(lines && { lines: JSON.stringify(lines) }) });
    },
  };
}

/** Puts something back into its form; false where something else is there already, which stays. */
export async function putBack<Kept extends KeptFields>(
  name: string,
  again: Kept,
  empty: Kept,
  chosen: readonly (keyof Kept)[],
): Promise<boolean> {
  const database = deviceDatabase();
  const there = mergeKnownFields(empty, await readDraft(database, name));
  if (hasContent(there, empty, chosen)) return false;
  await saveDraft(database, name, again);
  return true;
}

/** Lines that were saved, as they stand in a form. */
export function keptLines(lines: readonly OfferedLine[]): string {
  const typed = lines.map(({ quantity, price, ...line }) => ({
    ...line,
    mrp: null,
    quantity: String(quantity),
    price: String(price),
  }));
  return JSON.stringify(typed);
}

function hasContent<Kept extends KeptFields>(
  kept: Kept,
  empty: Kept,
  chosen: readonly (keyof Kept)[],
): boolean {
  const fields: (keyof Kept)[] = Object.keys(empty);
  return fields.some((field) => !chosen.includes(field) && kept[field] !== empty[field]);
}

function linesIn(kept: string): TypedLine[] {
  try {
    const lines = v.safeParse(Lines, JSON.parse(kept));
    return lines.success ? lines.output : [];
  } catch {
    return [];
  }
}
