import { LinkButton } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PageHeading } from './PageHead.tsx';

/** An order that there is not, that is not this shopper's, or that this phone does not have. */
export function NoSuchOrder() {
  return (
    <EmptyState title={<PageHeading>Sorry, some error occurred</PageHeading>}>
      <p>This order is not on this phone. All your orders are in My Orders.</p>
      <LinkButton to="/orders">My Orders</LinkButton>
      <LinkButton to="/products" variant="link">
        Browse Products
      </LinkButton>
    </EmptyState>
  );
}
