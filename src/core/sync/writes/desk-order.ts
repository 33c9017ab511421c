// A step that the merchant takes with an order: released, paid, packed, shipped, delivered, cancelled. It carries how the order stood when it was
// pressed. Before it goes, the order is looked at; if it has moved meanwhile, the merchant is asked. In between, the shop's rules
// let no step begin where it may not.
// Its fields: fieldsOf in core/model/desk/order-steps.ts. Which step may be taken when: the merchant's steps, from `packs` on, in backend/firestore.rules.
import * as v from 'valibot';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { changeDeskOrder } from '../../device/desk/desk-orders.ts';
import {
  DeskOrderStep,
  fieldsOf,
  movedSince,
  OrderStand,
  standOf,
} from '../../model/desk/order-steps.ts';
import { orderFromFields, StoredOrder } from '../../model/order/order.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { noteGivenUp, saveAtDesk, signed, whenProven } from './desk-kind.ts';
import { ask, lookFirst } from './desk-question.ts';
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
  document: ({ customer, orderId, step }, row) => ({
    path: `/users/${customer}/orders/${orderId}`,
    does: 'merge',
    ...signed(fieldsOf(step), row),
  }),
  canReadBack: true,
  requote(payload, row, remote): Promise<RequoteDecision> {
    const { customer, orderId, step, upon } = payload;
    return lookFirst(remote, `/users/${customer}/orders/${orderId}`, (fields) => {
      const stored = v.safeParse(StoredOrder, fields);
      if (!stored.success) {
        return ask<MovedOrder>(GONE, { now: { ...upon, deliveryStatus: 'gone' } });
      }
      const order = orderFromFields(orderId, stored.output);
      const now = standOf(order);
      const answered = v.safeParse(MovedOrder, row.accepted);
      const basis = answered.success && answered.output.isWanted ? answered.output.now : upon;
      if (movedSince(step.does, basis, now).length > 0) return ask<MovedOrder>(MOVED, { now });
      // A function takes a released order in a moment.
      if (step.does === 'pack' && !order.acceptedAt) {
        return { do: 'wait', error: { code: 'server', message: '' }, retryAfterMs: null };
      }
      return { do: 'go' };
    });
  },
  hasLanded(stored: PlainFields | undefined, { step }: DeskOrderStep) {
    const { releasedAt, ...fields } = fieldsOf(step);
    return (
      stored !== undefined &&
      Object.entries(fields).every(([name, value]) => (stored[name] ?? null) === value)
    );
  },
  tables: (database: HaatDatabase) => [database.deskOrders, database.deviceState],
  onDone: whenProven(DeskOrderStep, (database, uid, done) =>
    changeDeskOrder(database, uid, done, fieldsOf(done.step)),
  ),
  onDiscard: noteGivenUp,
} satisfies WriteKind<DeskOrderStep>;

/** Saves a step. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveOrderStep(
  database: HaatDatabase,
  { id, uid, ...payload }: { id: string; uid: string } & DeskOrderStep,
  now: number,
): Promise<SaveOutcome> {
  const entityKey = `desk/users/${payload.customer}/orders/${payload.orderId}`;
  return saveAtDesk(database, deskOrderWrite, { id, uid, entityKey, payload }, now);
}
