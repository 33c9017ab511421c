import type { DeskOrder } from '#domain/device/tables.ts';
import { moneyBackOf } from '#domain/order/money-back.ts';
import {
  COURIER,
  NOT_PAID,
  PAID,
  PAYMENT,
  PAYMENT_METHODS,
  TRACKING_NUMBER,
} from '../../messages.ts';
import { CASH_WITH } from '../messages.ts';
import { ToldTransfer } from '../ToldTransfer.tsx';
import type { ShownOrder } from '../use-desk-orders.ts';

type PaymentProps = { order: DeskOrder; orders: readonly ShownOrder[] };

/** How an order is paid, and who carries it. */
export function OrderPayment({ order, orders }: PaymentProps) {
  const { paymentMethod, status } = order;
  return (
    <section className="desk-card desk-order-payment" aria-labelledby="payment">
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
