// Listens to one order at the shop and stores its changes in this phone's database. Loaded only where an order is
// watched.
import { doc, onSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { mergeOrderSnapshot } from '#domain/account-mirror/merge-order.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { type Subscription, startFirestoreFor, subscriptionOf } from './live-firestore.ts';

/**
 * `in-touch`: the phone has the shop's state. `missing`: the shop has no such order. `out-of-touch`: disconnected; it
 * reconnects by itself. `ended`: the shop refused; there is no retry.
 */
export type ConnectionState = 'in-touch' | 'missing' | 'out-of-touch' | 'ended';

/** Listens to an order of this account until stopped; calls `tell` with each connection state. */
export function followOrder(
  database: HaatDatabase,
  { uid, orderId }: { uid: string; orderId: string },
  tell: (touch: ConnectionState) => void,
): Subscription {
  const { firestore, end } = startFirestoreFor(database, uid);
  let isOver = false;
  const ifOn = (touch: ConnectionState) => {
    if (!isOver) tell(touch);
  };
  const unsubscribe = onSnapshot(
    doc(firestore, orderKey(uid, orderId)),
    { includeMetadataChanges: true },
    (snapshot) => {
      // A snapshot from the SDK's cache is not the shop's word.
      if (snapshot.metadata.fromCache) return ifOn('out-of-touch');
      if (!snapshot.exists()) return ifOn('missing');
      const fields = v.safeParse(StoredOrder, snapshot.data());
      if (!fields.success) {
        console.warn(`not believed: orders/${orderId}: ${v.summarize(fields.issues)}`);
        return ifOn('ended');
      }
      const order = orderFromFields(orderId, fields.output);
      mergeOrderSnapshot(database, writeKinds, uid, order, Date.now()).then(
        () => ifOn(order.lines.length === 0 ? 'missing' : 'in-touch'),
        (error: unknown) => console.error('an order could not be kept', error),
      );
    },
    () => ifOn('ended'),
  );
  return subscriptionOf(firestore, async () => {
    isOver = true;
    unsubscribe();
    await end();
  });
}
