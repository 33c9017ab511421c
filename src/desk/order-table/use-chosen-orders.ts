// Which orders a table is about: the ticked ones, or those that arrived on some days.
import { useMemo, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { owesMoney, QUEUES, type Queue, queueOf } from '#domain/order/desk/order-queues.ts';
import { dateInIndia, endOfDayInIndia } from '#domain/shared/day-in-india.ts';
import { DAY_MS } from '#engine/limits.ts';
import { tickedOf, useTickedKeys } from '../orders/ticked-orders.ts';
import { useDeskOrders } from '../orders/use-desk-orders.ts';

/** Days as YYYY-MM-DD. `queue`: null for every list. */
export type Choice = { of: 'ticked' | 'days'; from: string; to: string; queue: Queue | null };
export type ChosenOrder = { order: DeskOrder; queue: Queue };

/**
 * The chosen orders, oldest first; undefined while they are read, null for days that make no sense. `older`: read from
 * the shop.
 */
export function useChosenOrders(queue: string | undefined, older: readonly DeskOrder[]) {
  const shown = useDeskOrders();
  const keys = useTickedKeys();
  const ticked = useMemo(() => tickedOf(shown ?? [], keys), [shown, keys]);
  const [choice, setChoice] = useState((): Choice => {
    const today = dateInIndia(Date.now());
    const named = QUEUES.find((it) => it === queue) ?? null;
    const of = keys.length > 0 && !named ? 'ticked' : 'days';
    return { of, from: `${today.slice(0, 7)}-01`, to: today, queue: named };
  });
  const isTicked = choice.of === 'ticked' && ticked.length > 0;
  const orders = useMemo((): ChosenOrder[] | null | undefined => {
    if (!shown || isTicked) return shown && ticked;
    const [first, last] = [beginOfDay(choice.from), endOfDayInIndia(choice.to)];
    if (first === null || last === null || first > last) return null;
    const here = new Set(shown.map(({ order }) => order.orderId));
    const others = older.filter((it) => !here.has(it.orderId) && it.lines.length > 0);
    const all = [...shown, ...others.map((order) => ({ order, queue: queueOf(order) }))];
    return all
      .filter(({ order: { arrivedAt } }) => arrivedAt >= first && arrivedAt <= last)
      .filter((it) => isIn(choice.queue, it))
      .toSorted((one, other) => one.order.arrivedAt - other.order.arrivedAt);
  }, [shown, ticked, isTicked, older, choice]);
  const change = (part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part }));
  return { orders, choice, change, ticked: ticked.length, isTicked };
}

/** The first moment of a day in India, ms; null if the text is no day. */
export function beginOfDay(date: string): number | null {
  const end = endOfDayInIndia(date);
  return end === null ? null : end - DAY_MS + 1;
}

function isIn(queue: Queue | null, { order, queue: own }: ChosenOrder): boolean {
  return queue === null || own === queue || (queue === 'refund' && owesMoney(order));
}
