import type { ReactNode } from 'react';
import type { Order } from '#core/model/order.ts';
import { PAYMENT_METHOD_WORDS, PAYMENT_STATUS_WORDS } from '#core/model/order-words.ts';
import type { OrderProgress } from '#page-sync/use-order.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrderLines } from '#ui/OrderLines.tsx';
import { PageHeading } from '#ui/PageHead.tsx';
import { Price } from '#ui/Price.tsx';
import { confirmationWords } from './messages.ts';
import './ConfirmedOrder.css';

type ConfirmedOrderProps = {
  order: Order;
  placed: OrderProgress;
  changes: OrderProgress;
  /** The payment was made, and the order does not say so yet. */
  isConfirming: boolean;
  /** Shown of an order that the shop has. */
  live: ReactNode;
  /** Shown of an order that waits on the phone. */
  unsent: ReactNode;
};

/** An order, how it stands, and what happens next. */
export function ConfirmedOrder({
  order,
  placed,
  changes,
  isConfirming,
  live,
  unsent,
}: ConfirmedOrderProps) {
  const { title, next, tone, way } = confirmationWords({ order, placed, isConfirming });
  const { name, phone, address, city, state, zipcode } = order.address;
  return (
    <div className="confirmed-order">
      <header className="confirmed-order__head">
        <PageHeading>{title}</PageHeading>
        <Notice tone={tone}>
          {next}
          {placed === 'sent' && changes === 'waiting' && (
            <> Your last change of it is saved on this phone – not sent yet.</>
          )}
        </Notice>
        {placed === 'sent' && live}
        {placed === 'waiting' && unsent}
        <WayOn way={changes === 'needs-you' ? 'waiting' : way} orderId={order.orderId} />
      </header>
      <dl className="confirmed-order__facts">
        <Fact name="Order number">{order.orderNo}</Fact>
        <Fact name="Payment mode">{PAYMENT_METHOD_WORDS[order.paymentMethod]}</Fact>
        <Fact name="Payment status">{PAYMENT_STATUS_WORDS[order.status]}</Fact>
        {order.transactionId && <Fact name="Transaction id">{order.transactionId}</Fact>}
        <Fact name="Shipping address">
          <address>
            <strong>{name}</strong>
            <span>{address}</span>
            <span>
              {city}, {state} – {zipcode}
            </span>
            <span>Phone: {phone}</span>
          </address>
        </Fact>
      </dl>
      <section className="confirmed-order__items" aria-label="What you ordered">
        <OrderLines lines={order.lines} />
        <dl className="confirmed-order__total">
          <dt>Total</dt>
          <dd>
            <Price paise={order.totalPaise} />
          </dd>
        </dl>
      </section>
      <div className="confirmed-order__ways">
        <LinkButton to="/orders" variant="secondary">
          My Orders
        </LinkButton>
        <LinkButton to="/products" variant="link">
          Browse Products
        </LinkButton>
      </div>
    </div>
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

type WayOnProps = { way: ReturnType<typeof confirmationWords>['way']; orderId: string };

function WayOn({ way, orderId }: WayOnProps) {
  switch (way) {
    case 'waiting':
      return <LinkButton to="/waiting">See why, and what to do</LinkButton>;
    case 'contact':
      return <LinkButton to="/contact-us">Contact us</LinkButton>;
    case 'bank-transfer':
      return (
        <LinkButton to="/payments" search={{ orderId }}>
          Add Transaction Id
        </LinkButton>
      );
    default:
      return null;
  }
}
