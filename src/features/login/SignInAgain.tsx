import { useEffect, useRef } from 'react';
import { displayPhone } from '#core/model/profile.ts';
import { useAccount } from '#page-sync/use-account.ts';
import { Notice } from '#ui/Notice.tsx';
import type { LoginDraft } from './login-draft.ts';

/** Tells a shopper whose sign-in the shop ended what is kept, and fills their number in. */
export function SignInAgain({ draft: { values, change } }: { draft: LoginDraft }) {
  const account = useAccount();
  const phone = account?.isOver ? displayPhone(account.phone) : '';
  const isFilledIn = useRef(false);
  useEffect(() => {
    // Once: a number that the shopper takes out stays out.
    if (!phone || isFilledIn.current) return;
    isFilledIn.current = true;
    if (values.phone === '') change({ phone });
  }, [phone, values.phone, change]);
  if (!phone) return null;
  return (
    <Notice>
      Please log in again. Your cart and what waits to be sent are kept; they go on as soon as you
      are in.
    </Notice>
  );
}
