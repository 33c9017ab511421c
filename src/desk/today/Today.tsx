import { useLoaderData } from '@tanstack/react-router';
import { owesMoney, type Queue } from '#domain/order/desk/order-queues.ts';
import { type DaySales, saleOf, salesByDay } from '#domain/order/desk/sales.ts';
import { dayInIndia } from '#domain/shared/day-in-india.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Link } from '../frame/Link.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import {
  asksWords,
  HELD_BY_HAND,
  HOLD_REASONS,
  NEW_ORDERS,
  NOTHING_TO_DO,
  QUEUE_NAMES,
  SALES_MEAN,
  SALES_TITLE,
  salesSummary,
  TODAY_TITLE,
  toCollectSummary,
} from '../messages.ts';
import { countAsking, type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import { SHOP_TITLE } from '../shop/messages.ts';
import { TOTALS_LINK } from './messages.ts';
import { Notes, type Tile } from './news.tsx';
import { SalesChart } from './SalesChart.tsx';

const SALES_DAYS = 30;
/** Queues with something to do, in the order of the day. */
const TO_DO: readonly Queue[] = ['hold', 'transfer', 'refund', 'pack', 'ship', 'cash'];

/** Today's tasks, and the recent sales. */
export function Today() {
  const orders = useDeskOrders();
  // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks in the same order for as long as this page lives
  const news = useLoaderData({ from: '/desk' }).map((useNews) => useNews());
  const now = Date.now();
  const sales = salesByDay(
    (orders ?? []).map(({ order }) => order),
    SALES_DAYS,
    now,
  );
  return (
    <>
      <h1>{TODAY_TITLE}</h1>
      <Notes notes={news.flatMap(({ notes = [] }) => notes)} />
      {orders && <ToDo orders={orders} now={now} tiles={news.flatMap(({ tiles = [] }) => tiles)} />}
      {orders && <OnHold orders={orders} />}
      {news.map(({ card }) => card)}
      <Sales sales={sales} />
      <p className="desk-links">
        <Link to="/desk/shop">{SHOP_TITLE}</Link>
      </p>
      <LanguageChoice />
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
        <span>{salesSummary(sum('orders'))}</span>
      </p>
      {sum('toCollect') > 0 && (
        <p className="desk-collect">
          <strong>{formatPaise(sum('toCollectPaise'))}</strong>
          {' · '}
          <span>{toCollectSummary(sum('toCollect'))}</span>
        </p>
      )}
      <SalesChart sales={sales} />
      <p className="desk-soft">{SALES_MEAN}</p>
      <p className="desk-links">
        <Link to="/desk/totals">{TOTALS_LINK}</Link>
      </p>
    </section>
  );
}

type ToDoProps = { orders: readonly ShownOrder[]; now: number; tiles: readonly Tile[] };

function ToDo({ orders, now, tiles }: ToDoProps) {
  const asks = countAsking(orders);
  const isIn = (queue: Queue) => (it: ShownOrder) =>
    queue === 'refund' ? owesMoney(it.order) : it.queue === queue;
  const count = (queue: Queue) => orders.filter(isIn(queue)).length;
  const fresh = orders.filter(
    ({ order }) => saleOf(order) && dayInIndia(order.acceptedAt ?? 0) === dayInIndia(now),
  ).length;
  const isIdle =
    TO_DO.every((queue) => count(queue) === 0) && tiles.every((tile) => tile.count === 0);
  const queues = TO_DO.map((queue): Tile => {
    const link = { to: '/desk/orders', search: { queue } } as const;
    return { link, count: count(queue), name: QUEUE_NAMES[queue] };
  });
  const newToday: Tile = { link: { to: '/desk/orders' }, count: fresh, name: NEW_ORDERS };
  return (
    <>
      {asks > 0 && (
        <p className="desk-standing desk-standing--asks" role="status">
          {asksWords(asks)}
        </p>
      )}
      {isIdle && <p>{NOTHING_TO_DO}</p>}
      <ul className="desk-tiles">
        {[newToday, ...queues, ...tiles].map(({ link, count: pieces, name }) => (
          <li key={name}>
            <Link {...link}>
              <strong>{pieces}</strong> <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
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
            <Link
              to="/desk/orders/$customer/$orderId"
              params={{ customer: order.customer, orderId: order.orderId }}
            >
              {order.orderNo}
            </Link>
            <span>{order.heldReason ? HOLD_REASONS[order.heldReason] : HELD_BY_HAND}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
