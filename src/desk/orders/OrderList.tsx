import { useDeferredValue, useMemo, useState } from 'react';
import { CLOSED_QUEUES, isFoundBy, QUEUES, type Queue } from '#core/model/desk/order-queues.ts';
import { Field } from '#ui/form/Field.tsx';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { linkTo, ORDERS, orderAddress, QUOTATIONS, stayAt } from '../frame/navigation.ts';
import { PagedList } from '../frame/PagedList.tsx';
import {
  ALL_OPEN,
  HAS_MOVED,
  NONE_FOUND,
  ORDERS_TITLE,
  QUEUE_NAMES,
  SEARCH,
  shownOf,
  WAITS,
} from '../messages.ts';
import { QUOTATIONS_TITLE } from '../quotations/messages.ts';
import { type ShownOrder, useDeskOrders } from './use-desk-orders.ts';

/** All orders of the last weeks, by what there is to do about them, and searched as one types. */
export function OrderList({ search }: { search: URLSearchParams }) {
  const orders = useDeskOrders();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const queue = QUEUES.find((it) => it === search.get('queue')) ?? null;
  const found = useMemo(() => filterOrders(orders ?? [], queue, wanted), [orders, queue, wanted]);
  const address = (next: Queue | null, text: string) => {
    const query = new URLSearchParams();
    if (next) query.set('queue', next);
    if (text) query.set('q', text);
    return query.size > 0 ? `${ORDERS}?${query}` : ORDERS;
  };
  function type(text: string) {
    setTyped(text);
    stayAt(address(queue, text));
  }
  return (
    <>
      <h1>{ORDERS_TITLE}</h1>
      <p className="desk-links">
        <a {...linkTo(QUOTATIONS)}>{QUOTATIONS_TITLE}</a>
      </p>
      <Field
        label={SEARCH}
        type="search"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        autoComplete="off"
      />
      <ul className="desk-pills" aria-label={ORDERS_TITLE}>
        {[null, ...QUEUES].map((it) => (
          <li key={it ?? 'open'}>
            <a {...linkTo(address(it, typed))} aria-current={it === queue ? 'true' : undefined}>
              {it ? QUEUE_NAMES[it] : ALL_OPEN} {countOf(orders ?? [], it)}
            </a>
          </li>
        ))}
      </ul>
      {orders && (
        <p role="status" className="desk-soft">
          {found.length === 0 ? NONE_FOUND : shownOf(found.length)}
        </p>
      )}
      <PagedList className="desk-orders" items={found} of={`${queue} ${wanted}`}>
        {(it) => <OrderRow key={`${it.order.customer}/${it.order.orderId}`} shown={it} />}
      </PagedList>
    </>
  );
}

function OrderRow({ shown: { order, queue, steps } }: { shown: ShownOrder }) {
  const asks = steps.some(({ state }) => state !== 'waits');
  return (
    <li>
      <a className="desk-order" {...linkTo(orderAddress(order))}>
        <span className="desk-order__top">
          <strong>{order.orderNo}</strong>
          <Price paise={order.totalPaise} />
        </span>
        <span>
          {order.address.name}
          {order.address.city && `, ${order.address.city}`}
        </span>
        <span className="desk-soft">
          {QUEUE_NAMES[queue]} · <RelativeTime at={order.timestamp} />
          {steps.length > 0 && (
            <strong className={asks ? 'desk-asks' : undefined}>
              {' · '}
              {asks ? HAS_MOVED : WAITS}
            </strong>
          )}
        </span>
      </a>
    </li>
  );
}

function isIn(queue: Queue | null, { queue: own, steps }: ShownOrder): boolean {
  return queue ? own === queue : !CLOSED_QUEUES.includes(own) || steps.length > 0;
}

function countOf(orders: readonly ShownOrder[], queue: Queue | null): number {
  return orders.filter((it) => isIn(queue, it)).length;
}

/** Whoever searches wants to find it, wherever it stands; a list that was chosen stays chosen. */
function filterOrders(
  orders: readonly ShownOrder[],
  queue: Queue | null,
  typed: string,
): ShownOrder[] {
  const isSearch = typed.trim() !== '';
  return orders.filter(
    (it) =>
      ((isSearch && queue === null) || isIn(queue, it)) && (!isSearch || isFoundBy(it.text, typed)),
  );
}
