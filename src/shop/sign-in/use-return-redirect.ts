import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAccount } from '#browser/sync/use-account.ts';
import { inLanguage } from '#config/languages.ts';
import { safeReturnPath } from '#domain/account/return-path.ts';
import { takeRedirect } from '#domain/account/stored-redirect.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import type { ReturnSearch } from './return-search.ts';

/** Goes on to where the shopper was going as soon as somebody signs in, in this tab or another. */
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
        // The desk is a separate document.
        if (/^\/desk\b/.test(path)) location.replace(path);
        else history.replace(inLanguage(path, spokenLanguage()));
      });
  }, [isIn, returnUrl, history]);
}
