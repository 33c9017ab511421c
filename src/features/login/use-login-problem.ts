import { useEffect, useState } from 'react';
import { useReachability } from '#page-sync/use-reachability.ts';
import type { LoginProblem } from '#services/phone-login.ts';

/** Why signing in did not work; that there is no connection is forgotten as soon as the shop answers again. */
export function useLoginProblem() {
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    if (isReachable) setProblem((it) => (it === 'no-network' ? null : it));
  }, [isReachable]);
  return [problem, setProblem] as const;
}
