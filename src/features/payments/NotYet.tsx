import type { Order } from '#core/model/order.ts';
import type { OrderProgress } from '#page-sync/use-order.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Why there is nothing to transfer now. */
export function NotYet({ order, placed }: { order: Order; placed: OrderProgress }) {
  const { orderId } = order;
  if (placed === 'needs-you') {
    return (
      <>
        <Notice tone="careful">
          Not placed yet: your order is still on this phone and needs you. Please do not transfer
          any money before.
        </Notice>
        <LinkButton to="/waiting">See why, and what to do</LinkButton>
      </>
    );
  }
  if (placed !== 'sent') {
    return (
      <Notice>
        <strong>Saved on this phone – not placed yet.</strong> The bank details are shown here as
        soon as the shop has your order, so that you never pay for one that did not arrive. It goes
        by itself when you’re back online.
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="careful">
        {order.deliveryStatus === 'cancel'
          ? 'This order was cancelled. Please do not transfer any money for it.'
          : 'The shop is looking at your order, because something changed before it arrived. Please do not transfer any money before it has talked to you.'}
      </Notice>
      <LinkButton to="/order/$orderId" params={{ orderId }}>
        See your order
      </LinkButton>
    </>
  );
}
