// Courier and tracking numbers that are typed for several parcels, kept as a draft. The courier stays for the next time.
import { useCallback } from 'react';
import * as v from 'valibot';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import { useKeptDraft } from '#forms/use-draft.ts';

/** `numbers`: by the key of their order, as in ticked-orders.ts. */
const Typed = v.object({ courier: v.string(), numbers: v.record(v.string(), v.string()) });
type Typed = v.InferOutput<typeof Typed>;

const EMPTY: Typed = { courier: '', numbers: {} };

function readTyped(stored: unknown): Typed | null {
  const typed = v.safeParse(Typed, stored);
  return typed.success ? typed.output : null;
}

/** The draft, and functions to change it, which stay the same. */
export function useTypedParcels() {
  const { kept, isChanged, change } = useKeptDraft('ship-several', readTyped);
  const { courier, numbers } = kept ?? EMPTY;
  useBusyTyping(isChanged && Object.keys(numbers).length > 0);
  const setCourier = useCallback(
    (typed: string) => change((now) => ({ ...(now ?? EMPTY), courier: typed })),
    [change],
  );
  /** Changes a parcel's number; an empty one is forgotten. */
  const setNumber = useCallback(
    (key: string, number: string) =>
      change((now) => {
        const { [key]: _, ...others } = now?.numbers ?? {};
        return { ...(now ?? EMPTY), numbers: number ? { ...others, [key]: number } : others };
      }),
    [change],
  );
  return { courier, numbers, setCourier, setNumber };
}
