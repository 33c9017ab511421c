import type { ReactNode } from 'react';
import type { Order } from '#domain/order/order.ts';
import { paymentNote } from '#ui/payment/messages.ts';
import { usePaymentMethods } from '#ui/payment/use-payment-methods.ts';
import { REFUND_WAYS } from '#ui/refund/messages.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import {
  DELIVERY_STATUS,
  GSTIN,
  NO_DELIVERY_STATUS,
  ORDER_DATE,
  ORDER_ID,
  PAYMENT,
  PAYMENT_STATUS,
  REFUNDED,
  TRANSACTION_ID,
} from './messages.ts';
import { DeliveryBadge, PaymentBadge } from './OrderBadges.tsx';
import { shownPayment } from './order-steps.ts';

/** An order at a glance. `isPlaced`: the shop has it. */
export function OrderFacts({ order, isPlaced }: { order: Order; isPlaced: boolean }) {
  const { orderId, timestamp, paymentMethod, transactionId, buyerGstin } = order;
  const payment = paymentNote(order);
  const methods = usePaymentMethods();
  const { refund, refundedAt, refundWay, refundReference } = order;
  return (
    <dl className="order-facts">
      <Fact name={ORDER_DATE}>
        <DateTime at={timestamp} hasTime />
      </Fact>
      <Fact name={PAYMENT}>{methods[paymentMethod]}</Fact>
      <Fact name={PAYMENT_STATUS}>
        <PaymentBadge status={shownPayment(order)} />
        {payment && <span className="order-facts__note">{payment.words}</span>}
      </Fact>
      <Fact name={DELIVERY_STATUS}>
        {isPlaced ? <DeliveryBadge status={order.deliveryStatus} /> : NO_DELIVERY_STATUS}
      </Fact>
      {transactionId && (
        <Fact name={TRANSACTION_ID}>
          <span className="order-facts__id">{transactionId}</span>
        </Fact>
      )}
      {buyerGstin && (
        <Fact name={GSTIN}>
          <span className="order-facts__id">{buyerGstin}</span>
        </Fact>
      )}
      {refund === 'done' && refundedAt ? (
        <Fact name={REFUNDED}>
          <DateTime at={refundedAt} />
          {refundWay && <span>{`, ${REFUND_WAYS[refundWay]}`}</span>}
          {refundReference && (
            <span>
              {', '}
              <span className="order-facts__id">{refundReference}</span>
            </span>
          )}
        </Fact>
      ) : null}
      <Fact name={ORDER_ID}>
        <span className="order-facts__id">{orderId}</span>
      </Fact>
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
