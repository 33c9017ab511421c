// The code that was typed: checked once for each code, turned into the account on this phone, and then the way back to where
// the shopper was going.
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft } from '#core/device/drafts.ts';
import type { PendingSignIn } from '#core/device/pending-sign-in.ts';
import { signIn } from '#core/device/sign-in.ts';
import { takeRedirect } from '#core/device/stored-redirect.ts';
import { safeReturnPath } from '#core/model/return-path.ts';
import { confirmCode, type LoginProblem } from '#services/phone-login.ts';
import { LOGIN_DRAFT } from './login-draft.ts';

export function useVerify() {
  const router = useRouter();
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isBusy = useRef(false);

  const verify = useCallback(
    async (pending: PendingSignIn, code: string) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsChecking(true);
      try {
        const answer = await confirmCode(pending.verificationId, code);
        if (answer.outcome === 'failed') return setProblem(answer.problem);
        const database = deviceDatabase();
        await signIn(database, answer.account);
        await dropDraft(database, LOGIN_DRAFT);
        const kept = await takeRedirect(database, Date.now());
        router.history.replace(safeReturnPath(pending.returnUrl) ?? kept ?? '/');
      } catch (error) {
        console.error('the sign-in could not be kept on this phone', error);
        setProblem('not-kept');
      } finally {
        isBusy.current = false;
        setIsChecking(false);
      }
    },
    [router],
  );
  const forgetProblem = useCallback(() => setProblem(null), []);
  return { verify, isChecking, problem, forgetProblem };
}
