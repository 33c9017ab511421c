// Counts missing and duplicate documents, by how many each press should have made.

/** Both lists have the same entries in the same order: how many documents there are, and how many there should be. */
export function countOff(
  found: readonly number[],
  wanted: readonly number[],
): { lost: number; doubled: number } {
  const off = found.map((count, at) => count - (wanted[at] ?? 0));
  const sum = (numbers: number[]) => numbers.reduce((total, it) => total + Math.max(0, it), 0);
  return { lost: sum(off.map((it) => -it)), doubled: sum(off) };
}
