import { useRef, useState } from 'react';
import { shop } from '#config/shop.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { AnchorButton, Button, LinkButton } from '#ui/form/Button.tsx';
import { type ShareOutcome, share } from '#ui/form/share.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { useContact } from '#ui/use-shop.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import {
  ASK_IN_CHAT,
  COPY_ORDER_YOURSELF,
  ORDER_COPIED,
  questionAbout,
  SHARE_ORDER,
  sharedLine,
  sharedOrder,
  WHAT_YOU_CAN_DO,
  WRITE_ABOUT_ORDER,
} from './messages.ts';
import './OrderActions.css';

type OrderActionsProps = { uid: string; order: Order; rows: readonly OutboxRow[] };

/** Buy again, share, ask about, or cancel an order. */
export function OrderActions({ uid, order, rows }: OrderActionsProps) {
  return (
    <section className="order-details__part order-actions" aria-label={WHAT_YOU_CAN_DO}>
      <BuyAgain lines={order.lines} />
      <div className="order-actions__ways">
        <ShareOrder order={order} />
        <AskAbout orderNo={order.orderNo} />
      </div>
      <CancelOrder uid={uid} order={order} rows={rows} />
    </section>
  );
}

/** The chat app, if the shop has a number there; the contact form, which also works offline. */
function AskAbout({ orderNo }: { orderNo: string }) {
  const { chatNumber } = useContact();
  const text = encodeURIComponent(questionAbout(orderNo));
  return (
    <>
      {chatNumber && (
        <AnchorButton
          variant="secondary"
          href={`https://wa.me/${chatNumber}?text=${text}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          <span>{ASK_IN_CHAT}</span>
        </AnchorButton>
      )}
      <LinkButton variant="secondary" to="/contact-us" search={{ order: orderNo }}>
        <Icon name="letter" />
        <span>{WRITE_ABOUT_ORDER}</span>
      </LinkButton>
    </>
  );
}

/** Focuses the text for copying by keyboard or the phone's menu. */
function focusOn(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

/** Shares the order as text: only its shopper can open the order itself. */
function ShareOrder({ order: { orderNo, totalPaise, lines } }: { order: Order }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const isBusy = useRef(false);
  const total = formatPaise(totalPaise);
  const ordered = lines.map(({ name, quantity }) => sharedLine(name, quantity));
  const text = sharedOrder({ orderNo, total, lines: ordered }, shop.name);

  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(await share({ title: orderNo, text }));
    isBusy.current = false;
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void press()}>
        <Icon name="share" />
        <span>{SHARE_ORDER}</span>
      </Button>
      {outcome === 'to-copy' && (
        <textarea
          className="order-actions__copy"
          aria-label={COPY_ORDER_YOURSELF}
          readOnly
          rows={3}
          value={text}
          ref={focusOn}
          onFocus={({ target }) => target.select()}
        />
      )}
      <span className="order-actions__outcome" role="status">
        {outcome === 'copied' && ORDER_COPIED}
      </span>
    </>
  );
}
