// The specification's own product query, for a device whose mirror is still empty.

import { encodeValue, type PlainValue } from '#engine/firestore/firestore-values.ts';
import type { Filters } from '../product/filters.ts';
import { searchWords } from '../product/filters.ts';
import { MAX_QUERY_PRODUCTS, MAX_QUERY_VALUES } from '../shared/limits.ts';

/** Brand in list, category in list, price between, tags contain any of the lowercase words; limit 50. */
export function productQuery(filters: Filters): object {
  const conditions = [
    condition('price', 'GREATER_THAN_OR_EQUAL', filters.priceRange.min),
    condition('price', 'LESS_THAN_OR_EQUAL', filters.priceRange.max),
  ];
  const lists: [string, string, string[]][] = [
    ['brand', 'IN', filters.brands],
    ['category', 'IN', filters.categories],
    ['tags', 'ARRAY_CONTAINS_ANY', searchWords(filters.search)],
  ];
  // Firestore limits the product of the lists' lengths, so each later list gets the room left by earlier ones.
  let room = MAX_QUERY_VALUES;
  for (const [field, op, values] of lists) {
    if (values.length === 0) continue;
    const asked = values.slice(0, Math.max(1, room));
    room = Math.floor(room / asked.length);
    conditions.push(condition(field, op, asked));
  }
  return {
    from: [{ collectionId: 'products' }],
    where: { compositeFilter: { op: 'AND', filters: conditions } },
    limit: MAX_QUERY_PRODUCTS,
  };
}

function condition(fieldPath: string, op: string, value: PlainValue): object {
  return { fieldFilter: { field: { fieldPath }, op, value: encodeValue(value) } };
}
