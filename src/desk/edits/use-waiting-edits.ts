// What of the catalogue was done at this desk and is not sent yet, laid over what the shop has.
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

/** Something pressed at the desk that is not sent. `now`: what it conflicts with (null: that is gone). */
export type WaitingPress = {
  seq: number;
  /** That of the row. */
  id: string;
  status: WriteStatus;
  now: EditedFields | null;
};
export type WaitingEdit<Done = Edit> = WaitingPress & { edit: Done };

export const NONE_WAITING: readonly WaitingEdit[] = [];

/** What waits or asks in a collection, by its documents, in the order in which it was pressed. */
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

/** What is asked about is not done; but what is not at the shop yet is nothing else. */
export function sureFields(stored: EditedFields, waiting: readonly WaitingEdit[]): EditedFields {
  const sure = waiting.filter((it) => isWaiting(it) || it.edit.does === 'create');
  return sure.reduce((fields, { edit }) => withChange(fields, edit.fields), stored);
}

/** Whether it goes by itself: a blocked row does, after a sign-in. */
export function isWaiting({ status }: Pick<WaitingPress, 'status'>): boolean {
  return status !== 'asks' && status !== 'refused';
}

export function isAsking(waiting: readonly WaitingEdit[]): boolean {
  return waiting.some((it) => !isWaiting(it));
}

/** Those with a question before the others. */
export function askingFirst<Item extends { waiting: readonly WaitingEdit[] }>(
  items: readonly Item[],
): Item[] {
  const asks = ({ waiting }: Item) => isAsking(waiting);
  return [...items.filter(asks), ...items.filter((it) => !asks(it))];
}

/** Whether its deletion is on its way. */
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
