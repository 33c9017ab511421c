// What is typed of one product and not saved yet, with the product as it stood when the typing began: no reload or crash takes it.
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { EditedFields } from '#core/model/desk/product-edit.ts';
import {
  TYPED_FIELDS,
  type TypedField,
  type TypedProduct,
  typedProduct,
} from '#core/model/desk/product-form.ts';
import { latestOnly } from '#forms/use-draft.ts';
import { useBusyTyping } from '#page-sync/use-busy-typing.ts';

/** `seen`: upon which it is decided; null for a product that is new. */
const Kept = v.object({
  typed: v.record(v.picklist(TYPED_FIELDS), v.string()),
  seen: v.nullable(EditedFields),
});
type Kept = { typed: Partial<Record<TypedField, string>>; seen: EditedFields | null };

/** The name of a product's draft; null: of the one that is new. */
export function draftOf(productId: string | null): string {
  return productId === null ? 'desk-product-new' : `desk-product:${productId}`;
}

/** Puts a product back into its form, as if it had been typed; what was typed there since stays. */
export async function retype(productId: string | null, again: Kept): Promise<void> {
  const database = deviceDatabase();
  const there = v.safeParse(Kept, await readDraft(database, draftOf(productId)));
  const typed = { ...again.typed, ...(there.success && there.output.typed) };
  await saveDraft(database, draftOf(productId), { typed, seen: again.seen });
}

export type ProductDraft = {
  name: string;
  values: TypedProduct;
  seen: EditedFields | null;
  isTyped: boolean;
  change(part: Partial<TypedProduct>): void;
  /** The same upon what stands there when it is done. */
  changeBy(change: (now: TypedProduct) => Partial<TypedProduct>): void;
  /** Forgets what was typed. */
  clear(): void;
  /** Waits until what was typed is kept. */
  settled(): Promise<void>;
};

/** `shown`: the product as it stands; null for one that is new. */
export function useTypedProduct(
  productId: string | null,
  shown: EditedFields | null,
): ProductDraft | undefined {
  const name = draftOf(productId);
  const [kept, setKept] = useState<Kept | null | undefined>(undefined);
  const latest = useRef<Kept | null>(null);
  const [keep] = useState(() =>
    latestOnly((next: Kept | null) =>
      next ? saveDraft(deviceDatabase(), name, next) : deleteDraft(deviceDatabase(), name),
    ),
  );
  const show = useCallback((next: Kept | null) => {
    latest.current = next;
    setKept(next);
  }, []);
  useEffect(() => {
    void readDraft(deviceDatabase(), name).then(
      (stored) => {
        const parsed = v.safeParse(Kept, stored);
        show(parsed.success ? parsed.output : null);
      },
      (error: unknown) => {
        console.error(error);
        show(null);
      },
    );
  }, [name, show]);
  useBusyTyping(kept !== undefined && kept !== null);
  const changeBy: ProductDraft['changeBy'] = (change) => {
    const { typed = {}, seen: before = shown } = latest.current ?? {};
    const part = change({ ...typedProduct(before ?? {}), ...typed });
    show({ typed: { ...typed, ...part }, seen: before });
    keep(latest.current);
  };
  if (kept === undefined) return undefined;
  const seen = kept ? kept.seen : shown;
  return {
    name,
    seen,
    values: { ...typedProduct(seen ?? {}), ...kept?.typed },
    isTyped: kept !== null,
    change: (part) => changeBy(() => part),
    changeBy,
    clear() {
      show(null);
      keep(null);
    },
    settled: keep.settled,
  };
}
