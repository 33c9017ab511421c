import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  CLOSED_QUEUES,
  isOldestFirst,
  owesMoney,
  QUEUES,
  type Queue,
} from '#domain/order/desk/order-queues.ts';
import { matcherOf } from '#domain/search/match-text.ts';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { Pills } from '../frame/Pills.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import { ALL_OPEN, ORDERS_TITLE, QUEUE_NAMES, SEARCH, shownOf } from '../messages.ts';
import { TRACKING_TITLE } from '../order-table/messages.ts';
import { PapersLink } from '../papers/PapersLink.tsx';
import { NEW_PHONE_ORDER } from '../phone-orders/messages.ts';
import { PhoneOrders } from '../phone-orders/PhoneOrders.tsx';
import { QUOTATIONS_TITLE } from '../quotations/messages.ts';
import { KEYS_HINT } from '../several/messages.ts';
import { SeveralBar } from '../several/SeveralBar.tsx';
import { useListKeys } from '../several/use-list-keys.ts';
import { tickAllWords } from './messages.ts';
import { OrderColumns, OrderRow } from './OrderRow.tsx';
import { tickAlso, tickKey, tickOrders, useAreTicked, useTickedKeys } from './ticked-orders.ts';
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
          <Link to="/desk/tracking">{TRACKING_TITLE}</Link>
          <PapersLink />
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
      <ListKeys />
      {orders && (
        <p role="status" className="desk-soft">
          {shownOf(found.length)}
        </p>
      )}
      {queue && found.length > 0 && <TickAll found={found} />}
      <OrderColumns />
      <PagedList className="desk-orders order-rows" items={found} of={`${queue} ${typed}`}>
        {(it) => <OrderRow key={tickKey(it)} shown={it} />}
      </PagedList>
      {orders && <SeveralBar orders={orders} />}
    </>
  );
}

/** Ticks all orders of the list, also those further down, or unticks them. */
function TickAll({ found }: { found: readonly ShownOrder[] }) {
  const keys = found.map(tickKey);
  const areTicked = useAreTicked(keys);
  return (
    <label className="order-all">
      <input
        type="checkbox"
        checked={areTicked}
        onChange={(event) => tickAlso(keys, event.currentTarget.checked)}
      />
      <span>{tickAllWords(found.length)}</span>
    </label>
  );
}

/** The keys of the list on a computer, and a way to turn them off. */
function ListKeys() {
  const navigate = useNavigate();
  const keys = useTickedKeys();
  const { isOn, turn } = useListKeys({
    onLabels: () => keys.length > 0 && void navigate({ to: '/desk/labels' }),
    onUntick: () => tickOrders([]),
  });
  return (
    <label className="order-keys">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <span>{KEYS_HINT}</span>
    </label>
  );
}

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

/**
 * A search looks through all orders, closed ones too; with a list chosen, only through that list. Lists to work off begin
 * with their oldest order.
 */
function filterOrders(
  orders: readonly ShownOrder[],
  queue: Queue | null,
  typed: string,
): ShownOrder[] {
  const isTyped = typed.trim() !== '';
  const matches = isTyped ? matcherOf(typed) : () => true;
  const found = orders.filter(
    (it) => ((isTyped && queue === null) || isIn(queue, it)) && matches(it.text),
  );
  return isOldestFirst(queue) ? found.reverse() : found;
}
