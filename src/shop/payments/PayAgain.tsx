import { useId, useRef, useState } from 'react';
import { isOnlinePaymentOffered } from '#browser/payments/payments.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { isUnpaid } from '#domain/order/awaited-payment.ts';
import type { Order } from '#domain/order/order.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ONE_MOMENT } from '#ui/messages.ts';
import { PAY_NOW } from '#ui/payment/messages.ts';
import { isConfirming, triedInVain } from './attempt-outcome.ts';
import { ONLINE_NEEDS_CONNECTION, PAYMENT_NEWS_WORDS, RETRY_PAYMENT } from './messages.ts';
import type { PaymentNews } from './payment-news.ts';
import { SwitchPaymentMethod } from './SwitchPaymentMethod.tsx';
import { usePayOrder } from './use-pay-order.tsx';
import './PayAgain.css';

type PayAgainProps = {
  order: Order;
  /** How the last attempt ended, kept by the page. */
  news: PaymentNews | undefined;
  onNews(news: PaymentNews): void;
};

/** Pays for an unpaid online order; renders nothing for any other. */
export function PayAgain({ order, news, onNews }: PayAgainProps) {
  const { uid, phone } = useOwnAccount();
  const isConnected = useReachability() !== 'unreachable';
  const { pay, dialog } = usePayOrder();
  const [isPaying, setIsPaying] = useState(false);
  const isBusy = useRef(false);
  const id = useId();
  if (!isOnlinePaymentOffered || !isUnpaid(order)) return null;
  const isPaid = isConfirming(order, news);
  // The order's failure is newer than the page's "confirming".
  const known = order.status === 'failed' && news === 'confirming' ? 'failed' : news;

  const hasFailed = triedInVain(order, known);

  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPaying(true);
    const { orderId, orderNo, totalPaise } = order;
    const request = { uid, orderId, orderNo, totalPaise, contact: phone };
    const told = await pay(request);
    setIsPaying(false);
    isBusy.current = false;
    onNews(told);
  }

  return (
    <div className="pay-again">
      {known && !isPaying && (
        <Notice tone={isPaid ? 'good' : 'careful'} isUrgent={!isPaid}>
          {PAYMENT_NEWS_WORDS[known]}
        </Notice>
      )}
      {!isPaid && (
        <Button
          disabled={!isConnected}
          aria-describedby={isConnected ? undefined : id}
          onClick={() => void press()}
        >
          {hasFailed ? RETRY_PAYMENT : PAY_NOW}
        </Button>
      )}
      <p className="pay-again__state" role="status" id={id}>
        {isConnected ? isPaying && ONE_MOMENT : ONLINE_NEEDS_CONNECTION}
      </p>
      {!isPaying && hasFailed && <SwitchPaymentMethod uid={uid} order={order} />}
      {dialog}
    </div>
  );
}
