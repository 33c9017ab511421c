// What was ticked off on a pick list. It stays while orders of the list are packed and leave, until others are ticked. Pure.
import * as v from 'valibot';

/** As it is kept on this device. `of`: the keys of the list's orders, with spaces between; `fetched`: keys of its picks. */
export const Fetched = v.object({ of: v.string(), fetched: v.array(v.string()) });
export type Fetched = v.InferOutput<typeof Fetched>;

/** The list that has all of these orders: the kept one, else a new one. */
function listOf(kept: Fetched | null, orders: readonly string[]): Fetched {
  const known = new Set(kept?.of.split(' '));
  if (kept && orders.every((it) => known.has(it))) return kept;
  return { of: orders.join(' '), fetched: [] };
}

/** Says of a pick's key whether it is ticked off. `orders`: the keys of all ticked ones. */
export function fetchedIn(
  kept: Fetched | null,
  orders: readonly string[],
): (key: string) => boolean {
  const { fetched } = listOf(kept, orders);
  return (key) => fetched.some((it) => covers(it, key));
}

/** Ticks a pick off, or on again. */
export function toggled(kept: Fetched | null, orders: readonly string[], key: string): Fetched {
  const { of, fetched } = listOf(kept, orders);
  const { id } = partsOf(key);
  const others = fetched.filter((it) => partsOf(it).id !== id);
  return { of, fetched: fetchedIn(kept, orders)(key) ? others : [...others, key] };
}

/** Whether the first pick has all pieces of the second one: fewer are wanted once an order has left. */
function covers(fetched: string, wanted: string): boolean {
  const [one, other] = [partsOf(fetched), partsOf(wanted)];
  return one.id === other.id && one.pieces >= other.pieces;
}

/** As `pickList` makes its keys. */
function partsOf(key: string): { id: string; pieces: number } {
  const end = key.lastIndexOf(' ');
  return { id: key.slice(0, end), pieces: Number(key.slice(end + 1)) };
}
