import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatPaise, paiseFromRupees } from '#core/model/money.ts';
import type { NewOrder } from '#core/model/order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { placeProblemWords } from './messages.ts';
import type { PlaceProblem } from './place.ts';
import './PlaceOrder.css';

type PlaceProblemNoticeProps = {
  problem: PlaceProblem;
  /** The shopper's yes to the order as it would be today. */
  onAgree(today: NewOrder): void;
};

/** Why nothing was ordered, brought into sight: the press was made at the other end of the page. */
export function PlaceProblemNotice({ problem, onAgree }: PlaceProblemNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const today = problem.kind === 'changed' ? problem.today : null;
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div className="place-problem" ref={box}>
      <Notice tone="careful" isUrgent>
        {placeProblemWords(problem)}{' '}
        {problem.kind === 'cart-changed' && <Link to="/orders">My Orders</Link>}
        {problem.kind === 'refused' && <Link to="/contact-us">Contact us</Link>}
        {problem.kind === 'signed-out' && (
          <Link to="/login" search={{ returnUrl: '/place-order' }}>
            Log in again
          </Link>
        )}
      </Notice>
      {today && (
        <Button onClick={() => onAgree(today)}>
          Order at {formatPaise(paiseFromRupees(today.total))}
        </Button>
      )}
    </div>
  );
}

/** The one press; what is paid online takes a moment at the shop. */
export function PlaceButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return (
    <>
      <Button onClick={onPress}>Place Order</Button>
      <p className="place-moment" role="status">
        {isBusy && 'One moment…'}
      </p>
    </>
  );
}
