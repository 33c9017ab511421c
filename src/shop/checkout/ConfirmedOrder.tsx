import type { ReactNode } from 'react';
import type { Order } from '#domain/order/order.ts';
import { orderedNote } from '#domain/order/preorder.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { landmarkLine, PAYMENT_STATUS_WORDS, phoneLine } from '#domain/shared/messages.ts';
import { needsYou, type WriteStatus } from '#engine/outbox/row-status.ts';
import { SEE_WHY } from '#forms/messages.ts';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { OrderLines } from '#ui/layout/OrderLines.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { BROWSE_PRODUCTS, CONTACT_US, MY_ORDERS, TOTAL } from '#ui/messages.ts';
import { paymentNote } from '#ui/payment/messages.ts';
import { usePaymentMethods } from '#ui/payment/use-payment-methods.ts';
import { Price } from '#ui/text/Price.tsx';
import {
  ADD_TRANSACTION_ID,
  confirmationWords,
  GSTIN,
  LAST_CHANGE_WAITS,
  ORDER_NUMBER,
  PAYMENT_MODE,
  PAYMENT_STATUS,
  SHIPPING_ADDRESS,
  TRACK_ORDER,
  TRANSACTION_ID,
  WHAT_YOU_ORDERED,
} from './messages.ts';
import './ConfirmedOrder.css';

type ConfirmedOrderProps = {
  order: Order;
  placed: WriteStatus;
  changes: WriteStatus;
  /** The payment was made, but the order does not say so yet. */
  isConfirming: boolean;
  /** Rendered once the shop has the order. */
  live: Elements;
  /** Rendered while the order waits on the phone. */
  unsent: Elements;
  /** When the order arrives. */
  arrival: Elements;
};

/** An order, its status, and the next step. */
export function ConfirmedOrder({
  order,
  placed,
  changes,
  isConfirming,
  live,
  unsent,
  arrival,
}: ConfirmedOrderProps) {
  const { title, next, tone, way } = confirmationWords({ order, placed, isConfirming });
  const methods = usePaymentMethods();
  const payment = isConfirming ? null : paymentNote(order);
  const { name, phone, address, city, state, zipcode, landmark, otherPhone } = order.address;
  const isReceived = placed === 'sent' && tone === 'good';
  return (
    <div className="confirmed-order">
      <header className="confirmed-order__head">
        <div className="confirmed-order__title">
          {isReceived && <Tick />}
          <PageHeading>{title}</PageHeading>
        </div>
        <Notice tone={tone}>
          {placed === 'sent' && changes === 'waiting' ? `${next} ${LAST_CHANGE_WAITS}` : next}
        </Notice>
        {!needsYou(placed) && arrival}
        {placed === 'sent' && live}
        {placed === 'waiting' && unsent}
        <NextStep way={needsYou(changes) ? 'waiting' : way} orderId={order.orderId} />
        {placed === 'sent' && (
          <LinkButton
            variant={way ? 'secondary' : 'primary'}
            to="/order/$orderId"
            params={{ orderId: order.orderId }}
          >
            {TRACK_ORDER}
          </LinkButton>
        )}
      </header>
      <dl className="confirmed-order__facts">
        <Fact name={ORDER_NUMBER}>{order.orderNo}</Fact>
        <Fact name={PAYMENT_MODE}>{methods[order.paymentMethod]}</Fact>
        <Fact name={PAYMENT_STATUS}>
          <span>{PAYMENT_STATUS_WORDS[order.status]}</span>
          {payment && <span className="confirmed-order__note">{payment.words}</span>}
        </Fact>
        {order.transactionId && <Fact name={TRANSACTION_ID}>{order.transactionId}</Fact>}
        {order.buyerGstin && <Fact name={GSTIN}>{order.buyerGstin}</Fact>}
        <Fact name={SHIPPING_ADDRESS}>
          <address>
            <strong>{name}</strong>
            <span>{address}</span>
            {landmark && <span>{landmarkLine(landmark)}</span>}
            <span>{`${city}, ${stateWords(state)} – ${zipcode}`}</span>
            <span>{phoneLine(phone, otherPhone)}</span>
          </address>
        </Fact>
      </dl>
      <section className="confirmed-order__items" aria-label={WHAT_YOU_ORDERED}>
        <OrderLines
          isLinked
          lines={order.lines.map((line) => ({
            ...line,
            notes: [orderedNote(line, order, Date.now())],
          }))}
        />
        <dl className="confirmed-order__sums">
          <ChargeRows goodsPaise={order.subTotalPaise} charges={order} />
          <div className="confirmed-order__total">
            <dt>{TOTAL}</dt>
            <dd>
              <Price paise={order.totalPaise} />
            </dd>
          </div>
        </dl>
      </section>
      <div className="confirmed-order__ways">
        <LinkButton to="/orders" variant="secondary">
          {MY_ORDERS}
        </LinkButton>
        <LinkButton to="/products" variant="link">
          {BROWSE_PRODUCTS}
        </LinkButton>
      </div>
    </div>
  );
}

/** The order has arrived at the shop. */
function Tick() {
  return (
    <svg
      className="confirmed-order__tick"
      viewBox="0 0 48 48"
      width="44"
      height="44"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="22" />
      <path d="m14 25 7 7 14-16" />
    </svg>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type NextStepProps = { way: ReturnType<typeof confirmationWords>['way']; orderId: string };

function NextStep({ way, orderId }: NextStepProps) {
  switch (way) {
    case 'waiting':
      return <LinkButton to="/waiting">{SEE_WHY}</LinkButton>;
    case 'contact':
      return <LinkButton to="/contact-us">{CONTACT_US}</LinkButton>;
    case 'bank-transfer':
      return (
        <LinkButton to="/payments" search={{ orderId }}>
          {ADD_TRANSACTION_ID}
        </LinkButton>
      );
    default:
      return null;
  }
}
