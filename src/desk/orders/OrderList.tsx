import { useSearch } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { CLOSED_QUEUES, owesMoney, QUEUES, type Queue } from '#domain/order/desk/order-queues.ts';
import { preorderedOf } from '#domain/order/desk/preordered.ts';
import { moneyBackOf } from '#domain/order/money-back.ts';
import { matcherOf } from '#domain/search/match-text.ts';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { Pills } from '../frame/Pills.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import {
  ALL_OPEN,
  HAS_MOVED,
  MONEY_STATES,
  ORDERS_TITLE,
  QUEUE_NAMES,
  SEARCH,
  shownOf,
  WAITS,
} from '../messages.ts';
import { NEW_PHONE_ORDER } from '../phone-orders/messages.ts';
import { PhoneOrders } from '../phone-orders/PhoneOrders.tsx';
import { QUOTATIONS_TITLE } from '../quotations/messages.ts';
import { PreorderNote } from './PreorderNote.tsx';
import { type ShownOrder, useDeskOrders } from './use-desk-orders.ts';

/** All orders of the last weeks, by queue, with a search while typing. */
export function OrderList() {
  const orders = useDeskOrders();
  const isMerchant = useIsMerchant();
  const search = useSearch({ from: '/desk/orders' });
  const queue = QUEUES.find((it) => it === search.queue) ?? null;
  const [{ q: typed = '' }, look] = useTypedSearch(search);
  const found = useMemo(() => filterOrders(orders ?? [], queue, typed), [orders, queue, typed]);
  const counts = useMemo(() => countByQueue(orders ?? []), [orders]);
  const above = useMemo(() => orders && <PhoneOrders orders={orders} />, [orders]);
  return (
    <>
      <h1>{ORDERS_TITLE}</h1>
      {isMerchant && (
        <p className="desk-links">
          <Link to="/desk/new-order">{NEW_PHONE_ORDER}</Link>
          <Link to="/desk/quotations">{QUOTATIONS_TITLE}</Link>
        </p>
      )}
      {isMerchant && above}
      <SearchField label={SEARCH} value={typed} onType={(q) => look({ queue: search.queue, q })} />
      <Pills
        label={ORDERS_TITLE}
        pills={[null, ...QUEUES].map((it) => ({
          search: { queue: it ?? undefined, q: typed },
          name: it ? QUEUE_NAMES[it] : ALL_OPEN,
          count: counts.get(it) ?? 0,
          isCurrent: it === queue,
        }))}
      />
      <PagedList
        className="desk-orders"
        items={found}
        count={orders ? shownOf(found.length) : null}
        of={`${queue} ${typed}`}
      >
        {(it) => <OrderRow key={`${it.order.customer}/${it.order.orderId}`} shown={it} />}
      </PagedList>
    </>
  );
}

type RowProps = { shown: ShownOrder };

/** Memoized: a key press in the search redraws no row that stays. */
const OrderRow = memo(function OrderRow({ shown: { order, queue, steps } }: RowProps) {
  const asks = steps.some((it) => !isWaiting(it));
  const money = owesMoney(order) ? moneyBackOf(order) : null;
  const preordered = queue === 'pack' ? preorderedOf(order) : null;
  const { name, city } = order.address;
  return (
    <li>
      <Link
        className="desk-order"
        to="/desk/orders/$customer/$orderId"
        params={{ customer: order.customer, orderId: order.orderId }}
      >
        <span className="desk-order__top">
          <strong>{order.orderNo}</strong>
          <Price paise={order.totalPaise} />
        </span>
        <span>{city ? `${name}, ${city}` : name}</span>
        <PreorderNote preordered={preordered} />
        <span className="desk-soft">
          <span>{`${QUEUE_NAMES[queue]}${money ? `: ${MONEY_STATES[money]}` : ''} · `}</span>
          <RelativeTime at={order.arrivedAt} />
          {steps.length > 0 && (
            <strong className={asks ? 'desk-asks' : undefined}>
              {` · ${asks ? HAS_MOVED : WAITS}`}
            </strong>
          )}
        </span>
      </Link>
    </li>
  );
});

function isIn(queue: Queue | null, { order, queue: own, steps }: ShownOrder): boolean {
  if (queue === 'refund') return owesMoney(order);
  return queue ? own === queue : !CLOSED_QUEUES.includes(own) || steps.length > 0;
}

/** How many orders each list has; null: the list of all open ones. */
function countByQueue(orders: readonly ShownOrder[]): Map<Queue | null, number> {
  const counts = new Map<Queue | null, number>();
  const count = (queue: Queue | null) => counts.set(queue, (counts.get(queue) ?? 0) + 1);
  for (const order of orders) {
    count(order.queue);
    if (order.queue !== 'refund' && isIn('refund', order)) count('refund');
    if (isIn(null, order)) count(null);
  }
  return counts;
}

/** A search looks through all orders, closed ones too; with a list chosen, only through that list. */
function filterOrders(
  orders: readonly ShownOrder[],
  queue: Queue | null,
  typed: string,
): ShownOrder[] {
  if (typed.trim() === '') return orders.filter((it) => isIn(queue, it));
  const matches = matcherOf(typed);
  return orders.filter((it) => (queue === null || isIn(queue, it)) && matches(it.text));
}
