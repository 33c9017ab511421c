import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeRedirect } from '#core/device/account/stored-redirect.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { safeReturnPath } from '#core/model/account/return-path.ts';
import { useAccount } from '#page-sync/use-account.ts';
import type { ReturnSearch } from './sign-in-guards.ts';

/** Leads on to where the shopper was going as soon as somebody is signed in, in this tab or in another. */
export function useReturnRedirect({ returnUrl }: ReturnSearch): void {
  const account = useAccount();
  const { history } = useRouter();
  const isIn = account?.isOver === false;
  useEffect(() => {
    if (!isIn) return;
    void takeRedirect(deviceDatabase(), Date.now())
      .catch((error: unknown) => {
        console.error('the kept way back could not be read', error);
        return null;
      })
      .then((kept) => {
        const path = safeReturnPath(returnUrl) ?? kept ?? '/';
        // The merchant's desk is a page of its own.
        if (/^\/desk\b/.test(path)) location.replace(path);
        else history.replace(path);
      });
  }, [isIn, returnUrl, history]);
}
