// Records who did what with an order, and when, in `orderRecords/{orderId}`, which only the desk reads. Idempotent: a step
// has the id of its event, and comes to its place by its time.
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { stepsOfChange } from '../../../../src/domain/order/order-changes.ts';
import {
  OrderRecord,
  type OrderStepRecord,
  withSteps,
} from '../../../../src/domain/order/order-record.ts';
import { database } from '../database.ts';
import type { OrderKey } from './order-ledgers.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The event's id and time (ms), the order before and after it, and when the order arrived, ms. */
type Change = { event: string; at: number; before: Fields; after: Fields; arrivedAt: number };

const recordOf = (orderId: string) => database.doc(`orderRecords/${orderId}`);

/** Records what a change did. An order that loses its name loses its private note. */
export async function recordHistory({ uid, orderId }: OrderKey, change: Change): Promise<void> {
  const { event, at, before, after } = change;
  const news = stepsOfChange({ before, after }, { event, at });
  const isUnnamed = Boolean(after.unnamedAt) && !before.unnamedAt;
  if (news.length === 0 && !isUnnamed) return;
  await database.runTransaction(async (transaction) => {
    const stored = (await transaction.get(recordOf(orderId))).data();
    const record = v.safeParse(OrderRecord, stored);
    // Its id is in use for somebody else's order.
    if (record.success && record.output.customer !== uid) return;
    const known = record.success ? record.output.steps : [];
    const first = known.length === 0 ? [await createdStep(orderId, change)] : [];
    const steps = withSteps(known, await withPhones(transaction, [...first, ...news], known));
    if (!steps && !isUnnamed) return;
    transaction.set(
      recordOf(orderId),
      {
        customer: uid,
        ...(steps && { steps }),
        ...(isUnnamed && { note: '' }),
        changedAt: FieldValue.serverTimestamp(),
      },
      { merge: true },
    );
  });
}

/** Deletes what is kept about a deleted order. */
export async function forgetHistory({ orderId }: Pick<OrderKey, 'orderId'>): Promise<void> {
  await recordOf(orderId).delete();
}

/** How the order came: a phone order has the id of the note that the merchant wrote. */
async function createdStep(orderId: string, { event, arrivedAt }: Change) {
  const by: unknown = (await database.doc(`phoneOrders/${orderId}`).get()).get('changedBy');
  const who = typeof by === 'string' ? by : 'shopper';
  const step: OrderStepRecord = {
    ...{ event: `${event} created`, at: arrivedAt, does: 'created', by: who },
  };
  return step;
}

/** The steps with the phones of those at the desk; whoever has left it has the phone that was recorded last. */
async function withPhones(
  transaction: Transaction,
  steps: readonly OrderStepRecord[],
  known: readonly OrderStepRecord[],
): Promise<OrderStepRecord[]> {
  const people = new Map<string, string | undefined>();
  for (const { by } of steps) {
    if (by === 'shopper' || by === 'shop' || people.has(by)) continue;
    const phone: unknown = (await transaction.get(database.doc(`merchants/${by}`))).get('phone');
    const before = known.findLast((it) => it.by === by)?.phone;
    people.set(by, typeof phone === 'string' ? phone : before);
  }
  return steps.map((step) => {
    const phone = people.get(step.by);
    return phone ? { ...step, phone } : step;
  });
}
