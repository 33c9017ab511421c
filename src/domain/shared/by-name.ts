// The order of names in lists, the same on every phone whatever its language: 2 kg stands before 10 kg.

/** Many times faster than comparing without one. Made on first use, which takes some tens of milliseconds. */
let collator: Intl.Collator | undefined;

/** Letters and single spaces, as in most names: their order needs no collator. */
const PLAIN = /^[a-z]+( [a-z]+)*$/i;

/** Compares two names, for sorting. */
export function compareNames(one: string, other: string): number {
  if (PLAIN.test(one) && PLAIN.test(other)) return comparePlain(one, other);
  collator ??= new Intl.Collator('en-IN', { numeric: true });
  return collator.compare(one, other);
}

/** Case counts only between names that are otherwise the same, and small letters come first. */
function comparePlain(one: string, other: string): number {
  const [small, otherSmall] = [one.toLowerCase(), other.toLowerCase()];
  if (small !== otherSmall) return small < otherSmall ? -1 : 1;
  if (one === other) return 0;
  return one > other ? -1 : 1;
}
