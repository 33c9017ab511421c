// What was ticked off on the pick list: kept on this device until other orders are ticked.
import * as v from 'valibot';
import { Fetched, fetchedIn, toggled } from '#domain/order/desk/fetched.ts';
import { useKeptDraft } from '#forms/use-draft.ts';

function readKept(stored: unknown): Fetched | null {
  const kept = v.safeParse(Fetched, stored);
  return kept.success ? kept.output : null;
}

/**
 * Whether a pick, by its key, is ticked off, and a function that ticks one off, or on again. `orders`: the keys of all
 * ticked orders, also of those that have left the list.
 */
export function useFetched(orders: readonly string[]) {
  const { kept, change } = useKeptDraft('pick-list', readKept);
  const toggle = (key: string) => change((now) => toggled(now, orders, key));
  return { isFetched: fetchedIn(kept, orders), toggle };
}
