// The shop's settings for the desk: the stored ones with this device's unsent changes over them.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { type EditedFields, withChange } from '#domain/editing/edited-fields.ts';
import { readDeskShop } from '#domain/settings/desk/desk-settings.ts';
import { deskShopWrite } from '#domain/settings/desk/settings-write.ts';
import { ShopEdit } from '#domain/settings/desk/shop-edit.ts';
import type { AllSettings } from '#domain/settings/settings.fields.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { isWaiting, type WaitingEdit, waitingPress } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import type { News } from '../today/news.tsx';
import { shownSettings } from './built-settings.ts';
import { SETTINGS_ASK } from './messages.ts';

/** An unsent change. */
export type WaitingSettings = WaitingEdit<ShopEdit>;

/** `fields`: as stored; null before the first read. */
export type DeskSettings = { fields: EditedFields | null; waiting: WaitingSettings[] };

/** Undefined while loading. */
export function useDeskSettings(): DeskSettings | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readShop(deviceDatabase(), uid), [uid]);
}

/** Settings that ask. */
export function useSettingsNews(): News {
  const waiting = useDeskSettings()?.waiting ?? [];
  const isAsking = waiting.some((it) => !isWaiting(it));
  return { notes: [{ link: { to: '/desk/shop' }, asks: isAsking ? SETTINGS_ASK : null }] };
}

async function readShop(database: HaatDatabase, uid: string): Promise<DeskSettings> {
  const known = await readDeskShop(database, uid);
  const rows = await readOutbox(database);
  const waiting = rows.flatMap(({ row }) => (row?.uid === uid ? editIn(row) : []));
  // Conflicting values were read from the shop later than the copy.
  const seen = waiting.reduce((all, { now }) => withChange(all, now ?? {}), known ?? {});
  const sure = waiting.filter(isWaiting);
  const fields = sure.reduce((all, { edit }) => withChange(all, edit.fields), seen);
  return { fields: known ? fields : null, waiting };
}

/** The settings as shoppers read them, with this device's unsent changes. */
export async function readShownShop(database: HaatDatabase, uid: string): Promise<AllSettings> {
  return shownSettings((await readShop(database, uid)).fields ?? {});
}

/** The same; undefined while loading. */
export function useShownShop(): AllSettings | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readShownShop(deviceDatabase(), uid), [uid]);
}

function editIn(row: OutboxRow): WaitingSettings[] {
  if (row.kind !== deskShopWrite.kind) return [];
  const edit = v.safeParse(ShopEdit, row.payload);
  return edit.success ? [{ ...waitingPress(row), edit: edit.output }] : [];
}
