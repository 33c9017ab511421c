import type { DeskOrder } from '#domain/device/tables.ts';
import { otherOrdersOf } from '#domain/order/desk/other-orders.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Link } from '../frame/Link.tsx';
import { QUEUE_NAMES } from '../messages.ts';
import { NO_OTHERS, OTHERS_MEAN, OTHERS_TITLE, othersSummary } from './page/messages.ts';
import type { ShownOrder } from './use-desk-orders.ts';

type OtherOrdersProps = { order: DeskOrder; orders: readonly ShownOrder[] };

/** The other orders of the same account or phone number that this device has. */
export function OtherOrders({ order, orders }: OtherOrdersProps) {
  const { others, deliveredPaise, cancelled, cameBack } = otherOrdersOf(order, orders);
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="other-orders">
      <h2 id="other-orders">{OTHERS_TITLE}</h2>
      {others.length === 0 ? (
        <p>{NO_OTHERS}</p>
      ) : (
        <details>
          <summary className="desk-summary">
            {othersSummary(others.length, deliveredPaise, cancelled, cameBack)}
          </summary>
          <ul className="desk-rows">
            {others.map(({ order: other, queue }) => (
              <li key={`${other.customer} ${other.orderId}`}>
                <Link
                  className="desk-summary"
                  to="/desk/orders/$customer/$orderId"
                  params={{ customer: other.customer, orderId: other.orderId }}
                >
                  {other.orderNo}
                </Link>
                <DateTime at={other.arrivedAt} />
                <span>{`${QUEUE_NAMES[queue]}, ${formatPaise(other.totalPaise)}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="desk-soft">{OTHERS_MEAN}</p>
    </section>
  );
}
