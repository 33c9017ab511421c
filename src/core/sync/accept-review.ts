// The shopper's yes to an order that was held because something changed: it goes at the prices that were shown, without what is
// gone. The id stays, so that what may be under way already can never become a second order.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/database.ts';
import { putOrder } from '../device/orders.ts';
import { changeRow, readOutbox } from '../device/outbox-rows.ts';
import type { NewOrder } from '../model/order.ts';
import {
  acceptanceOf,
  OrderAcceptance,
  orderAtOffer,
  ReviewReason,
} from '../model/order-acceptance.ts';
import type { OutboxRow } from '../model/write.ts';
import { laterWrites } from './later-write.ts';
import type { Senders } from './sender.ts';
import { orderFromNew, orderSender } from './senders/order.ts';
import { understandRow } from './upcast.ts';

/** A held order as it was accepted, why it is held, and as it would go today; null when nothing is left of it. */
export type HeldOrder = { order: NewOrder; reason: ReviewReason; today: NewOrder | null };

/** What a held row asks the shopper; null for any other row. */
export function heldOrder(row: OutboxRow, senders: Senders): HeldOrder | null {
  if (row.kind !== orderSender.kind || row.state !== 'held' || row.heldFor !== 'review')
    return null;
  const understood = understandRow(row, senders);
  const accepted = v.safeParse(OrderAcceptance, row.accepted);
  const reason = v.safeParse(ReviewReason, row.lastError?.code);
  if (understood.outcome === 'not-understood' || !accepted.success || !reason.success) return null;
  const order = v.parse(orderSender.schema, understood.payload);
  const { offer } = accepted.output;
  return { order, reason: reason.output, today: offer && orderAtOffer(order, offer) };
}

/**
 * Lets a held order go as it would be today. `totalRupees` is the total that the shopper said yes to: when the row asks for
 * another one by now, nothing happens and false is returned. `now` in ms.
 */
export async function acceptReview(
  database: HaatDatabase,
  senders: Senders,
  { seq, totalRupees }: { seq: number; totalRupees: number },
  now: number,
): Promise<boolean> {
  return database.transaction('rw', [database.outbox, database.orders], async () => {
    const row = (await readOutbox(database)).find((stored) => stored.seq === seq)?.row;
    const held = row && heldOrder(row, senders);
    if (!row || row.uid === null || !held?.today || held.today.total !== totalRupees) return false;
    await changeRow(database, seq, {
      v: orderSender.version,
      payload: held.today,
      accepted: acceptanceOf(held.today, now),
      state: 'queued',
      heldFor: null,
      lastError: null,
      denials: 0,
      nextAt: 0,
      lease: null,
    });
    await putOrder(database, row.uid, orderFromNew(held.today));
    // What was changed about it while it waited still goes after it.
    for (const later of await laterWrites(database, row)) {
      const understood = understandRow(later, senders);
      if (understood.outcome === 'not-understood') continue;
      await understood.sender.apply?.(database, understood.payload, later);
    }
    return true;
  });
}
