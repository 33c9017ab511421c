import type { ReactNode } from 'react';
import type { Order } from '#core/model/order.ts';
import { PAYMENT_METHOD_WORDS } from '#core/model/order-words.ts';
import { DateTime } from '#ui/DateTime.tsx';
import { DeliveryBadge, PaymentBadge } from './OrderBadges.tsx';

/** What is to be known of an order at a glance. `isPlaced`: the shop has it. */
export function OrderFacts({ order, isPlaced }: { order: Order; isPlaced: boolean }) {
  const { orderId, timestamp, paymentMethod, transactionId } = order;
  return (
    <dl className="order-facts">
      <Fact name="Order id">
        <span className="order-facts__id">{orderId}</span>
      </Fact>
      <Fact name="Date">
        <DateTime at={timestamp} hasTime />
      </Fact>
      <Fact name="Payment">{PAYMENT_METHOD_WORDS[paymentMethod]}</Fact>
      <Fact name="Payment status">
        <PaymentBadge status={order.status} />
      </Fact>
      <Fact name="Delivery status">
        {isPlaced ? <DeliveryBadge status={order.deliveryStatus} /> : 'not placed yet'}
      </Fact>
      {transactionId && (
        <Fact name="Transaction id">
          <span className="order-facts__id">{transactionId}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="order-facts__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
