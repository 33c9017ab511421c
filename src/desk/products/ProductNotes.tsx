import { deviceDatabase } from '#core/device/database/database.ts';
import { type EditedFields, type EditedValue, withChange } from '#core/model/desk/product-edit.ts';
import { typedAgain } from '#core/model/desk/product-form.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import { DO_IT_ALL_THE_SAME, LEAVE_IT, NOW_IT_IS, TRY_AGAIN, YOU_SAW } from '../messages.ts';
import { rupeeWords } from '../stock/messages.ts';
import {
  EDIT_AGAIN,
  EDIT_GONE,
  EMPTY_VALUE,
  editAsks,
  editRefused,
  editWaits,
  fieldWords,
  pictureCount,
  YES,
  YOU_WANT_IT,
} from './messages.ts';
import type { WaitingEdit } from './use-desk-products.ts';
import { addDraftFiles, filesOfEdits } from './use-draft-files.ts';
import { retype } from './use-typed-product.ts';

/** So much of a long text is shown beside another one. */
const MAX_SHOWN = 300;

type NotesProps = {
  waiting: readonly WaitingEdit[];
  /** The product as it stands. */
  fields: EditedFields;
  /** Something was put back into the form; of a product that is new, into that of new ones. */
  onRetyped(isNew: boolean): void;
};

/** What of a product is not sent yet; and where it has moved meanwhile, field by field as it was, as it is and as it is wanted, and what to do. */
export function ProductNotes({ waiting, fields, onRetyped }: NotesProps) {
  return waiting.map((it) => (
    <Notice key={it.seq} tone={it.state === 'waits' ? 'plain' : 'careful'}>
      {it.state === 'waits' ? (
        <p>{editWaits(it.edit.does, Object.keys(it.edit.fields))}</p>
      ) : (
        <Question waiting={it} all={waiting} fields={fields} onRetyped={onRetyped} />
      )}
    </Notice>
  ));
}

type QuestionProps = Omit<NotesProps, 'waiting'> & {
  waiting: WaitingEdit;
  all: readonly WaitingEdit[];
};

function Question({ waiting, all, fields, onRetyped }: QuestionProps) {
  const { seq, state, edit, now } = waiting;
  const database = deviceDatabase();
  const names = Object.keys(edit.fields);
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
    await retype(isNew ? null : edit.productId, { typed: typedAgain(changes), seen });
    await addDraftFiles(isNew ? null : edit.productId, await filesOfEdits(later));
    await leave();
    onRetyped(isNew);
  }
  return (
    <>
      <p>
        {isGone
          ? EDIT_GONE
          : state === 'refused'
            ? editRefused(edit.does, names)
            : editAsks(edit.does, names)}
      </p>
      {state === 'asks' && now && <Moved edit={edit} now={now} />}
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

function Moved({ edit, now }: { edit: WaitingEdit['edit']; now: EditedFields }) {
  return Object.entries(now).map(([name, stands]) => (
    <dl className="desk-both desk-moved" key={name}>
      <div>
        <dt>{`${fieldWords(name)}: ${YOU_SAW.toLowerCase()}`}</dt>
        <dd>{valueWords(name, edit.upon[name] ?? null)}</dd>
      </div>
      {name in edit.fields && (
        <div>
          <dt>{YOU_WANT_IT}</dt>
          <dd>{valueWords(name, edit.fields[name] ?? null)}</dd>
        </div>
      )}
      <div>
        <dt>{NOW_IT_IS}</dt>
        <dd>{valueWords(name, stands)}</dd>
      </div>
    </dl>
  ));
}

function valueWords(name: string, value: EditedValue): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return EMPTY_VALUE;
  }
  if (value === true) return YES;
  if (name === 'price' || name === 'mrp') return rupeeWords(Number(value));
  if (name === 'documentBytes') return fileSize(Number(value));
  if (name === 'photoURL' && Array.isArray(value)) return pictureCount(value.length);
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  const words = name === 'editorContent' ? text.replace(/<[^>]*>/g, ' ').trim() : text;
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words;
}
