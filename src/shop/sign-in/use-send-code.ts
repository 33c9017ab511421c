// Sending a code: one at a time, never sooner than allowed, and recorded on the phone before the shopper goes on.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoginProblem, sendCode } from '#browser/sign-in/phone-login.ts';
import { probe, reachability } from '#browser/sync/reachability.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { recordCodeSent, resumePendingSignIn } from '#engine/account/pending-sign-in.ts';

/** `sent`: a code is on its way, sent now or a moment ago. */
type SendOutcome = 'sent' | 'failed' | 'busy';

/** `holder`: an element on the page for the invisible reCAPTCHA. */
export function useSendCode() {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useLoginProblem();
  const holder = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  const send = useCallback(
    async (phone: string): Promise<SendOutcome> => {
      if (isBusy.current || !holder.current) return 'busy';
      isBusy.current = true;
      setIsSending(true);
      const failed = await sendUnlessSent(phone, holder.current).catch(
        (error: unknown): LoginProblem => {
          console.error('a code could not be asked for', error);
          return 'other';
        },
      );
      setProblem(failed);
      setIsSending(false);
      isBusy.current = false;
      return failed ? 'failed' : 'sent';
    },
    [setProblem],
  );
  return { send, isSending, problem, holder };
}

async function sendUnlessSent(phone: string, holder: HTMLElement): Promise<LoginProblem | null> {
  const database = deviceDatabase();
  // The last code is still valid: going back and forth does not send another.
  if (await resumePendingSignIn(database, phone, Date.now())) return null;
  // The known state may be half a minute old: do not refuse a press just as the network returns.
  if (isShopAway() && !(await probe())) return 'no-network';
  const answer = await sendCode(phone, holder);
  if (answer.outcome === 'failed') return answer.problem;
  await recordCodeSent(database, { phone, verificationId: answer.verificationId }, Date.now());
  return null;
}

function isShopAway(): boolean {
  const known = reachability();
  return known === 'unreachable' || (known === 'checking' && !navigator.onLine);
}

/** Why signing in failed; clears 'no-network' as soon as the shop answers again. */
export function useLoginProblem() {
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    if (isReachable) setProblem((it) => (it === 'no-network' ? null : it));
  }, [isReachable]);
  return [problem, setProblem] as const;
}
