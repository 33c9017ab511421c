// The unsaved typing of a quotation or an order by phone; survives reloads and crashes.
import { useMemo } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#domain/device/database.ts';
import { TypedLine } from '#domain/quotation/desk/quotation-form.ts';
import type { OfferedLine } from '#domain/quotation/offered-quotation.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { mergeKnownFields, useDraft } from '#forms/use-draft.ts';

const Lines = v.array(TypedLine);

/** The stored form: the lines as JSON. */
export type KeptFields = Record<string, string> & { lines: string };

/** The form's values. */
type Typed<Kept extends KeptFields> = Omit<Kept, 'lines'> & { lines: readonly TypedLine[] };

export type LinesDraft<Kept extends KeptFields> = {
  name: string;
  values: Typed<Kept>;
  isTyped: boolean;
  change(part: Partial<Typed<Kept>>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** `empty` must not change while the form is open. `chosen`: fields that have a value before anybody has typed. */
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

/** Puts a draft back into its form; false if the form holds other content, which stays. */
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

/** Saved lines in the form's stored format. */
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
