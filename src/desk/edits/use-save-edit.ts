// Saves an edit of any catalogue document on this device: one press at a time, without a network.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { EditPress } from '#domain/editing/desk-edit.ts';
import {
  baseOf,
  type Edit,
  type EditedFields,
  type EditFile,
  newDocumentId,
} from '#domain/editing/edited-fields.ts';
import { saveProductEdit } from '#domain/product/desk/product-write.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import type { Draft } from './kept-typing.ts';
import { NOUNS } from './nouns.ts';
import { filesDraftOf } from './use-draft-files.ts';
import type { Place } from './use-waiting-edits.ts';

function saveEditOf({ collection, id }: Place, press: EditPress<Edit>): Promise<SaveOutcome> {
  const database = deviceDatabase();
  return collection === 'products'
    ? saveProductEdit(database, { ...press, productId: id }, Date.now())
    : saveEntryEdit(database, { ...press, collection, entryId: id }, Date.now());
}

/** Whether the page is still there: a press that waits for pictures may end after it was left. */
function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Runs one press at a time; `press` resolves to false if it could not be saved. */
export function usePress() {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isHere = useIsHere();
  /** The id of the press; a retry after a failure reuses it. */
  const id = useRef(mintId());
  async function press(save: (id: string) => Promise<SaveOutcome>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    const saved = await save(id.current);
    isBusy.current = false;
    setProblem(saved.outcome === 'saved' ? null : NOT_SAVED);
    if (saved.outcome !== 'saved') return false;
    id.current = mintId();
    // The outcome is shown at the top.
    if (isHere.current) scrollTo(0, 0);
    return true;
  }
  return { press, problem, setProblem, isHere };
}

/** Saves one press; null if it could not be saved. */
export function useSaveEdit() {
  const { uid } = useOwnDesk();
  const { press, ...shown } = usePress();
  async function save(
    placeOf: (press: string) => Place,
    edit: Omit<EditPress<Edit>, 'id' | 'uid'>,
  ): Promise<Place | null> {
    let place: Place | null = null;
    const isSaved = await press((id) => {
      place = placeOf(id);
      return saveEditOf(place, { ...edit, id, uid });
    });
    return isSaved ? place : null;
  }
  return { save, ...shown };
}

/** A form's values as they will be written. */
type Written = {
  name: string;
  fields: EditedFields;
  files: readonly EditFile[];
  /** The document as it was when typing began. */
  seen: EditedFields | null;
};

/** Saves a form's values; false if that failed, and they stay in the fields. `id`: null for a new document. */
export function useSaveTyped<Field extends string>(
  draft: Draft<Field>,
  collection: ListedCollection,
  id: string | null,
) {
  const { save, problem, setProblem, isHere } = useSaveEdit();
  const navigate = useNavigate();
  async function saveTyped({ name, fields, files, seen }: Written): Promise<boolean> {
    setProblem(null);
    if (id !== null && Object.keys(fields).length === 0) {
      clear();
      return true;
    }
    await draft.settled();
    const placeOf = (press: string) => ({
      collection,
      id: id ?? newDocumentId(name, press, NOUNS[collection]),
    });
    const does = id === null ? 'create' : 'change';
    const base = id === null ? {} : baseOf(fields, seen ?? {});
    const drafts = [draft.name, filesDraftOf(draft.name)];
    const place = await save(placeOf, { does, fields, base, drafts, files });
    if (!place) return false;
    clear();
    if (id === null && isHere.current)
      void navigate({ to: '/desk/$collection/$id', params: place });
    return true;
  }
  function clear() {
    draft.clear();
    void deleteDraft(deviceDatabase(), filesDraftOf(draft.name));
  }
  return { saveTyped, problem, setProblem, clear };
}
