import { deviceDatabase } from '#core/device/database/database.ts';
import { type EditedFields, type EditedValue, withChange } from '#core/model/desk/edited-fields.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { DO_IT_ALL_THE_SAME, LEAVE_IT, TRY_AGAIN } from '../messages.ts';
import { MovedFields } from './MovedFields.tsx';
import {
  EDIT_AGAIN,
  EMPTY_VALUE,
  editAsks,
  editGone,
  editRefused,
  editWaits,
  YES,
} from './messages.ts';
import { addDraftFiles, filesOfEdits } from './use-draft-files.ts';
import { draftOf, retype } from './use-typed.ts';
import type { Place, WaitingEdit } from './use-waiting-edits.ts';

/** So much of a long text is shown beside another one. */
const MAX_SHOWN = 300;

/** How the form of its collection speaks. */
export type EditWords = {
  fieldWords(name: string): string;
  /** What a value that is there looks like, where that is not its text. */
  valueWords?(name: string, value: NonNullable<EditedValue>): string | null;
  /** Changes as they come back into the form. */
  typedAgain(changes: readonly EditedFields[]): Record<string, string>;
};

type NotesProps = {
  place: Place;
  words: EditWords;
  waiting: readonly WaitingEdit[];
  /** As they stand. */
  fields: EditedFields;
  /** Something was put back into the form; of what is new, into that of new ones. */
  onRetyped(isNew: boolean): void;
};

/** What is not sent yet; and where it has moved meanwhile, field by field as it was, as it is and as it is wanted, and what to do. */
export function EditNotes({ waiting, ...rest }: NotesProps) {
  return waiting.map((it) => (
    <Notice key={it.seq} tone={it.state === 'waits' ? 'plain' : 'careful'}>
      {it.state === 'waits' ? (
        <p>{editWaits(rest.place.collection, it.edit.does, namesOf(it, rest.words))}</p>
      ) : (
        <Question waiting={it} all={waiting} {...rest} />
      )}
    </Notice>
  ));
}

function namesOf({ edit }: WaitingEdit, { fieldWords }: EditWords): string[] {
  return Object.keys(edit.fields).map(fieldWords);
}

type QuestionProps = Omit<NotesProps, 'waiting'> & {
  waiting: WaitingEdit;
  all: readonly WaitingEdit[];
};

function Question({ place, words, waiting, all, fields, onRetyped }: QuestionProps) {
  const { seq, state, edit, now } = waiting;
  const { collection, id } = place;
  const database = deviceDatabase();
  const names = namesOf(waiting, words);
  const isGone = state === 'asks' && now === null;
  /** What was done upon it goes with it, the last one first. */
  async function leave() {
    const later = all.filter((it) => it.seq >= seq).reverse();
    for (const it of later) await discard(database, deskKinds, it.seq, Date.now());
  }
  async function editAgain() {
    const isNew = edit.does === 'create';
    const seen = isNew ? null : withChange(fields, now ?? {});
    const later = all.filter((it) => it.seq >= seq);
    const changes = later.map((it) => it.edit.fields);
    const draft = draftOf(collection, isNew ? null : id);
    await retype(draft, { typed: words.typedAgain(changes), seen });
    await addDraftFiles(draft, await filesOfEdits(later));
    await leave();
    onRetyped(isNew);
  }
  return (
    <>
      <p>
        {isGone
          ? editGone(collection)
          : state === 'refused'
            ? editRefused(collection, edit.does, names)
            : editAsks(collection, edit.does, names)}
      </p>
      {state === 'asks' && now && (
        <MovedFields
          now={now}
          edit={edit}
          nameOf={words.fieldWords}
          wordsOf={(name, value) => valueWords(words, name, value)}
        />
      )}
      <p className="desk-links">
        <Button variant="secondary" onClick={() => void leave()}>
          {LEAVE_IT}
        </Button>
        {state === 'refused' && (
          <Button onClick={() => void retryNow(database, seq)}>{TRY_AGAIN}</Button>
        )}
        {edit.does !== 'delete' && !isGone && (
          <Button variant="secondary" onClick={() => void editAgain()}>
            {EDIT_AGAIN}
          </Button>
        )}
        {state === 'asks' && !isGone && (
          <Button onClick={() => void acceptAsked(database, seq)}>{DO_IT_ALL_THE_SAME}</Button>
        )}
      </p>
    </>
  );
}

function valueWords(words: EditWords, name: string, value: EditedValue): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return EMPTY_VALUE;
  }
  if (value === true) return YES;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  const shown = words.valueWords?.(name, value) ?? text;
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}
