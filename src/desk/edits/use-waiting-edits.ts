// Catalogue edits of this desk that are not sent yet, laid over the shop's documents.
import * as v from 'valibot';
import { EntryEdit, type ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { deskEntryWrite } from '#domain/catalogue/desk/entry-write.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { Conflict } from '#domain/editing/desk-conflict.ts';
import { type Edit, type EditedFields, withChange } from '#domain/editing/edited-fields.ts';
import { ProductEdit } from '#domain/product/desk/product-edit.ts';
import { deskProductWrite } from '#domain/product/desk/product-write.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';

/** A document of the catalogue. */
export type Place = { collection: ListedCollection; id: string };

/** A press at the desk that is not sent. `now`: the values it conflicts with (null: the document is gone). */
export type WaitingPress = {
  seq: number;
  /** The id of the row. */
  id: string;
  status: WriteStatus;
  now: EditedFields | null;
};
export type WaitingEdit<Done = Edit> = WaitingPress & { edit: Done };

export const NONE_WAITING: readonly WaitingEdit[] = [];

/** A collection's edits that wait or ask, by document, in the order in which they were pressed. */
export async function readWaitingEdits(
  uid: string,
  collection: ListedCollection,
): Promise<Map<string, WaitingEdit[]>> {
  const all = new Map<string, WaitingEdit[]>();
  for (const { row } of await readOutbox(deviceDatabase())) {
    const target = row?.uid === uid ? targetOf(row) : null;
    if (!row || target?.collection !== collection) continue;
    all.set(target.id, [
      ...(all.get(target.id) ?? []),
      { ...waitingPress(row), edit: target.edit },
    ]);
  }
  return all;
}

/** Leaves out conflicting and refused edits, but not creations: the shop has no other values for those. */
export function sureFields(stored: EditedFields, waiting: readonly WaitingEdit[]): EditedFields {
  const sure = waiting.filter((it) => isWaiting(it) || it.edit.does === 'create');
  return sure.reduce((fields, { edit }) => withChange(fields, edit.fields), stored);
}

/** Whether it will go by itself: a blocked row does, after a sign-in. */
export function isWaiting({ status }: Pick<WaitingPress, 'status'>): boolean {
  return status !== 'asks' && status !== 'refused';
}

export function isAsking(waiting: readonly WaitingEdit[]): boolean {
  return waiting.some((it) => !isWaiting(it));
}

/** Sorts items with a question before the others. */
export function askingFirst<Item extends { waiting: readonly WaitingEdit[] }>(
  items: readonly Item[],
): Item[] {
  const asks = ({ waiting }: Item) => isAsking(waiting);
  return [...items.filter(asks), ...items.filter((it) => !asks(it))];
}

/** Whether its deletion waits to be sent. */
export function isDeleted(waiting: readonly WaitingEdit[]): boolean {
  return waiting.some((it) => it.edit.does === 'delete' && isWaiting(it));
}

function targetOf(row: OutboxRow): (Place & { edit: Edit }) | null {
  if (row.kind === deskProductWrite.kind) {
    const edit = v.safeParse(ProductEdit, row.payload);
    if (!edit.success) return null;
    return { collection: 'products', id: edit.output.productId, edit: edit.output };
  }
  if (row.kind !== deskEntryWrite.kind) return null;
  const edit = v.safeParse(EntryEdit, row.payload);
  if (!edit.success) return null;
  const { collection, entryId } = edit.output;
  return { collection, id: entryId, edit: edit.output };
}

/** A row of the desk with its status. */
export function waitingPress(row: OutboxRow): WaitingPress {
  const asked = v.safeParse(Conflict, row.accepted);
  return {
    seq: row.seq,
    id: row.id,
    status: writeStatus([row]),
    now: asked.success ? asked.output.now : null,
  };
}
