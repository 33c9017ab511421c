import { owesMoney, type Queue } from '#core/model/desk/order-queues.ts';
import { type DaySales, saleOf, salesByDay } from '#core/model/desk/sales.ts';
import { dayInIndia } from '#core/model/india/day-in-india.ts';
import { formatPaise } from '#core/model/money.ts';
import { INBOX, linkTo, ORDERS, orderAddress, SHOP, STOCK } from '../frame/navigation.ts';
import { TO_ANSWER } from '../inbox/messages.ts';
import { useDeskInbox } from '../inbox/use-desk-inbox.ts';
import {
  asksWords,
  HELD_BY_HAND,
  HOLD_REASONS,
  LOW_STOCK,
  NEW_ORDERS,
  NO_LOW_STOCK,
  NOTHING_TO_DO,
  piecesLeft,
  QUEUE_NAMES,
  SALES_MEAN,
  SALES_TITLE,
  salesSummary,
  TODAY_TITLE,
  toCollectSummary,
  waitingWords,
} from '../messages.ts';
import { countSteps, type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import { SHOP_TITLE } from '../shop/messages.ts';
import { STOCK_HEADING } from '../stock/messages.ts';
import { type ShownStock, useDeskStock } from '../stock/use-desk-stock.ts';
import { News } from './News.tsx';
import { SalesChart } from './SalesChart.tsx';

/** What counts as nearly sold out. */
const FEW_PIECES = 5;
const SALES_DAYS = 30;
/** What there is something to do about, in the order of the day. */
const TO_DO: readonly Queue[] = ['hold', 'transfer', 'refund', 'pack', 'ship', 'cash'];
const MAX_LOW_SHOWN = 8;

/** What there is to do today, and how the shop goes. */
export function Today() {
  const orders = useDeskOrders();
  const stock = useDeskStock();
  const inbox = useDeskInbox() ?? [];
  const unanswered = inbox.filter(({ isDone }) => !isDone).length;
  const now = Date.now();
  const sales = salesByDay(
    (orders ?? []).map(({ order }) => order),
    SALES_DAYS,
    now,
  );
  return (
    <>
      <h1>{TODAY_TITLE}</h1>
      <News stock={stock ?? []} />
      {orders && <ToDo orders={orders} now={now} unanswered={unanswered} />}
      {orders && <OnHold orders={orders} />}
      {stock && <LowStock stock={stock} />}
      <Sales sales={sales} />
      <p className="desk-links">
        <a {...linkTo(SHOP)}>{SHOP_TITLE}</a>
      </p>
    </>
  );
}

function Sales({ sales }: { sales: readonly DaySales[] }) {
  const sum = (of: Exclude<keyof DaySales, 'at'>) => sales.reduce((all, day) => all + day[of], 0);
  return (
    <section aria-labelledby="sales" className="desk-card">
      <h2 id="sales">{SALES_TITLE}</h2>
      <p>
        <strong>{formatPaise(sum('paise'))}</strong>
        {' · '}
        {salesSummary(sum('orders'))}
      </p>
      {sum('toCollect') > 0 && (
        <p className="desk-collect">
          <strong>{formatPaise(sum('toCollectPaise'))}</strong>
          {' · '}
          {toCollectSummary(sum('toCollect'))}
        </p>
      )}
      <SalesChart sales={sales} />
      <p className="desk-soft">{SALES_MEAN}</p>
    </section>
  );
}

function ToDo({
  orders,
  now,
  unanswered,
}: {
  orders: readonly ShownOrder[];
  now: number;
  unanswered: number;
}) {
  const { waits, asks } = countSteps(orders);
  const isIn = (queue: Queue) => (it: ShownOrder) =>
    queue === 'refund' ? owesMoney(it.order) : it.queue === queue;
  const count = (queue: Queue) => orders.filter(isIn(queue)).length;
  const fresh = orders.filter(
    ({ order }) => saleOf(order) && dayInIndia(order.acceptedAt ?? 0) === dayInIndia(now),
  ).length;
  const isIdle = TO_DO.every((queue) => count(queue) === 0);
  return (
    <>
      {asks > 0 && (
        <p className="desk-standing desk-standing--asks" role="status">
          {asksWords(asks)}
        </p>
      )}
      {waits > 0 && (
        <p className="desk-standing" role="status">
          {waitingWords(waits)}
        </p>
      )}
      {isIdle && <p>{NOTHING_TO_DO}</p>}
      <ul className="desk-tiles">
        <li>
          <a {...linkTo(ORDERS)}>
            <strong>{fresh}</strong> {NEW_ORDERS}
          </a>
        </li>
        {TO_DO.map((queue) => (
          <li key={queue}>
            <a {...linkTo(`${ORDERS}?queue=${queue}`)}>
              <strong>{count(queue)}</strong> {QUEUE_NAMES[queue]}
            </a>
          </li>
        ))}
        <li>
          <a {...linkTo(INBOX)}>
            <strong>{unanswered}</strong> {TO_ANSWER}
          </a>
        </li>
      </ul>
    </>
  );
}

function LowStock({ stock }: { stock: readonly ShownStock[] }) {
  const low = stock
    .filter(({ pieces }) => pieces <= FEW_PIECES)
    .sort((one, other) => one.pieces - other.pieces);
  return (
    <section aria-labelledby="low-stock" className="desk-card">
      <h2 id="low-stock">{LOW_STOCK}</h2>
      {low.length === 0 && <p>{NO_LOW_STOCK}</p>}
      <ul className="desk-rows">
        {low.slice(0, MAX_LOW_SHOWN).map(({ product, pieces }) => (
          <li key={product.id}>
            <span>{product.name}</span>
            <strong>{piecesLeft(pieces)}</strong>
          </li>
        ))}
      </ul>
      <a {...linkTo(STOCK)}>{STOCK_HEADING}</a>
    </section>
  );
}

function OnHold({ orders }: { orders: readonly ShownOrder[] }) {
  const held = orders.filter(({ queue }) => queue === 'hold');
  if (held.length === 0) return null;
  return (
    <section aria-labelledby="on-hold" className="desk-card">
      <h2 id="on-hold">{QUEUE_NAMES.hold}</h2>
      <ul className="desk-rows">
        {held.map(({ order }) => (
          <li key={`${order.customer}/${order.orderId}`}>
            <a {...linkTo(orderAddress(order))}>{order.orderNo}</a>
            <span>{order.heldReason ? HOLD_REASONS[order.heldReason] : HELD_BY_HAND}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
