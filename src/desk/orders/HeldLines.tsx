import type { DeskOrder } from '#domain/device/tables.ts';
import type { HeldLine } from '#domain/order/desk/held-order.ts';
import { CLOSED_QUEUES } from '#domain/order/desk/order-queues.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { useIsMerchant } from '../frame/use-merchant.ts';
import { ITEMS } from '../messages.ts';
import { ChargeRows } from './ChargeRows.tsx';
import {
  ADDS_UP_BUT,
  chargesToday,
  DOES_NOT_ADD_UP,
  HELD_PROBLEMS,
  LINES_COME_TO,
  NOT_IN_SHOP,
  openOfCustomer,
  QUOTED_PRICE,
  SENT,
  SENT_TOTAL,
  sentAs,
  sentWords,
  TODAY,
  todayWords,
} from './messages.ts';
import { useDeskOrders } from './use-desk-orders.ts';
import { useHeldOrder } from './use-held-order.ts';
import './HeldOrder.css';

/** The lines of an order on hold: each as it was sent, the shop's values today, and which value keeps it on hold. */
export function HeldLines({ order }: { order: DeskOrder }) {
  const held = useHeldOrder(order);
  const isMerchant = useIsMerchant();
  if (!held) return null;
  const { lines, sumPaise, doesAddUp, newCharges } = held;
  const isOdd = order.heldReason === 'invalid' && lines.every(({ line }) => line.pricePaise > 0);
  return (
    <section className="desk-card desk-held" aria-labelledby="items">
      <h2 id="items">{ITEMS}</h2>
      <ul className="desk-held__lines">
        {lines.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent may name a product twice
          <Line key={`${it.line.productId} ${at}`} held={it} />
        ))}
      </ul>
      <p className="desk-total">
        <span>{LINES_COME_TO}</span> <span>{formatPaise(sumPaise)}</span>
      </p>
      <ChargeRows charges={order} />
      <p className="desk-total">
        <span>{SENT_TOTAL}</span>{' '}
        <strong className={doesAddUp ? undefined : 'desk-asks'}>
          {formatPaise(order.totalPaise)}
        </strong>
      </p>
      {isMerchant && newCharges && (
        <p className="desk-asks">
          {chargesToday(newCharges.deliveryCharge ?? 0, newCharges.coupon?.off ?? 0)}
        </p>
      )}
      {!doesAddUp && <p className="desk-asks">{DOES_NOT_ADD_UP}</p>}
      {doesAddUp && isOdd && <p className="desk-asks">{ADDS_UP_BUT}</p>}
      {order.heldReason === 'limit' && <OpenOrders of={order} />}
    </section>
  );
}

function Line({ held: { line, today, problems } }: { held: HeldLine }) {
  const name = today?.name ?? line.name;
  return (
    <li>
      <strong>{name}</strong>
      {line.name !== name && <span className="desk-soft">{sentAs(line.name)}</span>}
      <dl className="desk-held__both">
        <dt>{SENT}</dt>
        <dd className={problems.includes('free') ? 'desk-asks' : undefined}>
          {sentWords(line.quantity, line.pricePaise)}
        </dd>
        <dt>{TODAY}</dt>
        <dd className={problems.length > 0 ? 'desk-asks' : undefined}>
          {today ? todayWords(today.pricePaise, today.pieces) : NOT_IN_SHOP}
        </dd>
      </dl>
      {line.quoted && <span className="desk-soft">{QUOTED_PRICE}</span>}
      {problems.map((problem) => (
        <span key={problem} className="desk-asks">
          {HELD_PROBLEMS[problem]}
        </span>
      ))}
    </li>
  );
}

/** The customer's other open orders, as far as this phone knows. */
function OpenOrders({ of }: { of: DeskOrder }) {
  const orders = useDeskOrders() ?? [];
  const open = orders.filter(
    ({ order, queue }) =>
      order.customer === of.customer &&
      order.orderId !== of.orderId &&
      queue !== 'hold' &&
      !CLOSED_QUEUES.includes(queue),
  );
  const pieces = open.flatMap(({ order }) => order.lines).reduce((sum, it) => sum + it.quantity, 0);
  return <p className="desk-asks">{openOfCustomer(open.length, pieces)}</p>;
}
