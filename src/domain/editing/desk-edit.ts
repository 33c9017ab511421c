// Edits of stored fields at the desk: products, categories, brands, blogs, prices, settings. Conflicts and locks:
// desk-conflict.ts. The same commit creates a note under the row's own id: it names the author, and can be created only
// once, so an edit that is sent twice counts once.
import type { Table } from 'dexie';
import type * as v from 'valibot';
import { deleteDraft } from '#engine/device/drafts.ts';
import type { WireWrite } from '#engine/firestore/commit-document.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import { deleteWaitingFiles } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { deletedDocument, editedDocument, newDocument } from './commit-edit.ts';
import { acceptedBase, acceptedFields, compareStored, conflict } from './desk-conflict.ts';
import { filesOfKind, putFiles } from './desk-files.ts';
import { recordGivenUp, saveAtDesk, signed, whenProven } from './desk-kind.ts';
import {
  conflictingFields,
  type Edit,
  type EditedFields,
  type EditFile,
  givenFields,
} from './edited-fields.ts';

/** The fields of every edit; `does` defaults to a change. */
type AnyEdit = Pick<Edit, 'fields' | 'base' | 'timestamp'> & Partial<Pick<Edit, 'does' | 'files'>>;

/** The differences between the kinds of edits. */
type EditSource<Payload extends AnyEdit> = {
  kind: string;
  schema: v.GenericSchema<unknown, Payload>;
  /** The document, from the root. */
  pathOf(payload: Payload): string;
  /** The note's collection, if not `productChanges`. */
  notesAt?: '/shopChanges';
  /** The note's fields besides the author and the time of the press. */
  note(payload: Payload, base: EditedFields): PlainFields;
  /** The Storage path for a file of this name. */
  pathOfFile?(payload: Payload, name: string): string;
  /** Fields that describe a file; a function writes them. */
  fileFields?: readonly string[];
  /** All fields that a merchant may write: a deletion conflicts with a change of any of them. */
  allFields?(payload: Payload): readonly string[];
  /** The first edit creates the document. */
  mayBeFirst?: true;
  tables(database: HaatDatabase): readonly Table[];
  /** Changes this device's copy once the shop has it. */
  keep(database: HaatDatabase, uid: string, payload: Payload): Promise<unknown>;
  /** Changes the copy where the edit was given up. */
  onGivenUp?(database: HaatDatabase, row: OutboxRow): Promise<unknown>;
};

export function editKind<Payload extends AnyEdit>(source: EditSource<Payload>): WriteKind<Payload> {
  const { schema, pathOf, pathOfFile } = source;
  const recordDone = whenProven(schema, source.keep);
  return {
    kind: source.kind,
    sentBy: 'desk',
    version: 1,
    schema,
    upcasts: {},
    document(payload, row) {
      const said = source.note(payload, givenFields(acceptedBase(payload.base, row)));
      return {
        path: changePath(row.id, source.notesAt),
        does: 'create',
        ...signed({ ...said, timestamp: payload.timestamp }, row),
        companionWrites: companionWrites(source, payload, row),
      };
    },
    ...(pathOfFile && { file: filesOfKind(schema, pathOfFile) }),
    canReadBack: true,
    /** A function adds `expiresAt` to the stored note. */
    hasLanded: (stored) => stored !== undefined,
    async checkBeforeSend(payload, row, remote) {
      const { does, fields } = payload;
      if (does === 'create') return { do: 'go' };
      const base = acceptedBase(payload.base, row);
      const more = does === 'delete' ? source.allFields?.(payload) : [];
      const names = new Set([...Object.keys(base), ...(more ?? [])]);
      return compareStored(remote, pathOf(payload), (stored) => {
        if (!stored && !source.mayBeFirst) return conflict(null);
        const now = conflictingFields(names, base, stored ?? {}, fields);
        if (Object.keys(now).length === 0) return { do: 'go' };
        // What was accepted before stays accepted.
        return conflict({ ...acceptedFields(row), ...now });
      });
    },
    tables: (database: HaatDatabase) => [
      ...source.tables(database),
      database.deviceState,
      database.waitingFiles,
    ],
    async onDone(database: HaatDatabase, row) {
      await deleteWaitingFiles(database, row.id);
      await recordDone(database, row);
    },
    async onDiscard(database: HaatDatabase, row) {
      await deleteWaitingFiles(database, row.id);
      await source.onGivenUp?.(database, row);
      await recordGivenUp(database, row);
    },
  };
}

function companionWrites<Payload extends AnyEdit>(
  { pathOf, fileFields = [] }: EditSource<Payload>,
  payload: Payload,
  { id, uid }: OutboxRow,
): WireWrite[] {
  const path = pathOf(payload);
  if (payload.does === 'delete') return deletedDocument(path, id, uid ?? '');
  const all = Object.entries(payload.fields);
  const fields = Object.fromEntries(all.filter(([name]) => !fileFields.includes(name)));
  if (payload.does === 'create') return [newDocument(path, fields, id)];
  return Object.keys(fields).length === 0 ? [] : [editedDocument(path, fields, id)];
}

/** The path of this row's note. */
export function changePath(id: string, notesAt = '/productChanges'): string {
  return `${notesAt}/${id}`;
}

/** A press: the edit, with its files and the drafts that it ends. */
export type EditPress<Payload extends AnyEdit> = {
  id: string;
  uid: string;
  drafts?: readonly string[];
  files?: readonly EditFile[];
} & Omit<Payload, 'timestamp' | 'files'>;

/** Saves an edit with its files and deletes its drafts. Needs no network. `id`: minted per press; `now` in ms. */
export async function saveEdit<Payload extends AnyEdit>(
  database: HaatDatabase,
  kind: Pick<WriteKind<Payload>, 'kind' | 'version' | 'sentBy'>,
  entityKey: string,
  { id, uid, drafts = [], files = [], ...edit }: EditPress<Payload>,
  now: number,
): Promise<SaveOutcome> {
  const payload = { ...edit, files: files.map(({ name }) => name), timestamp: now };
  const write = { id, uid, entityKey, payload };
  const others = [database.drafts, database.waitingFiles];
  return saveAtDesk(database, kind, write, now, others, async () => {
    await putFiles(database, id, files);
    for (const draft of drafts) await deleteDraft(database, draft);
  });
}
