// Sending a code: one at a time, never sooner than allowed, and noted on the phone before the shopper goes on.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoginProblem, sendCode } from '#browser/sign-in/phone-login.ts';
import { probe, reachability } from '#browser/sync/reachability.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { noteCodeSent, resumePendingSignIn } from '#engine/account/pending-sign-in.ts';

/** A code is on its way, whether just sent or a moment ago; or why not. */
type SendOutcome = 'sent' | 'failed' | 'busy';

/** `holder` is an element on the page for the invisible check that no robot asks. */
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
  // The code of a moment ago is still good: going back and forth does not send another one.
  if (await resumePendingSignIn(database, phone, Date.now())) return null;
  // What is known may be half a minute old: a press in the moment when the network comes back is not refused.
  if (isShopAway() && !(await probe())) return 'no-network';
  const answer = await sendCode(phone, holder);
  if (answer.outcome === 'failed') return answer.problem;
  await noteCodeSent(database, { phone, verificationId: answer.verificationId }, Date.now());
  return null;
}

function isShopAway(): boolean {
  const known = reachability();
  return known === 'unreachable' || (known === 'checking' && !navigator.onLine);
}

/** Why signing in did not work; that there is no connection is forgotten as soon as the shop answers again. */
export function useLoginProblem() {
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    if (isReachable) setProblem((it) => (it === 'no-network' ? null : it));
  }, [isReachable]);
  return [problem, setProblem] as const;
}
