import { useState } from 'react';
import {
  type Edit,
  type EditedFields,
  type EditedValue,
  withChange,
  withoutEdits,
} from '#domain/editing/edited-fields.ts';
import { DO_IT_ALL_THE_SAME } from '../messages.ts';
import { ConflictNotice, conflictFields } from './ConflictNotice.tsx';
import { draftOf } from './kept-typing.ts';
import {
  EMPTY_VALUE,
  editAsks,
  editDone,
  editGone,
  editRefused,
  formInUse,
  YES,
} from './messages.ts';
import { NotSent } from './NotSent.tsx';
import { retype } from './retype.ts';
import { filesOfEdits } from './use-draft-files.ts';
import { isWaiting, type Place, type WaitingEdit } from './use-waiting-edits.ts';

/** A value longer than this is cut when it is shown beside another one, characters. */
const MAX_SHOWN = 300;

/** The words of one collection's form. */
export type EditWords = {
  fieldWords(name: string): string;
  /** Words for a value whose plain text will not do; otherwise null. */
  valueWords?(name: string, value: NonNullable<EditedValue>): string | null;
  /** Turns edits back into form values. */
  typedAgain(edits: readonly Pick<Edit, 'fields' | 'base'>[]): Record<string, string>;
  /** The stored field of a form's field. */
  storedOf(field: string): string;
};

type NotesProps = {
  place: Place;
  words: EditWords;
  waiting: readonly WaitingEdit[];
  /** The current values. */
  fields: EditedFields;
  /** A change was put back into the form; `isNew`: into the form of a new document. */
  onRetyped(isNew: boolean): void;
};

/** Above a form: a mark for each edit that is not sent yet, and edits that conflict or were refused. */
export function EditNotes({ waiting, ...rest }: NotesProps) {
  return waiting.map((it) =>
    isWaiting(it) ? (
      <NotSent key={it.seq} what={editDone(it.edit.does, namesOf(it, rest.words))} />
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
  /** This edit and those pressed after it. */
  later: readonly WaitingEdit[];
};

function EditConflict({ place, words, waiting, later, fields, onRetyped }: ConflictProps) {
  const { seq, status, edit, now } = waiting;
  const { collection, id } = place;
  const names = namesOf(waiting, words);
  const isRefused = status === 'refused';
  const isGone = !isRefused && now === null;
  const [isInUse, setIsInUse] = useState(false);
  async function editAgain(leave: () => Promise<void>) {
    const isNew = edit.does === 'create';
    const edits = later.map((it) => it.edit);
    const again = {
      typed: words.typedAgain(edits),
      seen: isNew ? null : withChange(withoutEdits(fields, edits), now ?? {}),
      wanted: Object.assign({}, ...edits.map((it) => it.fields)),
      files: await filesOfEdits(later),
    };
    const isIn = await retype(draftOf(collection, isNew ? null : id), again, words.storedOf);
    setIsInUse(!isIn);
    if (!isIn) return;
    await leave();
    onRetyped(isNew);
  }
  const saidOf = isRefused ? editRefused : editAsks;
  const wordsOf = (name: string, value: EditedValue) => valueWords(words, name, value);
  return (
    <>
      <ConflictNotice
        seqs={later.map((it) => it.seq)}
        refused={isRefused ? [seq] : []}
        said={isGone ? editGone(collection) : saidOf(collection, edit.does, names)}
        fields={isRefused ? [] : conflictFields(waiting, words.fieldWords, wordsOf)}
        accept={isGone ? null : DO_IT_ALL_THE_SAME}
        onEditAgain={edit.does === 'delete' || isGone ? undefined : editAgain}
      />
      {isInUse && <p className="desk-asks">{formInUse(collection)}</p>}
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
