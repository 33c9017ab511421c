import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** What there is to say on a page of the shop that has not opened yet. */
export function OpensSoon({ title }: { title: string }) {
  return (
    <EmptyState title={<PageHeading>{title}</PageHeading>}>
      <PageHead title={title} description="This page opens soon." />
      <p>Ordering opens soon. Your cart, your addresses and your profile are kept until then.</p>
      <LinkButton to="/products">Browse Products</LinkButton>
      <LinkButton to="/profile" look="word">
        My Profile
      </LinkButton>
    </EmptyState>
  );
}
