import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** When the shop no longer knows who asks. `returnUrl`: where the sign-in leads back to. */
export function LogInAgain({ returnUrl }: { returnUrl: string }) {
  return (
    <EmptyState title="Please log in again to see your orders.">
      <LinkButton to="/login" search={{ returnUrl }}>
        Log in again
      </LinkButton>
    </EmptyState>
  );
}
