import type { SortOrder } from '#core/model/list-order.ts';

/** The orders of a list, in the order in which they are offered. */
export const sortOrders = ['recommended', 'price-low', 'price-high'] as const satisfies SortOrder[];
