// A merchant's step with an order: release, amend, correct the address, record the payment, pack, ship, deliver,
// cancel, give money back. Its base is the order's state at the press or, of what is typed over, as it was when the form
// was opened or typing began (seen-address.ts). Conflicts and locks: editing/desk-conflict.ts. Its fields: fieldsOf in
// order-step-changes.ts. When each step may be taken: the merchant's steps, from `packs` on, in backend/firestore.rules.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { holdsSameFields } from '#engine/outbox/classify-commit.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { LookRemote, SendDecision, WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { acceptedBase, compareStored, conflict } from '../../editing/desk-conflict.ts';
import { recordGivenUp, saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import type { EditedFields } from '../../editing/edited-fields.ts';
import { paiseFromRupees } from '../../shared/money.ts';
import { AmendmentFields } from '../amendment.ts';
import { chargesPaise } from '../charges.ts';
import { type Order, orderFromFields, StoredOrder } from '../order.ts';
import { putDeskOrders, readDeskOrder } from './desk-orders.ts';
import { afterStep, fieldsOf, withAmend } from './order-step-changes.ts';
import { DeskOrderStep, movedSince, type OrderStatus, statusOf } from './order-steps.ts';

export const deskOrderWrite = {
  kind: 'desk-order',
  sentBy: 'desk',
  version: 1,
  schema: DeskOrderStep,
  upcasts: {},
  document: ({ customer, orderId, step, base }, row) => ({
    path: `/users/${customer}/orders/${orderId}`,
    does: 'merge',
    ...signed(fieldsOf(step, acceptedBase(base, row)), row),
  }),
  canReadBack: true,
  checkBeforeSend(payload, row, remote): Promise<SendDecision> {
    const { customer, orderId, step, base } = payload;
    return compareStored(remote, `/users/${customer}/orders/${orderId}`, async (fields) => {
      const stored = v.safeParse(StoredOrder, fields);
      if (!stored.success) return conflict(null);
      const order = orderFromFields(orderId, stored.output);
      const now = statusOf(order.amend ? withAmend(order, order.amend) : order);
      // The conflict shows the whole status, which becomes the new base.
      if (movedSince(step.does, acceptedBase(base, row), now).length > 0)
        return conflict(now as EditedFields);
      // Wait for the function that accepts a released order, or applies a pending amendment: a matter of moments.
      const isToBeTaken = step.does === 'pack' && !order.acceptedAt;
      const isToBeAmended = Boolean(order.amend) && step.does !== 'cancel';
      const waits = isToBeTaken || isToBeAmended || (await isTooSoon(payload, row, order, remote));
      if (waits) return { do: 'wait', error: { code: 'server', message: '' }, retryAfterMs: null };
      return { do: 'go' };
    });
  },
  hasLanded(stored: PlainFields | undefined, { step, base }: DeskOrderStep) {
    if (stored === undefined) return false;
    if (step.does === 'amend') return hasAmendment(stored, step.amend.id);
    // A function may have changed these since; the other fields of the step suffice as proof.
    const { releasedAt, addressCorrectedAt, refund, refundWay, corrections, owedPaise, ...fields } =
      fieldsOf(step, base);
    return Object.entries(fields).every(([name, value]) =>
      holdsSameFields(stored[name] ?? null, value),
    );
  },
  tables: (database: HaatDatabase) => [database.deskOrders, database.deviceState],
  onDone: whenProven(DeskOrderStep, (database, uid, done, row) =>
    changeKept(database, uid, done, acceptedBase(done.base, row)),
  ),
  onDiscard: recordGivenUp,
} satisfies WriteKind<DeskOrderStep>;

/** Whether the amendment waits at the shop for its function, or was applied. */
function hasAmendment(stored: PlainFields, id: string): boolean {
  const { amend, amendments } = v.parse(AmendmentFields, stored);
  return amend?.id === id || amendments?.some((it) => it.id === id) === true;
}

/** Attempts for which a release waits for a price change that was pressed before it. */
const PRICE_TRIES = 4;

/** Whether it costs more at the shop than the merchant saw: a price cut from this phone may still be on its way. */
async function isTooSoon(
  { step }: DeskOrderStep,
  { attempts }: Pick<OutboxRow, 'attempts'>,
  { lines }: Order,
  remote: LookRemote,
): Promise<boolean> {
  if (step.does !== 'release' || step.terms?.prices !== 'today') return false;
  if (attempts >= PRICE_TRIES || lines.some(({ quoted }) => quoted)) return false;
  const today = await remote.prices(lines.map(({ productId }) => productId));
  if (today.kind !== 'ok') return false;
  const paise = lines.reduce(
    (sum, it) => sum + it.quantity * (today.value.get(it.productId) ?? 0),
    0,
  );
  return paise + chargesPaise(step.charges ?? {}) > paiseFromRupees(step.terms.total);
}

async function changeKept(
  database: HaatDatabase,
  uid: string,
  { step, ...name }: DeskOrderStep,
  base: OrderStatus,
): Promise<void> {
  const order = await readDeskOrder(database, uid, name);
  if (order) await putDeskOrders(database, [afterStep(order, step, base)]);
}

/** Saves a step. Needs no network. `id` is minted once per press; `now` in ms. */
export async function saveOrderStep(
  database: HaatDatabase,
  { id, uid, ...payload }: { id: string; uid: string } & v.InferInput<typeof DeskOrderStep>,
  now: number,
): Promise<SaveOutcome> {
  const entityKey = `desk/users/${payload.customer}/orders/${payload.orderId}`;
  return saveAtDesk(database, deskOrderWrite, { id, uid, entityKey, payload }, now);
}
