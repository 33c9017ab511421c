import { useState } from 'react';
import type { DeskOrder } from '#core/device/database/tables.ts';
import { formatPaise } from '#core/model/money.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LinePicture } from '#ui/media/LinePicture.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { linkTo, ORDERS } from '../frame/navigation.ts';
import {
  BACK_TO_ORDERS,
  CALL,
  CHAT,
  COMPARE_TRANSFER,
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
  NO_TRANSACTION_ID,
  NOT_PAID,
  orderTitle,
  PAID,
  PAYMENT,
  PAYMENT_METHODS,
  PRINT_SLIP,
  QUEUE_NAMES,
  REFUND_DUE,
  SLIP_TITLE,
  TOTAL,
  TRACKING_NUMBER,
  TRANSACTION_ID,
} from '../messages.ts';
import { OrderSteps } from './OrderSteps.tsx';
import './PackingSlip.css';
import { StepQuestions } from './StepQuestions.tsx';
import { type ShownOrder, useDeskOrders } from './use-desk-orders.ts';

/** One order: what is in it, where it goes, how it is paid, and what to do about it. On paper it is the packing slip. */
export function OrderPage({ customer, orderId }: { customer: string; orderId: string }) {
  const orders = useDeskOrders();
  if (!orders) return null;
  const shown = orders.find((it) => it.order.customer === customer && it.order.orderId === orderId);
  if (!shown) {
    return (
      <EmptyState title={<h1>{NO_SUCH_ORDER}</h1>}>
        <p>{NO_SUCH_ORDER_WHY}</p>
        <a {...linkTo(ORDERS)}>{BACK_TO_ORDERS}</a>
      </EmptyState>
    );
  }
  return <Shown key={`${customer}/${orderId}`} shown={shown} />;
}

function Shown({ shown }: { shown: ShownOrder }) {
  const { order, queue } = shown;
  return (
    <article className="desk-page">
      <a className="desk-screen-only" {...linkTo(ORDERS)}>
        {BACK_TO_ORDERS}
      </a>
      <p className="desk-paper-only">{SLIP_TITLE}</p>
      <h1>{orderTitle(order.orderNo)}</h1>
      <p className="desk-soft">
        <DateTime at={order.arrivedAt} hasTime />
        <span className="desk-screen-only"> · {QUEUE_NAMES[queue]}</span>
      </p>
      {queue === 'hold' && (
        <p className="desk-standing desk-screen-only">
          {order.onHoldReason ? HOLD_REASONS[order.onHoldReason] : HELD_BY_HAND}
        </p>
      )}
      <StepQuestions shown={shown} />
      <OrderSteps shown={shown} />
      <Address order={order} />
      <Lines order={order} />
      <Payment order={order} />
      <Button className="desk-screen-only" variant="secondary" onClick={() => print()}>
        {PRINT_SLIP}
      </Button>
    </article>
  );
}

function Address({ order: { address, orderNo } }: { order: DeskOrder }) {
  const [outcome, setOutcome] = useState('');
  const { name, address: street, city, state, zipcode, phone } = address;
  const lines = [name, street, `${city} ${zipcode}`.trim(), state, phone && `+91 ${phone}`].filter(
    Boolean,
  );
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
    </section>
  );
}

function Lines({ order: { lines, totalPaise } }: { order: DeskOrder }) {
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
              <strong>{line.quantity} ×</strong> {line.name}
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

function Payment({ order }: { order: DeskOrder }) {
  const { paymentMethod, status, transactionId, deliveryStatus, refund } = order;
  const isTransfer = paymentMethod === 'NEFT' && deliveryStatus !== 'cancel';
  return (
    <section className="desk-card" aria-labelledby="payment">
      <h2 id="payment">{PAYMENT}</h2>
      <p>
        {PAYMENT_METHODS[paymentMethod]}, {status === 'success' ? PAID : NOT_PAID}
      </p>
      {refund === 'due' && <p>{REFUND_DUE}</p>}
      {isTransfer && (
        <div className="desk-screen-only">
          {transactionId ? (
            <p>
              {TRANSACTION_ID}: <strong>{transactionId}</strong>
            </p>
          ) : (
            <p>{NO_TRANSACTION_ID}</p>
          )}
          {status !== 'success' && transactionId && <p className="desk-soft">{COMPARE_TRANSFER}</p>}
        </div>
      )}
      {order.courier && (
        <p>
          {COURIER}: {order.courier}
        </p>
      )}
      {order.trackingNumber && (
        <p>
          {TRACKING_NUMBER}: {order.trackingNumber}
        </p>
      )}
    </section>
  );
}
