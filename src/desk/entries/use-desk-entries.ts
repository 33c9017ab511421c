// Categories, brands and blogs for the desk, hidden ones too: the shop's documents with this device's unsent edits over
// them.
import { useMemo } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readDeskEntries, readDeskEntry } from '#domain/catalogue/desk/desk-entries.ts';
import { type EntryCollection, NAME_FIELDS } from '#domain/catalogue/desk/entry-edit.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import { readWaitingEdits, sureFields, type WaitingEdit } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** `isStored`: the shop has it. */
export type ShownEntry = {
  id: string;
  name: string;
  fields: EditedFields;
  isStored: boolean;
  waiting: WaitingEdit[];
};

/** All entries of a collection by name; undefined while loading. */
export function useDeskEntries(collection: EntryCollection): ShownEntry[] | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const known = await readDeskEntries(deviceDatabase(), uid, collection);
    const stored = new Map(known.map(({ entryId, fields }) => [entryId, fields]));
    const waiting = await readWaitingEdits(uid, collection);
    const ids = new Set([...stored.keys(), ...waiting.keys()]);
    return [...ids]
      .map((id) => shownEntry(collection, id, stored.get(id), waiting.get(id) ?? []))
      .toSorted((one, other) => compareNames(one.name, other.name));
  }, [uid, collection]);
}

/** One entry with its waiting edits; undefined while loading, null if this device does not have it. */
export function useDeskEntry(
  collection: EntryCollection,
  id: string,
): ShownEntry | null | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const known = await readDeskEntry(deviceDatabase(), uid, { collection, entryId: id });
    const waiting = (await readWaitingEdits(uid, collection)).get(id) ?? [];
    if (!known && waiting.length === 0) return null;
    return shownEntry(collection, id, known?.fields, waiting);
  }, [uid, collection, id]);
}

/** All categories or brands as options. */
export function useGroupOptions(collection: 'categories' | 'brands') {
  const all = useDeskEntries(collection);
  return useMemo(() => (all ?? []).map(({ id, name }) => ({ value: id, words: name })), [all]);
}

function shownEntry(
  collection: EntryCollection,
  id: string,
  stored: EditedFields | undefined,
  waiting: WaitingEdit[],
): ShownEntry {
  const fields = sureFields(stored ?? {}, waiting);
  const name = String(fields[NAME_FIELDS[collection]] ?? '');
  return { id, name, fields, isStored: stored !== undefined, waiting };
}
