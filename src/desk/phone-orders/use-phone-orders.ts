// Orders by phone that are not among the desk's orders yet: those waiting on this device, and those the shop is about
// to place.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readPhoneOrders } from '#domain/order/desk/desk-orders.ts';
import { deskPhoneOrderWrite } from '#domain/order/desk/phone-order-write.ts';
import { PhoneOrder } from '#domain/order/phone-order.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { type News, noteOf } from '../today/news.tsx';
import { phoneOrdersAsk } from './messages.ts';

/** `seq`: its row; null if the shop has it. */
export type ShownPhoneOrder = {
  id: string;
  order: PhoneOrder;
  status: Extract<WriteStatus, 'waiting' | 'refused' | 'sent'>;
  seq: number | null;
};

/** All of them, newest first; undefined while loading. */
export function usePhoneOrders(): ShownPhoneOrder[] | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readShown(uid), [uid]);
}

/** Orders by phone that were refused. */
export function usePhoneOrderNews(): News {
  const orders = usePhoneOrders() ?? [];
  const refused = orders.filter(({ status }) => status === 'refused').length;
  return { notes: [noteOf({ to: '/desk/orders' }, refused, phoneOrdersAsk)] };
}

async function readShown(uid: string): Promise<ShownPhoneOrder[]> {
  const database = deviceDatabase();
  const sent = (await readPhoneOrders(database, uid)).map(
    ({ id, ...order }): ShownPhoneOrder => ({ id, order, status: 'sent', seq: null }),
  );
  const waiting = (await readOutbox(database)).flatMap(({ row }): ShownPhoneOrder[] => {
    if (row?.uid !== uid || row.kind !== deskPhoneOrderWrite.kind) return [];
    const order = v.safeParse(PhoneOrder, row.payload);
    const status = row.state === 'refused' ? 'refused' : 'waiting';
    return order.success ? [{ id: row.id, order: order.output, status, seq: row.seq }] : [];
  });
  return [...waiting, ...sent].sort((one, other) => other.order.createdAt - one.order.createdAt);
}
