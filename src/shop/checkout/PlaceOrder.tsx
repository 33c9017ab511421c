import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { NewOrder } from '#domain/order/order.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { CONTACT_US, LOG_IN_AGAIN, MY_ORDERS, ONE_MOMENT } from '#ui/messages.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { orderAt, PLACE_ORDER, placeProblemWords } from './messages.ts';
import type { PlaceProblem } from './place.ts';
import './PlaceOrder.css';

type PlaceProblemNoticeProps = {
  problem: PlaceProblem;
  /** The shopper accepts the order at today's prices. */
  onAgree(today: NewOrder): void;
};

/** Says why the order was not placed. Scrolls into view, because the button is at the other end of the page. */
export function PlaceProblemNotice({ problem, onAgree }: PlaceProblemNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const today = problem.kind === 'changed' ? problem.today : null;
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div className="place-problem" ref={box}>
      <Notice tone="careful" isUrgent>
        <Sentence
          text={placeProblemWords(problem)}
          parts={{
            orders: <Link to="/orders">{MY_ORDERS}</Link>,
            contact: <Link to="/contact-us">{CONTACT_US}</Link>,
            login: (
              <Link to="/login" search={{ returnUrl: '/place-order' }}>
                {LOG_IN_AGAIN}
              </Link>
            ),
          }}
        />
      </Notice>
      {today && (
        <Button onClick={() => onAgree(today)}>
          {orderAt(formatPaise(paiseFromRupees(today.total)))}
        </Button>
      )}
    </div>
  );
}

/** The Place Order button; an order paid online takes a moment at the shop. */
export function PlaceButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return (
    <>
      <Button onClick={onPress}>{PLACE_ORDER}</Button>
      <p className="place-moment" role="status">
        {isBusy && ONE_MOMENT}
      </p>
    </>
  );
}
