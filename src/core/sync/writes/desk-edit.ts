// A document of the catalogue that the merchant makes, changes, hides or deletes, with the fields upon which it was decided. Before it goes, the document is
// looked at; where one of these fields has moved meanwhile, the merchant is asked. In between, the shop's rules let nothing be changed that stands otherwise
// than it was seen. A document of the row's own id is made in the same commit, so that what is sent twice does not come back over something later.
import type { Table } from 'dexie';
import * as v from 'valibot';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDraft } from '../../device/drafts/drafts.ts';
import { deleteWaitingFiles } from '../../device/outbox/outbox-rows.ts';
import {
  type Edit,
  EditedFields,
  type EditFile,
  givenFields,
  movedFields,
} from '../../model/desk/edited-fields.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import { deletedDocument, editedDocument, newDocument } from '../../remote/desk-edit.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { filesOfKind, putFiles } from './desk-files.ts';
import { noteGivenUp, saveAtDesk, signed, whenProven } from './desk-kind.ts';
import { ask, GONE, lookFirst } from './desk-question.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

/** A row's `accepted`: how the fields stand by now that have moved (null: the document is gone), and whether the change is wanted all the same. */
export const MovedFields = v.object({ now: v.nullable(EditedFields), isWanted: v.boolean() });
export type MovedFields = v.InferOutput<typeof MovedFields>;

/** Code of a row's `lastError`: what it was decided upon has moved. */
export const FIELDS_MOVED = 'fields-moved';

/** What differs between the kinds of documents that are edited. `keep` and `forget` change this device's copy. */
type EditSource<Payload extends Edit> = {
  kind: string;
  schema: v.GenericSchema<unknown, Payload>;
  /** From the root. */
  pathOf(payload: Payload): string;
  /** What the document of the change says of what is changed. */
  place(payload: Payload): PlainFields;
  /** Where a file of this name goes in Storage. */
  pathOfFile(payload: Payload, name: string): string;
  /** Fields that only tell of a file; a function writes them. */
  fileFields?: readonly string[];
  tables(database: HaatDatabase): readonly Table[];
  keep(database: HaatDatabase, uid: string, payload: Payload): Promise<unknown>;
  forget(database: HaatDatabase, uid: string, payload: Payload): Promise<unknown>;
};

export function editKind<Payload extends Edit>(source: EditSource<Payload>): WriteKind<Payload> {
  const { schema, pathOf } = source;
  const noteDone = whenProven(schema, (database, uid, payload) =>
    payload.does === 'delete'
      ? source.forget(database, uid, payload)
      : source.keep(database, uid, payload),
  );
  return {
    kind: source.kind,
    sentBy: 'desk',
    version: 1,
    schema,
    upcasts: {},
    document(payload, row): DocumentWrite {
      const { does, timestamp } = payload;
      const upon = givenFields(basisOf(payload, row));
      const fields = { ...source.place(payload), does, upon, timestamp };
      const beside = besideOf(source, payload, row);
      return { path: changePath(row.id), does: 'create', ...signed(fields, row), beside };
    },
    file: filesOfKind(schema, source.pathOfFile),
    canReadBack: true,
    /** A function notes in the document when it is deleted. */
    hasLanded: (stored) => stored !== undefined,
    async requote(payload, row, remote): Promise<RequoteDecision> {
      if (payload.does === 'create') return { do: 'go' };
      return lookFirst(remote, pathOf(payload), (fields) => {
        if (!fields) return ask<MovedFields>(GONE, { now: null });
        const moved = movedFields({ ...payload, upon: basisOf(payload, row) }, fields);
        const hasMoved = Object.keys(moved).length > 0;
        return hasMoved ? ask<MovedFields>(FIELDS_MOVED, { now: moved }) : { do: 'go' };
      });
    },
    tables: (database) => [...source.tables(database), database.deviceState, database.waitingFiles],
    async onDone(database, row) {
      await deleteWaitingFiles(database, row.id);
      await noteDone(database, row);
    },
    async onDiscard(database, row) {
      await deleteWaitingFiles(database, row.id);
      await noteGivenUp(database, row);
    },
  };
}

function besideOf<Payload extends Edit>(
  { pathOf, fileFields = [] }: EditSource<Payload>,
  payload: Payload,
  { id, uid }: OutboxRow,
): object[] {
  const path = pathOf(payload);
  if (payload.does === 'delete') return deletedDocument(path, id, uid ?? '');
  const all = Object.entries(payload.fields);
  const fields = Object.fromEntries(all.filter(([name]) => !fileFields.includes(name)));
  if (payload.does === 'create') return [newDocument(path, fields, id)];
  return Object.keys(fields).length === 0 ? [] : [editedDocument(path, fields, id)];
}

/** What it is decided upon: what was shown, or what the merchant was asked about. */
export function basisOf(
  { upon }: Pick<Edit, 'upon'>,
  { accepted }: Pick<OutboxRow, 'accepted'>,
): EditedFields {
  const asked = v.safeParse(MovedFields, accepted);
  return asked.success && asked.output.isWanted ? { ...upon, ...asked.output.now } : upon;
}

/** Where the change of this row lies. */
export function changePath(id: string): string {
  return `/productChanges/${id}`;
}

/** What a press brings besides what it says: its files, and the drafts that it is made of. */
export type EditPress<Payload extends Edit> = {
  id: string;
  uid: string;
  drafts?: readonly string[];
  files?: readonly EditFile[];
} & Omit<Payload, 'timestamp' | 'files'>;

/** Saves an edit with its files, and forgets its drafts. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveEdit<Payload extends Edit>(
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
