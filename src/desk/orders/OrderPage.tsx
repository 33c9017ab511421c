import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { preorderedLine } from '#domain/order/desk/preordered.ts';
import { moneyBackOf } from '#domain/order/money-back.ts';
import { landmarkLine } from '#domain/shared/messages.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LinePicture } from '#ui/media/LinePicture.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Link } from '../frame/Link.tsx';
import {
  BACK_TO_ORDERS,
  CALL,
  CALL_SECOND,
  CHAT,
  COPIED,
  COPY_ADDRESS,
  COPY_YOURSELF,
  COURIER,
  DELIVER_TO,
  HELD_BY_HAND,
  HOLD_REASONS,
  ITEMS,
  MAP,
  NO_SUCH_ORDER,
  NO_SUCH_ORDER_WHY,
  NOT_PAID,
  orderTitle,
  PAID,
  PAYMENT,
  PAYMENT_METHODS,
  PRINT_SLIP,
  QUEUE_NAMES,
  SLIP_TITLE,
  TOTAL,
  TRACKING_NUMBER,
} from '../messages.ts';
import { AmendLines } from './AmendLines.tsx';
import { CorrectAddress } from './CorrectAddress.tsx';
import { HeldLines } from './HeldLines.tsx';
import { MoneyBack } from './MoneyBack.tsx';
import { CASH_WITH, cancelledLine, HELD_AGAIN } from './messages.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { PreorderNote } from './PreorderNote.tsx';
import './PackingSlip.css';
import { StepQuestions } from './StepQuestions.tsx';
import { ToldTransfer } from './ToldTransfer.tsx';
import { type ShownOrder, useDeskOrders } from './use-desk-orders.ts';

/** One order: its goods, address and payment, and the next steps. Printed, it is the packing slip. */
export function OrderPage() {
  const { customer, orderId } = useParams({ from: '/desk/orders/$customer/$orderId' });
  const orders = useDeskOrders();
  if (!orders) return null;
  const shown = orders.find((it) => it.order.customer === customer && it.order.orderId === orderId);
  if (!shown) {
    return (
      <EmptyState title={<h1>{NO_SUCH_ORDER}</h1>}>
        <p>{NO_SUCH_ORDER_WHY}</p>
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </EmptyState>
    );
  }
  return <Shown shown={shown} orders={orders} />;
}

function Shown({ shown, orders }: { shown: ShownOrder; orders: readonly ShownOrder[] }) {
  const { order, queue } = shown;
  return (
    <article className="desk-page">
      <Link className="desk-screen-only" to="/desk/orders">
        {BACK_TO_ORDERS}
      </Link>
      <p className="desk-paper-only">{SLIP_TITLE}</p>
      <h1>{orderTitle(order.orderNo)}</h1>
      <p className="desk-soft">
        <DateTime at={order.arrivedAt} hasTime />
        <span className="desk-screen-only">{` · ${QUEUE_NAMES[queue]}`}</span>
      </p>
      {queue === 'hold' && (
        <p className="desk-standing desk-screen-only">
          {order.heldReason ? HOLD_REASONS[order.heldReason] : HELD_BY_HAND}
        </p>
      )}
      {queue === 'cancelled' && cancelledLine(order) && (
        <p className="desk-standing desk-screen-only">{cancelledLine(order)}</p>
      )}
      {queue === 'cancelled' && order.heldReason === 'too-many-held' && (
        <p className="desk-standing desk-screen-only">{HOLD_REASONS[order.heldReason]}</p>
      )}
      {queue === 'hold' && order.releasedAt !== undefined && (
        <p className="desk-asks">{HELD_AGAIN}</p>
      )}
      <StepQuestions shown={shown} />
      <MoneyBack shown={shown} orders={orders} />
      {queue === 'hold' && <HeldLines order={order} />}
      <OrderSteps shown={shown} />
      <Address shown={shown} />
      {queue !== 'hold' && <Lines order={order} />}
      <AmendLines shown={shown} />
      <Payment order={order} orders={orders} />
      <Button className="desk-screen-only" variant="secondary" onClick={() => print()}>
        {PRINT_SLIP}
      </Button>
    </article>
  );
}

function Address({ shown }: { shown: ShownOrder }) {
  const { address, orderNo } = shown.order;
  const [outcome, setOutcome] = useState('');
  const { name, address: street, city, state, zipcode, phone, landmark, otherPhone } = address;
  const lines = [
    ...[name, street, landmark && landmarkLine(landmark), `${city} ${zipcode}`.trim(), state],
    ...[phone, otherPhone].map((number) => number && `+91 ${number}`),
  ].filter(Boolean);
  const place = encodeURIComponent([street, city, state, zipcode].filter(Boolean).join(', '));
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(lines.join('\n')).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? COPIED : COPY_YOURSELF);
  }
  return (
    <section className="desk-card" aria-labelledby="deliver-to">
      <h2 id="deliver-to">{DELIVER_TO}</h2>
      <address className="desk-address">{lines.join('\n')}</address>
      <p className="desk-links desk-screen-only">
        <Button variant="link" onClick={() => void copy()}>
          {COPY_ADDRESS}
        </Button>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${place}`}
          target="_blank"
          rel="noreferrer"
        >
          {MAP}
        </a>
        {phone && <a href={`tel:+91${phone}`}>{CALL}</a>}
        {otherPhone && <a href={`tel:+91${otherPhone}`}>{CALL_SECOND}</a>}
        {phone && (
          <a
            href={`https://wa.me/91${phone}?text=${encodeURIComponent(orderTitle(orderNo))}`}
            target="_blank"
            rel="noreferrer"
          >
            {CHAT}
          </a>
        )}
        <span role="status">{outcome}</span>
      </p>
      <CorrectAddress shown={shown} />
    </section>
  );
}

function Lines({ order }: { order: DeskOrder }) {
  const { lines, totalPaise } = order;
  return (
    <section className="desk-card" aria-labelledby="items">
      <h2 id="items">{ITEMS}</h2>
      <ul className="desk-lines">
        {lines.map((line) => (
          <li key={`${line.productId} ${line.pricePaise} ${line.quoted === true}`}>
            <span className="desk-lines__picture desk-screen-only">
              <LinePicture photoUrl={line.photoUrl} />
            </span>
            <span className="desk-lines__name">
              <strong>{`${line.quantity} ×`}</strong> <span>{line.name}</span>
              <PreorderNote preordered={preorderedLine(line, order)} />
            </span>
            <Price paise={line.pricePaise * line.quantity} />
          </li>
        ))}
      </ul>
      <p className="desk-total">
        <span>{TOTAL}</span> <strong>{formatPaise(totalPaise)}</strong>
      </p>
    </section>
  );
}

function Payment({ order, orders }: { order: DeskOrder; orders: readonly ShownOrder[] }) {
  const { paymentMethod, status } = order;
  return (
    <section className="desk-card" aria-labelledby="payment">
      <h2 id="payment">{PAYMENT}</h2>
      <p>{`${PAYMENT_METHODS[paymentMethod]}, ${status === 'success' ? PAID : NOT_PAID}`}</p>
      {order.cashWith && status !== 'success' && <p>{CASH_WITH[order.cashWith]}</p>}
      {paymentMethod === 'NEFT' && moneyBackOf(order) !== 'check' && (
        <ToldTransfer order={order} orders={orders} />
      )}
      {order.courier && <p>{`${COURIER}: ${order.courier}`}</p>}
      {order.trackingNumber && <p>{`${TRACKING_NUMBER}: ${order.trackingNumber}`}</p>}
    </section>
  );
}
