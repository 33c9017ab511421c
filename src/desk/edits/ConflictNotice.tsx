import { deviceDatabase } from '#domain/device/database.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import type { Edit, EditedFields, EditedValue } from '#domain/editing/edited-fields.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import {
  DO_IT_ALL_THE_SAME,
  EDIT_AGAIN,
  LEAVE_IT,
  NOW_IT_IS,
  TRY_AGAIN,
  YOU_SAW,
  YOU_WANT,
} from '../messages.ts';

/** Something that somebody else changed: as it was seen, as it is wanted, as it is by now. */
export type ConflictField = { name?: string; saw: string; wanted?: string; now: string };

type AnswersProps = {
  /** The write that was not done, and what was pressed after it: all of it goes with the answer "leave it". */
  seqs: readonly number[];
  /** Those that the shop refused, which may be sent once more. */
  refused?: readonly number[] | undefined;
  /** The button that does it all the same; null where that cannot be done. */
  accept?: string | null;
  /** Puts it back into its form; `leave` discards what waits. */
  onEditAgain?: ((leave: () => Promise<void>) => Promise<unknown>) | undefined;
  onLeft?(): void;
};

/** What was pressed at the desk and was not done, since somebody else was faster or the shop refused it: what is there now, and what to do. */
export function ConflictNotice({
  said,
  fields = [],
  ...answers
}: AnswersProps & { said: string; fields?: readonly ConflictField[] }) {
  return (
    <Notice tone="careful">
      <p>{said}</p>
      {fields.map(({ name, saw, wanted, now }) => (
        <dl className={name ? 'desk-both desk-moved' : 'desk-both'} key={name ?? ''}>
          <div>
            <dt>{name ? `${name}: ${YOU_SAW.toLowerCase()}` : YOU_SAW}</dt>
            <dd>{saw}</dd>
          </div>
          {wanted !== undefined && (
            <div>
              <dt>{YOU_WANT}</dt>
              <dd>{wanted}</dd>
            </div>
          )}
          <div>
            <dt>{NOW_IT_IS}</dt>
            <dd>{now}</dd>
          </div>
        </dl>
      ))}
      <ConflictAnswers {...answers} />
    </Notice>
  );
}

export function ConflictAnswers({
  seqs,
  refused = [],
  accept = DO_IT_ALL_THE_SAME,
  onEditAgain,
  onLeft,
}: AnswersProps) {
  const database = deviceDatabase();
  const [first] = seqs;
  /** The last one first: each was pressed on the base of the one before. */
  async function leave() {
    for (const seq of seqs.toReversed()) await discard(database, deskKinds, seq, Date.now());
  }
  return (
    <p className="desk-links">
      <Button variant="secondary" onClick={() => void leave().then(onLeft)}>
        {LEAVE_IT}
      </Button>
      {refused.length > 0 && (
        <Button onClick={() => refused.forEach((seq) => void retryNow(database, seq))}>
          {TRY_AGAIN}
        </Button>
      )}
      {onEditAgain && (
        <Button variant="secondary" onClick={() => void onEditAgain(leave)}>
          {EDIT_AGAIN}
        </Button>
      )}
      {refused.length === 0 && accept !== null && first !== undefined && (
        <Button onClick={() => void acceptConflict(database, first)}>{accept}</Button>
      )}
    </p>
  );
}

/** The conflicting fields of an edit in words. `now`: as they are stored. */
export function conflictFields(
  { edit, now }: { edit: Pick<Edit, 'fields' | 'base'>; now: EditedFields | null },
  nameOf: (field: string) => string,
  wordsOf: (field: string, value: EditedValue) => string,
): ConflictField[] {
  return Object.entries(now ?? {}).map(([name, stored]) => ({
    name: nameOf(name),
    saw: wordsOf(name, edit.base[name] ?? null),
    ...(name in edit.fields && { wanted: wordsOf(name, edit.fields[name] ?? null) }),
    now: wordsOf(name, stored),
  }));
}
