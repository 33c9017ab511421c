// A step that the merchant takes with an order: released, paid, packed, shipped, delivered, cancelled. It carries how the order stood when it was
// pressed. Before it goes, the order is looked at; if it has moved meanwhile, the merchant is asked. In between, the shop's rules
// let no step begin where it may not.
// Its fields: fieldsOf in core/model/desk/order-steps.ts. Which step may be taken when: the merchant's steps, from `packs` on, in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { changeDeskOrder } from '../../device/desk/desk-orders.ts';
import { noteProven } from '../../device/outbox/proven-writes.ts';
import {
  DeskOrderStep,
  fieldsOf,
  movedSince,
  OrderStand,
  standOf,
} from '../../model/desk/order-steps.ts';
import { orderFromFields, StoredOrder } from '../../model/order/order.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import { noteDeskChanged } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

/** A row's `accepted`: how the order stands by now where it has moved, and whether the merchant wants the step all the same. */
export const MovedOrder = v.object({ now: OrderStand, isWanted: v.boolean() });
export type MovedOrder = v.InferOutput<typeof MovedOrder>;

/** Codes of a row's `lastError`: the order has moved; it is not there any more. */
export const MOVED = 'order-moved';
export const GONE = 'order-gone';

export const deskOrderWrite = {
  kind: 'desk-order',
  sentBy: 'desk',
  version: 1,
  schema: DeskOrderStep,
  upcasts: {},
  document: ({ customer, orderId, step }) => ({
    path: `/users/${customer}/orders/${orderId}`,
    does: 'merge',
    fields: fieldsOf(step),
  }),
  canReadBack: true,
  async requote(payload, row, { read }): Promise<RequoteDecision> {
    const { customer, orderId, step, upon } = payload;
    const answer = await read(`/users/${customer}/orders/${orderId}`);
    if (answer.kind === 'indeterminate') {
      const error = { code: answer.reason, message: '' };
      return { do: 'wait', error, retryAfterMs: answer.retryAfterMs };
    }
    // Whether it may be read at all is the commit's to find out.
    if (answer.kind === 'refused') return { do: 'go' };
    const stored = v.safeParse(StoredOrder, answer.value?.fields);
    if (!stored.success) {
      const accepted: MovedOrder = { now: { ...upon, deliveryStatus: 'gone' }, isWanted: false };
      return { do: 'ask', error: { code: GONE, message: '' }, accepted };
    }
    const order = orderFromFields(orderId, stored.output);
    const now = standOf(order);
    const answered = v.safeParse(MovedOrder, row.accepted);
    const basis = answered.success && answered.output.isWanted ? answered.output.now : upon;
    if (movedSince(step.does, basis, now).length > 0) {
      const accepted: MovedOrder = { now, isWanted: false };
      return { do: 'ask', error: { code: MOVED, message: '' }, accepted };
    }
    // A function takes a released order in a moment.
    if (step.does === 'pack' && !order.acceptedAt) {
      return { do: 'wait', error: { code: 'server', message: '' }, retryAfterMs: null };
    }
    return { do: 'go' };
  },
  hasLanded(stored: PlainFields | undefined, { step }: DeskOrderStep) {
    const { releasedAt, ...fields } = fieldsOf(step);
    return (
      stored !== undefined &&
      Object.entries(fields).every(([name, value]) => (stored[name] ?? null) === value)
    );
  },
  tables: (database: HaatDatabase) => [database.deskOrders, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    const done = v.safeParse(DeskOrderStep, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    await changeDeskOrder(database, row.uid, done.output, fieldsOf(done.output.step));
    await noteDeskChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    if (row.uid !== null && (await isStillHere(database, row.uid))) await noteDeskChanged(database);
  },
} satisfies WriteKind<DeskOrderStep>;

/** Saves a step. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveOrderStep(
  database: HaatDatabase,
  { id, uid, ...payload }: { id: string; uid: string } & DeskOrderStep,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskOrderWrite;
  const entityKey = `desk/users/${payload.customer}/orders/${payload.orderId}`;
  return enqueue(database, { id, kind, v: version, sentBy, uid, entityKey, payload }, now);
}
