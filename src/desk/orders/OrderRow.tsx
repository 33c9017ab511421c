import { memo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { owesMoney, type Queue } from '#domain/order/desk/order-queues.ts';
import { preorderedOf } from '#domain/order/desk/preordered.ts';
import { piecesToFollow } from '#domain/order/first-parcel.ts';
import { moneyBackOf } from '#domain/order/money-back.ts';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { Link } from '../frame/Link.tsx';
import { HAS_MOVED, MONEY_STATES, QUEUE_NAMES, WAITS } from '../messages.ts';
import { pieceWords } from '../stock/messages.ts';
import { ORDER_COLUMNS, paymentWords, tickWords } from './messages.ts';
import './OrderList.css';
import { PreorderNote } from './PreorderNote.tsx';
import { partSentWords } from './page/messages.ts';
import { tickAlso, tickKey, useAreTicked } from './ticked-orders.ts';
import type { ShownOrder } from './use-desk-orders.ts';

/** Names of the columns that the rows have on a wide screen. */
export function OrderColumns() {
  return (
    <p className="order-columns" aria-hidden="true">
      {ORDER_COLUMNS.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

/** Their rows also say on a phone how they are paid, how many pieces they have, and where they go. */
const WITH_GOODS: readonly Queue[] = ['pack', 'ship', 'way'];

/**
 * One order: a card on a phone, a row of a table on a wide screen. Memoized: neither a key press in the search nor a tick
 * of another row redraws it.
 */
export const OrderRow = memo(function OrderRow({ shown }: { shown: ShownOrder }) {
  const { order, queue } = shown;
  const { name, city } = order.address;
  return (
    <li className={WITH_GOODS.includes(queue) ? 'order-row order-row--goods' : 'order-row'}>
      <Tick order={order} />
      <Link
        className="desk-order"
        to="/desk/orders/$customer/$orderId"
        params={{ customer: order.customer, orderId: order.orderId }}
      >
        <span className="order-row__top desk-order__top">
          <strong>{order.orderNo}</strong>
          <Price paise={order.totalPaise} />
        </span>
        <span className="order-row__to">
          <span>{city ? `${name}, ${city}` : name}</span>
          <PreorderNote preordered={queue === 'pack' ? preorderedOf(order) : null} />
        </span>
        <Goods order={order} />
        <Standing shown={shown} />
      </Link>
    </li>
  );
});

function Tick({ order }: { order: DeskOrder }) {
  const keys = [tickKey({ order })];
  return (
    <label className="order-row__tick">
      <input
        type="checkbox"
        aria-label={tickWords(order.orderNo)}
        checked={useAreTicked(keys)}
        onChange={(event) => tickAlso(keys, event.currentTarget.checked)}
      />
    </label>
  );
}

function Goods({ order }: { order: DeskOrder }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <span className="order-row__goods desk-soft">
      <span>{paymentWords(order)}</span>
      <span>{pieceWords(pieces)}</span>
      <span>{order.address.zipcode}</span>
    </span>
  );
}

function Standing({ shown: { order, queue, steps } }: { shown: ShownOrder }) {
  const asks = steps.some((it) => !isWaiting(it));
  const money = owesMoney(order) ? moneyBackOf(order) : null;
  const toFollow = queue === 'ship' ? piecesToFollow(order) : 0;
  return (
    <span className="order-row__standing desk-soft">
      {toFollow > 0 && <strong>{partSentWords(toFollow)}</strong>}
      <span>{money ? `${QUEUE_NAMES[queue]}: ${MONEY_STATES[money]}` : QUEUE_NAMES[queue]}</span>
      <RelativeTime at={order.arrivedAt} />
      {steps.length > 0 && (
        <strong className={asks ? 'desk-asks' : undefined}>{asks ? HAS_MOVED : WAITS}</strong>
      )}
    </span>
  );
}
