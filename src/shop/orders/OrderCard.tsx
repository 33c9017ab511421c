import { Link } from '@tanstack/react-router';
import type { OrderLine } from '#domain/order/order.ts';
import { orderNote } from '#domain/order/preorder.ts';
import { MAX_ORDER_THUMBNAILS } from '#domain/shared/limits.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { WriteNote } from '#forms/WriteNote.tsx';
import { LinePicture } from '#ui/media/LinePicture.tsx';
import { PAY_FOR_IT, paymentNote } from '#ui/payment/messages.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import {
  DELIVERY,
  moreProducts,
  NOT_PLACED_YET,
  orderNamed,
  PAYMENT,
  STEP_WORDS,
} from './messages.ts';
import { DeliveryBadge, PaymentBadge } from './OrderBadges.tsx';
import { shownPayment } from './order-steps.ts';
import type { ListedOrder } from './use-orders.ts';
import './OrderCard.css';

/** One order of the list; a tap anywhere opens it. */
export function OrderCard({ listed: { order, placing } }: { listed: ListedOrder }) {
  const { orderId, orderNo, timestamp, totalPaise, lines } = order;
  const isPlaced = placing === 'none';
  const preorder = orderNote(order, Date.now());
  const payment = paymentNote(order);
  const isPartSent = order.firstParcel && order.deliveryStatus === 'processing';
  return (
    <li className={`order-card${payment?.isDue ? ' order-card--due' : ''}`}>
      <h2 className="order-card__number">
        <Link className="order-card__link" to="/order/$orderId" params={{ orderId }}>
          {orderNamed(orderNo)}
        </Link>
      </h2>
      <Thumbnails lines={lines} />
      <p className="order-card__sum">
        <DateTime at={timestamp} />
        <Price paise={totalPaise} />
      </p>
      <dl className="order-card__states">
        <div>
          <dt>{PAYMENT}</dt>
          <dd>
            <PaymentBadge status={shownPayment(order)} />
          </dd>
        </div>
        {isPlaced && (
          <div>
            <dt>{DELIVERY}</dt>
            <dd>
              <DeliveryBadge status={order.deliveryStatus} />
            </dd>
          </div>
        )}
      </dl>
      {payment && (
        <p className="order-card__payment">{payment.isDue ? PAY_FOR_IT : payment.words}</p>
      )}
      {isPartSent && <p className="order-card__preorder">{STEP_WORDS.firstParcel}</p>}
      {preorder && <p className="order-card__preorder">{preorder}</p>}
      {!isPlaced && (
        <p className="order-card__placing">
          <WriteNote isBare status={placing} words={NOT_PLACED_YET} />
        </p>
      )}
    </li>
  );
}

function Thumbnails({ lines }: { lines: readonly OrderLine[] }) {
  const more = lines.length - MAX_ORDER_THUMBNAILS;
  return (
    <div className="order-card__pictures">
      {lines.slice(0, MAX_ORDER_THUMBNAILS).map(({ productId, photoUrl, name }) => (
        <span className="order-card__picture" key={productId} lang={asEnglish(name).lang}>
          <LinePicture photoUrl={photoUrl} alt={name} />
        </span>
      ))}
      {more > 0 && <span className="order-card__more">{moreProducts(more)}</span>}
    </div>
  );
}
