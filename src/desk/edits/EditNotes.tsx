import { type EditedFields, type EditedValue, withChange } from '#domain/editing/edited-fields.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { DO_IT_ALL_THE_SAME } from '../messages.ts';
import { ConflictNotice, conflictFields } from './ConflictNotice.tsx';
import { EMPTY_VALUE, editAsks, editGone, editRefused, editWaits, YES } from './messages.ts';
import { addDraftFiles, filesOfEdits } from './use-draft-files.ts';
import { draftOf, retype } from './use-typed.ts';
import { isWaiting, type Place, type WaitingEdit } from './use-waiting-edits.ts';

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

/** What is not sent yet, and what conflicts or was refused. */
export function EditNotes({ waiting, ...rest }: NotesProps) {
  return waiting.map((it) =>
    isWaiting(it) ? (
      <Notice key={it.seq}>
        <p>{editWaits(rest.place.collection, it.edit.does, namesOf(it, rest.words))}</p>
      </Notice>
    ) : (
      <EditConflict
        key={it.seq}
        waiting={it}
        later={waiting.filter(({ seq }) => seq >= it.seq)}
        {...rest}
      />
    ),
  );
}

function namesOf({ edit }: WaitingEdit, { fieldWords }: EditWords): string[] {
  return Object.keys(edit.fields).map(fieldWords);
}

type ConflictProps = Omit<NotesProps, 'waiting'> & {
  waiting: WaitingEdit;
  /** It, and what was pressed after it. */
  later: readonly WaitingEdit[];
};

function EditConflict({ place, words, waiting, later, fields, onRetyped }: ConflictProps) {
  const { seq, status, edit, now } = waiting;
  const { collection, id } = place;
  const names = namesOf(waiting, words);
  const isRefused = status === 'refused';
  const isGone = !isRefused && now === null;
  async function editAgain(leave: () => Promise<void>) {
    const isNew = edit.does === 'create';
    const seen = isNew ? null : withChange(fields, now ?? {});
    const changes = later.map((it) => it.edit.fields);
    const draft = draftOf(collection, isNew ? null : id);
    await retype(draft, { typed: words.typedAgain(changes), seen });
    await addDraftFiles(draft, await filesOfEdits(later));
    await leave();
    onRetyped(isNew);
  }
  const saidOf = isRefused ? editRefused : editAsks;
  const wordsOf = (name: string, value: EditedValue) => valueWords(words, name, value);
  return (
    <ConflictNotice
      seqs={later.map((it) => it.seq)}
      refused={isRefused ? [seq] : []}
      said={isGone ? editGone(collection) : saidOf(collection, edit.does, names)}
      fields={isRefused ? [] : conflictFields(waiting, words.fieldWords, wordsOf)}
      accept={isGone ? null : DO_IT_ALL_THE_SAME}
      onEditAgain={edit.does === 'delete' || isGone ? undefined : editAgain}
    />
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
