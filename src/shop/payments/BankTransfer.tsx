import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOrder } from '#browser/sync/use-order.ts';
import { mayTransfer } from '#domain/order/bank-transfer.ts';
import type { Order } from '#domain/order/order.ts';
import type { Elements } from '#ui/elements.ts';
import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { NoSuchOrder } from '#ui/layout/NoSuchOrder.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { usePaymentMethods } from '#ui/payment/use-payment-methods.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { useMoney } from '#ui/use-shop.ts';
import { AMOUNT, DO_IT_LATER, GETTING_ORDER, KEPT_UNTIL, ORDER_NUMBER } from './messages.ts';
import { NotYet } from './NotYet.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import './BankTransfer.css';

type BankTransferProps = {
  orderId: string;
  /** The form for the transaction id; calls `onGive` when it starts to save one. */
  form(order: Order, onGive: () => void): Elements;
  /** Renders the part that follows the order at the shop. */
  live(order: Order): Elements;
};

/** Paying an order by bank transfer: the amount, the account, and the form for the transaction id. */
export function BankTransfer({ orderId, form, live }: BankTransferProps) {
  const view = useOrder(orderId);
  const money = useMoney();
  const methods = usePaymentMethods();
  // An id given just now leads on to the confirmation; one given earlier, to the order.
  const [isGiving, setIsGiving] = useState(false);
  if (view.state !== 'shown' && view.state !== 'asking') return <NoSuchOrder />;
  if (view.state === 'asking' || !money) return <BankTransferSkeleton />;
  const { order, placed } = view;
  if (
    !isGiving &&
    (order.transactionId || order.status === 'success' || order.paymentMethod !== 'NEFT')
  ) {
    return <Navigate to="/order/$orderId" params={{ orderId }} replace />;
  }
  const isOpen = placed === 'sent' && mayTransfer(order);
  return (
    <div className="bank-transfer">
      <PageHeading>{methods.NEFT}</PageHeading>
      {placed === 'sent' && live(order)}
      <dl className="bank-transfer__amount">
        <div>
          <dt>{ORDER_NUMBER}</dt>
          <dd>{order.orderNo}</dd>
        </div>
        <div>
          <dt>{AMOUNT}</dt>
          <dd className="bank-transfer__sum">
            <Price paise={order.totalPaise} />
          </dd>
        </div>
      </dl>
      {isOpen ? (
        <>
          {order.payBy ? (
            <p>
              <Sentence text={KEPT_UNTIL} parts={{ day: <DateTime at={order.payBy} /> }} />
            </p>
          ) : null}
          <WaysToPay order={order} money={money}>
            {form(order, () => setIsGiving(true))}
          </WaysToPay>
        </>
      ) : (
        <NotYet order={order} placed={placed} />
      )}
      <LinkButton to="/orders" variant="link">
        {DO_IT_LATER}
      </LinkButton>
    </div>
  );
}

function BankTransferSkeleton() {
  return (
    <>
      <LoadingWords>{GETTING_ORDER}</LoadingWords>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}
