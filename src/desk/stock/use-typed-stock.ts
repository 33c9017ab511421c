// What is typed into the list of stock and prices and not saved yet, for all products: no filter, reload or crash takes it.

import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { latestOnly } from '#forms/use-draft.ts';
import { useBusyTyping } from '#page-sync/use-busy-typing.ts';

const DRAFT = 'desk-stock';

/** `seenPieces`, `seenPrice`: what was shown when the field was first changed: the base of the change. */
const Typed = v.object({
  pieces: v.optional(v.string()),
  seenPieces: v.optional(v.number()),
  price: v.optional(v.string()),
  seenPrice: v.optional(v.number()),
});
export type Typed = v.InferOutput<typeof Typed>;
const AllTyped = v.record(v.string(), Typed);
type AllTyped = v.InferOutput<typeof AllTyped>;

const keep = latestOnly((all: AllTyped) =>
  Object.keys(all).length > 0
    ? saveDraft(deviceDatabase(), DRAFT, all)
    : deleteDraft(deviceDatabase(), DRAFT),
);

export type TypedStock = {
  of(productId: string): Typed | undefined;
  /** Changes what is typed for a product; null when it is saved or given up. */
  change(productId: string, typed: Typed | null): void;
};

export function useTypedStock(): TypedStock {
  const [all, setAll] = useState<AllTyped>({});
  const latest = useRef(all);
  const show = useCallback((next: AllTyped) => {
    latest.current = next;
    setAll(next);
  }, []);
  useEffect(() => {
    void readDraft(deviceDatabase(), DRAFT).then((kept) => {
      const parsed = v.safeParse(AllTyped, kept);
      // What was typed before the kept values came is newer than they are.
      if (parsed.success) show({ ...parsed.output, ...latest.current });
    }, console.error);
  }, [show]);
  useBusyTyping(Object.keys(all).length > 0);
  const change = useCallback(
    (productId: string, typed: Typed | null) => {
      const { [productId]: _, ...others } = latest.current;
      show(typed ? { ...others, [productId]: typed } : others);
      keep(latest.current);
    },
    [show],
  );
  return { of: (productId) => all[productId], change };
}
