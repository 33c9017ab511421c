// What was ticked off on the pick list: kept on this device until other orders are ticked.
import * as v from 'valibot';
import { useKeptDraft } from '#forms/use-draft.ts';

/** `of`: the orders of the list; `fetched`: keys of its picks. */
const Kept = v.object({ of: v.string(), fetched: v.array(v.string()) });
type Kept = v.InferOutput<typeof Kept>;

function readKept(stored: unknown): Kept | null {
  const kept = v.safeParse(Kept, stored);
  return kept.success ? kept.output : null;
}

/** The keys that are ticked off on the list of these orders, and a function that ticks one off, or on again. */
export function useFetched(orders: readonly string[]) {
  const { kept, change } = useKeptDraft('pick-list', readKept);
  const of = orders.toSorted().join(' ');
  const fetchedIn = (now: Kept | null) => new Set(now?.of === of ? now.fetched : []);
  const toggle = (key: string) =>
    change((now) => {
      const fetched = fetchedIn(now);
      if (!fetched.delete(key)) fetched.add(key);
      return { of, fetched: [...fetched] };
    });
  return { fetched: fetchedIn(kept), toggle };
}
