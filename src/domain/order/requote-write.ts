// The shopper accepts an order that was held because something changed: it goes at the prices shown, without gone
// products. Its id stays, so that an attempt under way can never become a second order.
import * as v from 'valibot';
import { migrateRow } from '#engine/outbox/migrate-row.ts';
import { changeRow, laterWrites, readOutbox } from '#engine/outbox/outbox-rows.ts';
import { DUE, type OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { NewOrder } from './order.ts';
import { acceptanceOf, OrderAcceptance, orderAtOffer, RequoteReason } from './order-acceptance.ts';
import { orderFromNew, orderWrite } from './order-write.ts';
import { putOrder } from './orders.ts';

/** A held order as it was accepted, why it is held, and as it would go today; null if no line is left. */
export type BlockedOrder = { order: NewOrder; reason: RequoteReason; today: NewOrder | null };

/** The question that a held row puts to the shopper; null for any other row. */
export function blockedOrder(row: OutboxRow, kinds: WriteKinds): BlockedOrder | null {
  if (row.kind !== orderWrite.kind || row.state !== 'held' || row.heldFor !== 'review') return null;
  const understood = migrateRow(row, kinds);
  const accepted = v.safeParse(OrderAcceptance, row.accepted);
  const reason = v.safeParse(RequoteReason, row.lastError?.code);
  if (understood.outcome === 'not-understood' || !accepted.success || !reason.success) return null;
  const order = v.parse(orderWrite.schema, understood.payload);
  const { offer } = accepted.output;
  return { order, reason: reason.output, today: offer && orderAtOffer(order, offer) };
}

/**
 * Lets a held order go as it would be today. `totalRupees` is the total that the shopper accepted: if the row asks for
 * another by now, does nothing and returns false. `now` in ms.
 */
export async function acceptRequote(
  database: HaatDatabase,
  kinds: WriteKinds,
  { seq, totalRupees }: { seq: number; totalRupees: number },
  now: number,
): Promise<boolean> {
  return database.transaction('rw', [database.outbox, database.orders], async () => {
    const row = (await readOutbox(database)).find((stored) => stored.seq === seq)?.row;
    const held = row && blockedOrder(row, kinds);
    if (!row || row.uid === null || !held?.today || held.today.total !== totalRupees) return false;
    await changeRow(database, seq, {
      v: orderWrite.version,
      payload: held.today,
      accepted: acceptanceOf(held.today, now),
      ...DUE,
      lastError: null,
    });
    await putOrder(database, row.uid, orderFromNew(held.today));
    // Changes made to the order while it was held still follow it.
    for (const later of await laterWrites(database, row)) {
      const understood = migrateRow(later, kinds);
      if (understood.outcome === 'not-understood') continue;
      await understood.kind.apply?.(database, understood.payload, later);
    }
    return true;
  });
}
