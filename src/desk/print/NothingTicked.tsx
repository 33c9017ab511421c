import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { HOW_TO_TICK, NOTHING_TICKED, TO_THE_ORDERS } from './messages.ts';

/** In place of what is about the ticked orders, where there are none. */
export function NothingTicked({ title = NOTHING_TICKED, how = HOW_TO_TICK }) {
  return (
    <EmptyState title={<h1>{title}</h1>}>
      <p>{how}</p>
      <Link to="/desk/orders">{TO_THE_ORDERS}</Link>
    </EmptyState>
  );
}
