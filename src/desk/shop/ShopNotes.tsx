import {
  type EditedFields,
  type EditedValue,
  withChange,
  withoutEdits,
} from '#domain/editing/edited-fields.ts';
import { settingsOf } from '#domain/settings/desk/shop-form.ts';
import { BANNER_ROW, rowsOf, VIDEO_ROW, ZONE_ROW } from '#domain/settings/rows.ts';
import { SHOP_PARTS, type ShopPart } from '#domain/settings/settings.fields.ts';
import { ConflictNotice, conflictFields } from '../edits/ConflictNotice.tsx';
import { EMPTY_VALUE } from '../edits/messages.ts';
import { NotSent } from '../edits/NotSent.tsx';
import { retype } from '../edits/retype.ts';
import { filesOfEdits } from '../edits/use-draft-files.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { shownSettings } from './built-settings.ts';
import { WEEKDAY_NAMES } from './delivery/messages.ts';
import { settingsAsk, settingsChanged, settingsRefused, settingWords } from './messages.ts';
import { draftOfPart, settingOf, typedChange } from './typed-part.ts';
import type { WaitingSettings } from './use-desk-settings.ts';

type NotesProps = {
  waiting: readonly WaitingSettings[];
  /** The current settings. */
  fields: EditedFields;
  /** A change was put back into the form of this part. */
  onRetyped(part: ShopPart): void;
};

/** A mark for each change that is not sent yet, and changes that conflict or were refused. */
export function ShopNotes({ waiting, ...rest }: NotesProps) {
  return waiting.map((it) =>
    isWaiting(it) ? (
      <NotSent key={it.seq} what={settingsChanged(Object.keys(it.edit.fields))} />
    ) : (
      <SettingsConflict key={it.seq} waiting={it} all={waiting} {...rest} />
    ),
  );
}

type ConflictProps = Omit<NotesProps, 'waiting'> & {
  waiting: WaitingSettings;
  all: readonly WaitingSettings[];
};

function SettingsConflict({ waiting, all, fields, onRetyped }: ConflictProps) {
  const { seq, status, edit, now } = waiting;
  const names = Object.keys(edit.fields);
  const part = partOf(names);
  const isRefused = status === 'refused';
  const later = all.filter((it) => it.seq >= seq && partOf(Object.keys(it.edit.fields)) === part);
  async function editAgain(leave: () => Promise<void>) {
    const edits = later.map((it) => it.edit);
    const wanted: EditedFields = Object.assign({}, ...edits.map((it) => it.fields));
    const again = {
      typed: typedChange(part, wanted),
      seen: withChange(withoutEdits(fields, edits), now ?? {}),
      wanted,
      files: await filesOfEdits(later),
    };
    await retype(draftOfPart(part), again, (control) => settingOf(part, control));
    await leave();
    onRetyped(part);
  }
  return (
    <ConflictNotice
      seqs={later.map((it) => it.seq)}
      refused={isRefused ? [seq] : []}
      said={isRefused ? settingsRefused(names) : settingsAsk(names)}
      fields={isRefused ? [] : conflictFields(waiting, settingWords, valueWords)}
      onEditAgain={editAgain}
    />
  );
}

function partOf(names: readonly string[]): ShopPart {
  const isOf = (part: ShopPart) => settingsOf(part).some((name) => names.includes(name));
  return SHOP_PARTS.find(isOf) ?? 'contact';
}

/** The value as shoppers read it; for an unset one, the built-in value. */
function valueWords(name: string, value: EditedValue): string {
  const shown = shownSettings(value === null ? {} : { [name]: value });
  const rows = {
    videos: rowsOf(VIDEO_ROW, shown.videos).map(({ title, by }) => `${title} (${by})`),
    zones: rowsOf(ZONE_ROW, shown.zones).map(
      ({ pincodes, soonest, latest }) => `${pincodes} (${soonest}-${latest})`,
    ),
    workingDays: WEEKDAY_NAMES.filter((_, day) => shown.workingDays[day] === '1'),
    banners: rowsOf(BANNER_ROW, shown.banners).map(({ words }) => words),
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
