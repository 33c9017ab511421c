// How much there is to do at the desk, by its copy on this device and the writes that wait here: the number on its icon.
import * as v from 'valibot';
import { readAccount } from '#engine/account/account.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { writeStatus } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { readDeskState } from '../editing/desk-state.ts';
import { deskAnswerWrite } from '../inbox/desk/answer-write.ts';
import { readDeskInbox } from '../inbox/desk/desk-inbox.ts';
import { MarkChange, Publication } from '../inbox/inbox.ts';
import {
  type OrderName,
  readDeskEnquiries,
  readUnfinishedOrders,
} from '../order/desk/desk-orders.ts';
import { owesMoney, type Queue, queueOf } from '../order/desk/order-queues.ts';
import { afterSteps } from '../order/desk/order-step-changes.ts';
import { DeskOrderStep, type OrderStep } from '../order/desk/order-steps.ts';
import { deskOrderWrite } from '../order/desk/order-write.ts';
import { deskReviewWrite } from '../review/desk/review-write.ts';

const MERCHANTS_QUEUES: readonly Queue[] = ['hold', 'transfer', 'refund', 'pack', 'ship'];
const PACKERS_QUEUES: readonly Queue[] = ['pack', 'ship'];

/** Orders and messages that wait for the account on this device; packers only pack and ship. 0 without an account. */
export async function countToDo(database: HaatDatabase): Promise<number> {
  const uid = (await readAccount(database))?.uid;
  const { readAt, role } = await readDeskState(database);
  if (!uid || readAt === null) return 0;
  const rows = (await readOutbox(database)).flatMap(({ row }) => (row?.uid === uid ? [row] : []));
  const isMerchant = role === 'merchant';
  const queues = isMerchant ? MERCHANTS_QUEUES : PACKERS_QUEUES;
  const waiting = waitingSteps(rows);
  const orders = (await readUnfinishedOrders(database, uid, waiting)).filter((stored) => {
    if (stored.lines.length === 0) return false;
    const order = afterSteps(stored, stepsOf(stored, waiting));
    return queues.includes(queueOf(order)) || (isMerchant && owesMoney(order));
  });
  return orders.length + (isMerchant ? await countUnanswered(database, uid, rows) : 0);
}

/** Steps that are pressed here and not sent. `isDone`: it has not become a question. */
function waitingSteps(rows: readonly OutboxRow[]) {
  return rows.flatMap((row) => {
    if (row.kind !== deskOrderWrite.kind) return [];
    const read = v.safeParse(DeskOrderStep, row.payload);
    return read.success ? [{ ...read.output, isDone: isGoing(row) }] : [];
  });
}

/** Those with this order, up to the first that has become a question. */
function stepsOf(
  { customer, orderId }: OrderName,
  waiting: ReturnType<typeof waitingSteps>,
): OrderStep[] {
  const all = waiting.filter((it) => it.customer === customer && it.orderId === orderId);
  const open = all.findIndex(({ isDone }) => !isDone);
  return (open < 0 ? all : all.slice(0, open)).map(({ step }) => step);
}

async function countUnanswered(
  database: HaatDatabase,
  uid: string,
  rows: readonly OutboxRow[],
): Promise<number> {
  const { items, done, removed } = await readDeskInbox(database, uid);
  for (const { kind, payload } of rows.filter(isGoing)) {
    const mark = v.safeParse(MarkChange, kind === deskAnswerWrite.kind ? payload : null);
    if (mark.success && (mark.output.answered || mark.output.removed)) done.add(mark.output.itemId);
    else if (mark.success) done.delete(mark.output.itemId);
    const review = v.safeParse(Publication, kind === deskReviewWrite.kind ? payload : null);
    if (review.success && review.output.published) done.add(review.output.reviewId);
  }
  const open = items.filter(
    ({ id, ...it }) => !done.has(id) && !('published' in it && it.published),
  );
  const enquiries = await readDeskEnquiries(database, uid);
  return open.length + enquiries.filter(({ id }) => !done.has(id) && !removed.has(id)).length;
}

/** Whether it goes by itself, now or after a sign-in. */
function isGoing(row: OutboxRow): boolean {
  const status = writeStatus([row]);
  return status !== 'asks' && status !== 'refused';
}
