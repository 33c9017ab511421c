import { Fragment } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { isSameTransfer } from '#domain/order/bank-transfer.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { Link } from '../frame/Link.tsx';
import { COMPARE_TRANSFER, NO_TRANSACTION_ID, TRANSACTION_ID } from '../messages.ts';
import { CHECK_BY, SAME_TRANSFER } from './messages.ts';
import type { ShownOrder } from './use-desk-orders.ts';

type ToldTransferProps = { order: DeskOrder; orders: readonly ShownOrder[] };

/** The shopper's transaction id for an order, and the other orders with the same id. */
export function ToldTransfer({ order, orders }: ToldTransferProps) {
  const { transactionId, status, deliveryStatus, checkBy } = order;
  if (!transactionId) {
    const isOver = deliveryStatus === 'cancel';
    return isOver ? null : <p className="desk-screen-only">{NO_TRANSACTION_ID}</p>;
  }
  const others = orders.filter(
    ({ order: other }) =>
      other.orderId !== order.orderId && isSameTransfer(other.transactionId, transactionId),
  );
  const isOpen = status !== 'success' && deliveryStatus !== 'cancel';
  return (
    <div className="desk-steps desk-screen-only">
      <p>
        {TRANSACTION_ID}: <strong>{transactionId}</strong>
      </p>
      {others.length > 0 && (
        <p className="desk-standing desk-asks">
          <Sentence text={SAME_TRANSFER} parts={{ orders: <Links orders={others} /> }} />
        </p>
      )}
      {isOpen && <p className="desk-soft">{COMPARE_TRANSFER}</p>}
      {isOpen && checkBy ? (
        <p className="desk-standing">
          <Sentence text={CHECK_BY} parts={{ day: <DateTime at={checkBy} /> }} />
        </p>
      ) : null}
    </div>
  );
}

function Links({ orders }: { orders: readonly ShownOrder[] }) {
  return orders.map(({ order }, at) => (
    <Fragment key={order.orderId}>
      {at > 0 && <span>{', '}</span>}
      <Link
        to="/desk/orders/$customer/$orderId"
        params={{ customer: order.customer, orderId: order.orderId }}
      >
        {order.orderNo}
      </Link>
    </Fragment>
  ));
}
