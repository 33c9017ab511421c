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

/** A field that somebody else changed: as the merchant saw it, as they want it, and as it is now. */
export type ConflictField = { name?: string; saw: string; wanted?: string; now: string };

type AnswersProps = {
  /** The rows of the write that was not done and of everything pressed after it; "leave it" discards them all. */
  seqs: readonly number[];
  /** Rows that the shop refused; they can be sent once more. */
  refused?: readonly number[] | undefined;
  /** Words of the button that does it all the same; null if that is impossible. */
  accept?: string | null;
  /** Puts the change back into its form; `leave` discards the waiting rows. */
  onEditAgain?: ((leave: () => Promise<void>) => Promise<unknown>) | undefined;
  onLeft?(): void;
};

/**
 * Shows a press that was not done because of a conflict or a refusal: the shop's values now, and the
 * possible answers.
 */
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
  /** Last row first: each press has the one before as its base. */
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

/** The conflicting fields of an edit in words. `now`: the stored values. */
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
