// Who may open the desk, read from the shop each time. Nothing of it is kept on this device.
import { useEffect, useRef, useState } from 'react';
import { fetchPeople, type PeopleProblem } from '#browser/people.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { refreshDeskNow } from '#browser/sync/refresh-desk-when-due.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { PeopleRequest, Person } from '#domain/account/desk/people.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

export type People = {
  /** Null before the shop has answered. */
  people: Person[] | null;
  problem: PeopleProblem | null;
  isBusy: boolean;
  /** Resolves to whether it was done. One press at a time. */
  ask(request: PeopleRequest): Promise<boolean>;
};

export function usePeople(): People {
  const { uid } = useOwnDesk();
  const [people, setPeople] = useState<Person[] | null>(null);
  const [problem, setProblem] = useState<PeopleProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  async function ask(request: PeopleRequest): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    const outcome = await fetchPeople((fresh) => accountToken(uid, fresh), request);
    busy.current = false;
    setIsBusy(false);
    setProblem('problem' in outcome ? outcome.problem : null);
    if ('people' in outcome) setPeople(outcome.people);
    // Whoever has lost their own right to the desk sees that at once.
    const isOwn = request.does === 'remove' && request.uid === uid;
    if (isOwn || ('problem' in outcome && outcome.problem === 'no-merchant')) void refreshDeskNow();
    return 'people' in outcome;
  }
  const latest = useRef(ask);
  latest.current = ask;
  const isUnreachable = useReachability() === 'unreachable';
  const isMissing = people === null;
  useEffect(() => {
    if (isMissing && !isUnreachable) void latest.current({ does: 'list' });
  }, [isMissing, isUnreachable]);
  return { people, problem, isBusy, ask };
}
