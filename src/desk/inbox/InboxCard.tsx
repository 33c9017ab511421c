import { useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { saveAnswer } from '#domain/inbox/desk/answer-write.ts';
import { isDueToday } from '#domain/inbox/desk/due.ts';
import { savePublication } from '#domain/review/desk/review-write.ts';
import { shortNumber } from '#domain/shared/short-number.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { RelativeTime, useNow } from '#ui/text/RelativeTime.tsx';
import { ConflictNotice } from '../edits/ConflictNotice.tsx';
import { NotSent } from '../edits/NotSent.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import { InboxWords } from './InboxWords.tsx';
import {
  ACKNOWLEDGE,
  ANSWERED,
  dueWords,
  IS_KEPT_BACK,
  IS_PUBLISHED,
  KEEP_BACK,
  KEEP_IT,
  KIND_NAME,
  NOT_ANSWERED,
  PUBLISH,
  REFUSED,
  REMOVE,
  REMOVE_FOR_GOOD,
  REMOVE_WHY,
  TAKE_BACK,
} from './messages.ts';
import type { ShownItem } from './use-desk-inbox.ts';

/** One message, and the actions on it. Each press is saved on this device first and needs no network. */
export function InboxCard({ shown: { item, isDone, due, waits, refused } }: { shown: ShownItem }) {
  const { uid } = useOwnDesk();
  const [isNotSaved, setIsNotSaved] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const isBusy = useRef(false);
  const database = deviceDatabase();
  async function press(save: () => Promise<SaveOutcome>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsNotSaved((await save()).outcome === 'not-saved');
    isBusy.current = false;
  }
  const mark = (answered: boolean, removed?: true) => {
    const change = { id: mintId(), uid, itemId: item.id, of: item.of, answered, removed };
    return press(() => saveAnswer(database, change, Date.now()));
  };
  const publish = (published: boolean) => {
    const change = { id: mintId(), uid, reviewId: item.id, published };
    return press(() => savePublication(database, change, Date.now()));
  };
  const isReview = item.of === 'reviews';
  const number = shortNumber(item.id);
  const now = useNow();
  const isPublished = isReview && item.published;
  return (
    <li className="desk-card">
      <p className="desk-soft">
        <span>{isReview ? `${KIND_NAME.reviews} · ` : `${KIND_NAME[item.of]} · ${number} · `}</span>
        <RelativeTime at={item.at} />
      </p>
      {due && (
        <p className={isDueToday(due, now) ? 'desk-asks' : 'desk-soft'}>{dueWords(due, now)}</p>
      )}
      <InboxWords item={item} />
      {isReview && isDone && <p>{isPublished ? IS_PUBLISHED : IS_KEPT_BACK}</p>}
      <p className="desk-links">
        {isReview && !isPublished && <Button onClick={() => void publish(true)}>{PUBLISH}</Button>}
        {isReview && !isDone && (
          <Button variant="secondary" onClick={() => void mark(true)}>
            {KEEP_BACK}
          </Button>
        )}
        {isPublished && (
          <Button variant="secondary" onClick={() => void publish(false)}>
            {TAKE_BACK}
          </Button>
        )}
        {due?.does === 'acknowledge' && (
          <Button variant="secondary" onClick={() => void mark(false)}>
            {ACKNOWLEDGE}
          </Button>
        )}
        {!isReview && (
          <Button variant={isDone ? 'secondary' : 'primary'} onClick={() => void mark(!isDone)}>
            {isDone ? NOT_ANSWERED : ANSWERED}
          </Button>
        )}
        {!isReview && !isRemoving && (
          <Button variant="link" onClick={() => setIsRemoving(true)}>
            {REMOVE}
          </Button>
        )}
      </p>
      {isRemoving && (
        <Notice tone="careful">
          <p>{REMOVE_WHY}</p>
          <p className="desk-links">
            <Button variant="secondary" onClick={() => setIsRemoving(false)}>
              {KEEP_IT}
            </Button>
            <Button onClick={() => void mark(true, true)}>{REMOVE_FOR_GOOD}</Button>
          </p>
        </Notice>
      )}
      {waits && <NotSent />}
      {refused.length > 0 && <ConflictNotice seqs={refused} refused={refused} said={REFUSED} />}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </li>
  );
}
