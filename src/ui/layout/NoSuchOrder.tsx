import { LinkButton } from '../form/Button.tsx';
import { BROWSE_PRODUCTS, MY_ORDERS, NO_SUCH_ORDER, ORDER_NOT_ON_THIS_PHONE } from '../messages.ts';
import { EmptyState } from './EmptyState.tsx';
import { PageHeading } from './PageHead.tsx';

/** The order does not exist, is not this shopper's, or is not on this phone. */
export function NoSuchOrder() {
  return (
    <EmptyState title={<PageHeading>{NO_SUCH_ORDER}</PageHeading>}>
      <p>{ORDER_NOT_ON_THIS_PHONE}</p>
      <LinkButton to="/orders">{MY_ORDERS}</LinkButton>
      <LinkButton to="/products" variant="link">
        {BROWSE_PRODUCTS}
      </LinkButton>
    </EmptyState>
  );
}
