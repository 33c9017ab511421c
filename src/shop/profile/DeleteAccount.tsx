import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { requestAccountDeletion } from '#browser/delete-account.ts';
import { preparePushEnd } from '#browser/push/end-push.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { waitingOf } from '#domain/account-mirror/leave-account.ts';
import { eraseAccount } from '#domain/account-mirror/sign-in.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { recordSignInOver } from '#engine/account/account.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { LOG_IN_AGAIN } from '#ui/messages.ts';
import {
  CANNOT_BE_UNDONE,
  DELETE_ACCOUNT,
  DELETE_FOR_GOOD,
  DELETE_NEEDS_CONNECTION,
  DELETE_PROBLEMS,
  DELETE_QUESTION,
  DELETING,
  GO_ON,
  GOES,
  givesUp,
  KEEP_ACCOUNT,
  STAYS,
  WHAT_GOES,
  WHAT_STAYS,
  YES_DELETE,
} from './messages.ts';
import './DeleteAccount.css';

type State = { at: 'idle' | 'asking' } | { at: 'sure' | 'deleting'; waiting: number };
type Problem = keyof typeof DELETE_PROBLEMS;

/** Asks twice; the shop deletes at once, and this phone forgets the account. `onDeleted` runs before leaving the screen. */
export function DeleteAccount({ uid, onDeleted }: { uid: string; onDeleted(): Promise<void> }) {
  const isConnected = useReachability() !== 'unreachable';
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ at: 'idle' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = useRef(false);
  const keep = () => setState({ at: 'idle' });

  async function goOn() {
    setState({ at: 'sure', waiting: (await waitingOf(deviceDatabase(), uid)).length });
  }
  async function press(waiting: number) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ at: 'deleting', waiting });
    const failed = await deleteEverywhere(uid, onDeleted);
    isBusy.current = false;
    setProblem(failed);
    setState({ at: 'idle' });
  }
  async function logInAgain() {
    await recordSignInOver(deviceDatabase(), uid);
    await navigate({ to: '/login', search: { returnUrl: '/profile' } });
  }

  return (
    <div className="delete-account">
      {problem && (
        <Notice tone="careful" isUrgent>
          {DELETE_PROBLEMS[problem]}
        </Notice>
      )}
      {problem === 'sign-in-again' && (
        <Button onClick={() => void logInAgain()}>{LOG_IN_AGAIN}</Button>
      )}
      <Button
        variant="link"
        disabled={!isConnected}
        aria-describedby="delete-account"
        onClick={() => {
          setProblem(null);
          setState({ at: 'asking' });
        }}
      >
        {DELETE_ACCOUNT}
      </Button>
      <p id="delete-account" role="status">
        {!isConnected && DELETE_NEEDS_CONNECTION}
      </p>
      {state.at === 'asking' && (
        <Dialog key="first" title={DELETE_QUESTION} dialog={dialog} onClose={keep}>
          <p>
            <strong>{GOES}</strong> {WHAT_GOES}
          </p>
          <p>
            <strong>{STAYS}</strong> {WHAT_STAYS}
          </p>
          <DialogAnswers>
            <Button onClick={keep}>{KEEP_ACCOUNT}</Button>
            <Button variant="secondary" onClick={() => void goOn()}>
              {GO_ON}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
      {'waiting' in state && (
        <Dialog key="second" title={DELETE_FOR_GOOD} dialog={dialog} onClose={keep}>
          <p>
            {state.waiting > 0 ? `${CANNOT_BE_UNDONE} ${givesUp(state.waiting)}` : CANNOT_BE_UNDONE}
          </p>
          <DialogAnswers>
            <Button disabled={state.at === 'deleting'} onClick={keep}>
              {KEEP_ACCOUNT}
            </Button>
            <Button
              variant="secondary"
              disabled={state.at === 'deleting'}
              onClick={() => void press(state.waiting)}
            >
              {state.at === 'deleting' ? DELETING : YES_DELETE}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </div>
  );
}

/** Deletes at the shop first, while the phone can still authenticate. Resolves to the problem; null when done. */
async function deleteEverywhere(
  uid: string,
  onDeleted: () => Promise<void>,
): Promise<Problem | null> {
  const database = deviceDatabase();
  const endPush = await preparePushEnd(database, uid);
  const answer = await requestAccountDeletion((fresh) => accountToken(uid, fresh));
  if (answer !== 'deleted') return answer;
  try {
    await onDeleted();
    await eraseAccount(database, uid);
  } catch (error) {
    console.error('what the phone keeps of the account could not be deleted', error);
    return 'still-here';
  }
  endPush();
  return null;
}
