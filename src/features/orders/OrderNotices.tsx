import { Link } from '@tanstack/react-router';
import { Notice } from '#ui/Notice.tsx';
import type { OrderNotice } from './order-notices.ts';

/** What there is to say about an order, one below the other. */
export function OrderNotices({ notices }: { notices: readonly OrderNotice[] }) {
  return notices.map(({ id, tone, words, needsYou }) => (
    <Notice key={id} tone={tone}>
      {needsYou && <strong>Needs you: </strong>}
      {words} {needsYou && <Link to="/waiting">See why, and what to do</Link>}
    </Notice>
  ));
}
