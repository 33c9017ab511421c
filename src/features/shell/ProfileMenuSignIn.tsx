import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** What there is to say while nobody can sign in yet. */
export function SignInSoon() {
  return (
    <EmptyState title={<PageHeading>Login / Signup</PageHeading>}>
      <PageHead title="Login / Signup" description="Signing in to the shop." />
      <p>
        Signing in opens soon. You can browse, fill your cart and raise enquiries without it; your
        cart stays on this phone.
      </p>
      <LinkButton to="/products">Browse Products</LinkButton>
      <LinkButton to="/" look="word">
        Go to the first page
      </LinkButton>
    </EmptyState>
  );
}
