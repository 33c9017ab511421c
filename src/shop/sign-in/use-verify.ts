// Verifies each typed code once and stores the account on this phone. use-return-redirect leads on.
import { useCallback, useRef, useState } from 'react';
import { confirmCode, type LoginProblem } from '#browser/sign-in/phone-login.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type PendingSignIn, readPendingSignIn } from '#engine/account/pending-sign-in.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import { LOGIN_DRAFT } from './login-draft.ts';
import { useLoginProblem } from './use-send-code.ts';

export function useVerify() {
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useLoginProblem();
  const isBusy = useRef(false);

  const verify = useCallback(
    async (pending: PendingSignIn, code: string) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsChecking(true);
      const failed = await openWith(pending, code).catch((error: unknown): LoginProblem => {
        console.error('the sign-in could not be kept on this phone', error);
        return 'not-kept';
      });
      // On success stay busy: the redirect is under way.
      if (!failed) return;
      setProblem(failed);
      isBusy.current = false;
      setIsChecking(false);
    },
    [setProblem],
  );
  const forgetProblem = useCallback(() => setProblem(null), [setProblem]);
  return { verify, isChecking, problem, forgetProblem };
}

async function openWith(pending: PendingSignIn, code: string): Promise<LoginProblem | null> {
  const answer = await confirmCode(pending.verificationId, code);
  if (answer.outcome === 'failed') return answer.problem;
  const database = deviceDatabase();
  await signIn(database, answer.account);
  await deleteDraft(database, LOGIN_DRAFT);
  return null;
}

/**
 * The sign-in that waits for its code. Keeps returning the last one after the phone has deleted it, so that the screen
 * stays until the redirect.
 */
export function usePendingSignIn(): PendingSignIn | null {
  const now = useLiveQuery(() => readPendingSignIn(deviceDatabase(), Date.now()), [], null);
  const last = useRef<PendingSignIn | null>(null);
  if (now) last.current = now;
  return now ?? last.current;
}
