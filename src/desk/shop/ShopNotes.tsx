import { deviceDatabase } from '#core/device/database/database.ts';
import { SHOP_PARTS, type ShopPart } from '#core/model/catalogue/settings.fields.ts';
import { rowsOf } from '#core/model/catalogue/shop-settings.ts';
import { type EditedFields, type EditedValue, withChange } from '#core/model/desk/edited-fields.ts';
import { settingsOf } from '#core/model/desk/shop-form.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { MovedFields } from '../edits/MovedFields.tsx';
import { EDIT_AGAIN, EMPTY_VALUE } from '../edits/messages.ts';
import { addDraftFiles, filesOfEdits } from '../edits/use-draft-files.ts';
import { retype } from '../edits/use-typed.ts';
import { DO_IT_ALL_THE_SAME, LEAVE_IT, TRY_AGAIN } from '../messages.ts';
import { shownSettings } from './built-settings.ts';
import { settingsAsk, settingsRefused, settingsWait, settingWords } from './messages.ts';
import { draftOfPart, typedChange } from './typed-part.ts';
import type { WaitingSettings } from './use-desk-settings.ts';

type NotesProps = {
  waiting: readonly WaitingSettings[];
  /** The settings as they stand. */
  fields: EditedFields;
  /** Something was put back into the form of this part. */
  onRetyped(part: ShopPart): void;
};

/** What is not sent yet; and where something has moved meanwhile, field by field as it was, as it is and as it is wanted, and what to do. */
export function ShopNotes({ waiting, fields, onRetyped }: NotesProps) {
  return waiting.map((it) => (
    <Notice key={it.seq} tone={it.state === 'waits' ? 'plain' : 'careful'}>
      {it.state === 'waits' ? (
        <p>{settingsWait(Object.keys(it.edit.fields))}</p>
      ) : (
        <Question waiting={it} all={waiting} fields={fields} onRetyped={onRetyped} />
      )}
    </Notice>
  ));
}

type QuestionProps = Omit<NotesProps, 'waiting'> & {
  waiting: WaitingSettings;
  all: readonly WaitingSettings[];
};

function Question({ waiting, all, fields, onRetyped }: QuestionProps) {
  const { seq, state, edit, now } = waiting;
  const database = deviceDatabase();
  const names = Object.keys(edit.fields);
  const part = partOf(names);
  /** What was done upon it goes with it, the last one first. */
  const later = all.filter((it) => it.seq >= seq && partOf(Object.keys(it.edit.fields)) === part);
  async function leave() {
    for (const it of later.toReversed()) await discard(database, deskKinds, it.seq, Date.now());
  }
  async function editAgain() {
    const wanted: EditedFields = Object.assign({}, ...later.map((it) => it.edit.fields));
    const seen = withChange(fields, now ?? {});
    const draft = draftOfPart(part);
    await retype(draft, { typed: typedChange(part, wanted), seen });
    await addDraftFiles(draft, await filesOfEdits(later));
    await leave();
    onRetyped(part);
  }
  return (
    <>
      <p>{state === 'refused' ? settingsRefused(names) : settingsAsk(names)}</p>
      {state === 'asks' && now && (
        <MovedFields now={now} edit={edit} nameOf={settingWords} wordsOf={valueWords} />
      )}
      <p className="desk-links">
        <Button variant="secondary" onClick={() => void leave()}>
          {LEAVE_IT}
        </Button>
        {state === 'refused' && (
          <Button onClick={() => void retryNow(database, seq)}>{TRY_AGAIN}</Button>
        )}
        <Button variant="secondary" onClick={() => void editAgain()}>
          {EDIT_AGAIN}
        </Button>
        {state === 'asks' && (
          <Button onClick={() => void acceptAsked(database, seq)}>{DO_IT_ALL_THE_SAME}</Button>
        )}
      </p>
    </>
  );
}

function partOf(names: readonly string[]): ShopPart {
  const isOf = (part: ShopPart) => settingsOf(part).some((name) => names.includes(name));
  return SHOP_PARTS.find(isOf) ?? 'contact';
}

/** As shoppers read it: where nothing is said, what the shop was built with. */
function valueWords(name: string, value: EditedValue): string {
  const shown = shownSettings(value === null ? {} : { [name]: value });
  const rows = {
    videos: rowsOf('videos', shown.videos).map(({ title, by }) => `${title} (${by})`),
    banners: rowsOf('banners', shown.banners).map(({ words }) => words),
  };
  return (
    textsIn(Reflect.get({ ...shown, ...rows }, name))
      .filter(Boolean)
      .join(', ') || EMPTY_VALUE
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
