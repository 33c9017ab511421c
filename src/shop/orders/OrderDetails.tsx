import { useEffect, useState } from 'react';
import type { OrderView } from '#browser/sync/use-order.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { useWriteStatus } from '#browser/sync/use-write-status.ts';
import type { Order } from '#domain/order/order.ts';
import { mayChangeAddress, mayGiveTransaction } from '#domain/order/order-change-write.ts';
import { orderedNote } from '#domain/order/preorder.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { landmarkLine, phoneLine } from '#domain/shared/messages.ts';
import { NeedsYou } from '#forms/WriteNote.tsx';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { OrderLines } from '#ui/layout/OrderLines.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { TOTAL } from '#ui/messages.ts';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { forgetSavedAddress, savedAddress } from './address-news.ts';
import {
  ABOUT_ORDER,
  ADD_TRANSACTION_ID,
  ADDRESS_FIXED,
  ADDRESS_UPDATED,
  AS_OF,
  EDIT_ADDRESS,
  ITEMS,
  orderNamed,
  REVIEW,
  SHIPPING_ADDRESS,
} from './messages.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { goesTo, type OrderNotice, orderNotices, placingOf } from './order-notices.ts';
import './OrderDetails.css';

type OrderDetailsProps = {
  uid: string;
  view: Extract<OrderView, { state: 'shown' }>;
  payAgain: ((order: Order) => Elements) | undefined;
  arrival: ((order: Order) => Elements) | undefined;
  papers: ((order: Order) => Elements) | undefined;
};

/** An order in full, and the actions on it. */
export function OrderDetails({ uid, view, payAgain, arrival, papers }: OrderDetailsProps) {
  const { order, rows, asOf } = view;
  const { orderId, lines } = order;
  const address = goesTo(order, rows);
  const reachability = useReachability();
  const isPlaced = placingOf(rows, reachability) === 'none';
  return (
    <>
      <PageHeading>{orderNamed(order.orderNo)}</PageHeading>
      <div className="order-details">
        <div className="order-details__news">
          {asOf !== null && (
            <p className="order-details__as-of">
              <Sentence text={AS_OF} parts={{ moment: <RelativeTime at={asOf} /> }} />
            </p>
          )}
          <AddressNews orderId={orderId} />
          <OrderNotices notices={orderNotices(order, rows, reachability)} />
          {isPlaced && payAgain?.(order)}
        </div>
        {isPlaced && <OrderTimeline order={order} rows={rows} />}
        <section className="order-details__part order-details__facts" aria-label={ABOUT_ORDER}>
          {arrival?.(order)}
          <OrderFacts order={order} isPlaced={isPlaced} />
          {mayGiveTransaction(order) && order.status !== 'success' && (
            <LinkButton to="/payments" search={{ orderId }}>
              {ADD_TRANSACTION_ID}
            </LinkButton>
          )}
        </section>
        <section className="order-details__part order-details__address">
          <h2>{SHIPPING_ADDRESS}</h2>
          <ShippingAddress address={address} />
          {mayChangeAddress(order) && (
            <LinkButton
              variant="secondary"
              to="/edit-address/$orderId/$userId"
              params={{ orderId, userId: uid }}
            >
              {EDIT_ADDRESS}
            </LinkButton>
          )}
          {order.packed && order.deliveryStatus === 'processing' && <p>{ADDRESS_FIXED}</p>}
        </section>
        <section className="order-details__part order-details__items">
          <h2>{ITEMS}</h2>
          <OrderLines
            isLinked
            lines={lines.map((line) => ({
              ...line,
              notes: [orderedNote(line, order, Date.now())],
            }))}
            action={
              order.deliveryStatus === 'delivered'
                ? ({ productId, name }) => (
                    <LinkButton
                      className="order-details__review"
                      variant="link"
                      to="/review-order/$orderId"
                      params={{ orderId }}
                      search={{ productId, customerName: address.name, productName: name }}
                    >
                      {REVIEW}
                    </LinkButton>
                  )
                : undefined
            }
          />
          <dl className="order-details__sums">
            <ChargeRows isSubtotalShown goodsPaise={order.subTotalPaise} charges={order} />
            <div className="order-details__total">
              <dt>{TOTAL}</dt>
              <dd>
                <Price paise={order.totalPaise} />
              </dd>
            </div>
          </dl>
        </section>
        {papers?.(order)}
        <OrderActions uid={uid} order={order} rows={rows} />
      </div>
    </>
  );
}

/** Confirms that the shop has the address that was saved a moment ago. */
function AddressNews({ orderId }: { orderId: string }) {
  const [id] = useState(() => savedAddress(orderId));
  useEffect(() => forgetSavedAddress, []);
  if (useWriteStatus(id) !== 'sent') return null;
  return (
    <Notice tone="good" isUrgent>
      {ADDRESS_UPDATED}
    </Notice>
  );
}

/** Notices about an order, one below the other. */
function OrderNotices({ notices }: { notices: readonly OrderNotice[] }) {
  return notices.map(({ id, tone, words, needsYou }) => (
    <Notice key={id} tone={tone}>
      {needsYou ? <NeedsYou isMarked words={words} /> : words}
    </Notice>
  ));
}

function ShippingAddress({ address }: { address: Order['address'] }) {
  const { name, phone, address: street, city, state, zipcode, landmark, otherPhone } = address;
  return (
    <address className="order-details__where">
      <strong>{name}</strong>
      <span className="order-details__street">{street}</span>
      {landmark && <span>{landmarkLine(landmark)}</span>}
      <span>{`${city}, ${stateWords(state)} – ${zipcode}`}</span>
      <span>{phoneLine(phone, otherPhone)}</span>
    </address>
  );
}
