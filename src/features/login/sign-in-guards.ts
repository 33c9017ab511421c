import { redirect } from '@tanstack/react-router';
import type { ReturnSearch } from './return-search.ts';

/** A shopper who is signed in has nothing to do at the sign-in, unless the shop ended it. */
export async function leaveIfSignedIn(): Promise<void> {
  const { shownAccount } = await import('#page-sync/use-account.ts');
  const account = await shownAccount();
  if (account && !account.isOver) throw redirect({ to: '/', replace: true });
}

/** Without a code that is on its way there is nothing to verify. */
export async function leaveIfNothingPending(search: ReturnSearch): Promise<void> {
  const { isCodePending } = await import('./return-path.ts');
  if (!(await isCodePending())) throw redirect({ to: '/login', search, replace: true });
}
