// How the Firestore stand-in sorts a list, starts it after a document and ends it, as the real one would.

type Wire = Record<string, unknown>;
type Listed = { name: string; fields: Record<string, unknown> };

/** The supported part of a structured query: descending or ascending orders by moments and names, a start after, a limit. */
export type ListQuery = {
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  startAt?: { values: Wire[]; before: boolean };
  limit?: number;
};

/** The documents that answer such a query, in its order. Leaves out any without a field of that order. */
export function inOrder(all: readonly Listed[], query: ListQuery): Listed[] {
  const orders = query.orderBy ?? [];
  const keyOf = (it: Listed) => orders.map(({ field }) => comparable(it, field.fieldPath));
  const compare = (one: readonly unknown[], other: readonly unknown[]): number => {
    for (const [at, { direction }] of orders.entries()) {
      const [a, b] = [one[at], other[at]] as [string, string];
      if (a !== b) return (a < b ? -1 : 1) * (direction === 'DESCENDING' ? -1 : 1);
    }
    return 0;
  };
  const start = query.startAt?.values.map(plainOf);
  return all
    .filter((it) => !keyOf(it).includes(undefined))
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .filter((it) => !start || compare(keyOf(it), start) > 0)
    .slice(0, query.limit);
}

function comparable({ name, fields }: Listed, path: string): unknown {
  return path === '__name__' ? name : plainOf(fields[path] as Wire | undefined);
}

function plainOf(wire: Wire | undefined): unknown {
  const [[kind, value] = []] = Object.entries(wire ?? {});
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(value) : value;
}
