// The order of names in lists, the same on every phone whatever its language: 2 kg stands before 10 kg.

/** Many times faster than comparing without one. Made on first use, which takes some tens of milliseconds. */
let collator: Intl.Collator | undefined;

/** Compares two names, for sorting. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en-IN', { numeric: true });
  return collator.compare(one, other);
}
