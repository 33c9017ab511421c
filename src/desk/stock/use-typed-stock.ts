// Unsaved typing in the list of stock and prices, for all products; survives filters, reloads and crashes.
import * as v from 'valibot';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import { useKeptDraft } from '#forms/use-draft.ts';

const DRAFT = 'desk-stock';

/** `seenPieces`, `seenPrice`: the values shown when the field was first changed; the base of the change. */
const Typed = v.object({
  pieces: v.optional(v.string()),
  seenPieces: v.optional(v.number()),
  price: v.optional(v.string()),
  seenPrice: v.optional(v.number()),
});
export type Typed = v.InferOutput<typeof Typed>;
const AllTyped = v.record(v.string(), Typed);

export type TypedStock = {
  of(productId: string): Typed | undefined;
  /** Changes a product's typing; null when it is saved or given up. */
  change(productId: string, typed: Typed | null): void;
};

export function useTypedStock(): TypedStock {
  const { kept, change } = useKeptDraft(DRAFT, typedIn);
  useBusyTyping(kept !== null);
  return {
    of: (productId) => kept?.[productId],
    change: (productId, typed) =>
      change((now) => {
        const { [productId]: _, ...others } = now ?? {};
        const next = typed ? { ...others, [productId]: typed } : others;
        return Object.keys(next).length > 0 ? next : null;
      }),
  };
}

function typedIn(stored: unknown): v.InferOutput<typeof AllTyped> | null {
  const kept = v.safeParse(AllTyped, stored);
  return kept.success ? kept.output : null;
}
