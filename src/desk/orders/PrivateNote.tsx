import { useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { saveOrderNote } from '#domain/order/desk/note-write.ts';
import {
  MAX_PRIVATE_NOTE_CODE_UNITS,
  MAX_PRIVATE_NOTE_LENGTH,
} from '#domain/order/order-record.ts';
import { charactersOf } from '#engine/lib/characters.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { TextArea } from '#ui/form/Field.tsx';
import { ConflictNotice } from '../edits/ConflictNotice.tsx';
import { NotSent } from '../edits/NotSent.tsx';
import { retype } from '../edits/retype.ts';
import { useTyped } from '../edits/use-typed.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import {
  KEEP_MINE,
  LEAVE_NOTE,
  NO_NOTE,
  NOTE,
  NOTE_ASKS,
  NOTE_HINT,
  NOTE_REFUSED,
  NOTE_TITLE,
  noteTooLong,
  SAVE_NOTE,
} from './page/messages.ts';
import type { ShownRecord, WaitingNote } from './page/use-order-record.ts';

type NoteProps = { order: DeskOrder; record: ShownRecord };

const draftOf = ({ orderId }: Pick<DeskOrder, 'orderId'>) => `desk-note:${orderId}`;
const noteIn = ({ note = '' }: EditedFields) => ({ note: String(note) });

/** The private note of an order, for everybody at the desk. */
export function PrivateNote(props: NoteProps) {
  const [times, setTimes] = useState(0);
  return <NoteForm key={times} {...props} onRetyped={() => setTimes(times + 1)} />;
}

/** `onRetyped`: its draft was written, and has to be read again. */
function NoteForm({
  order,
  record: { note, waiting },
  onRetyped,
}: NoteProps & { onRetyped(): void }) {
  const { uid } = useOwnDesk();
  const draft = useTyped(draftOf(order), { note }, noteIn);
  const [isNotSaved, setIsNotSaved] = useState(false);
  const isBusy = useRef(false);
  if (!draft) return null;
  const { values, seen, isTyped, change, clear } = draft;
  const typed = values.note.trim();
  const isTooLong =
    typed.length > MAX_PRIVATE_NOTE_CODE_UNITS ||
    charactersOf(typed).length > MAX_PRIVATE_NOTE_LENGTH;
  const open = waiting.findIndex((it) => !isWaiting(it));
  async function save() {
    if (isBusy.current || isTooLong) return;
    isBusy.current = true;
    await draft?.settled();
    const { customer, orderId } = order;
    const edit = { customer, orderId, note: typed, base: noteIn(seen ?? {}) };
    const press = { id: mintId(), uid, draft: draftOf(order), ...edit };
    const saved = await saveOrderNote(deviceDatabase(), press, Date.now());
    isBusy.current = false;
    setIsNotSaved(saved.outcome === 'not-saved');
    if (saved.outcome !== 'not-saved') clear();
  }
  async function again(wanted: string, now: string) {
    const change = { note: wanted };
    const again = { typed: change, seen: { note: now }, wanted: change };
    await retype(draftOf(order), again, (field) => field);
    onRetyped();
  }
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="private-note">
      <h2 id="private-note">{NOTE_TITLE}</h2>
      {open >= 0 && <NoteConflict later={waiting.slice(open)} onEditAgain={again} />}
      {open < 0 && waiting.length > 0 && <NotSent />}
      <TextArea
        label={NOTE}
        hint={NOTE_HINT}
        error={isTooLong ? noteTooLong(MAX_PRIVATE_NOTE_LENGTH) : undefined}
        rows={3}
        value={values.note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
      {isTyped && (
        <div className="desk-links">
          <Button onClick={() => void save()}>{SAVE_NOTE}</Button>
          <Button variant="link" onClick={clear}>
            {LEAVE_NOTE}
          </Button>
        </div>
      )}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </section>
  );
}

type ConflictProps = {
  /** A note that the shop did not take, and those that were saved after it. */
  later: readonly WaitingNote[];
  /** Puts the last one back into its form. `now`: the note at the shop, if that is known. */
  onEditAgain(note: string, now: string): Promise<void>;
};

function NoteConflict({ later, onEditAgain }: ConflictProps) {
  const [first] = later;
  if (!first) return null;
  const { edit, seq, status } = first;
  const wanted = later.at(-1)?.edit.note ?? '';
  const now = noteIn(first.now ?? edit.base).note;
  const isRefused = status === 'refused';
  return (
    <ConflictNotice
      seqs={later.map((it) => it.seq)}
      refused={isRefused ? [seq] : []}
      said={isRefused ? NOTE_REFUSED : NOTE_ASKS}
      fields={[{ saw: edit.base.note || NO_NOTE, wanted: wanted || NO_NOTE, now: now || NO_NOTE }]}
      accept={KEEP_MINE}
      onEditAgain={async (leave) => {
        await leave();
        await onEditAgain(wanted, now);
      }}
    />
  );
}
