// The desk's orders for its screens: the shop's orders with this device's unsent steps applied.
import { liveQuery } from 'dexie';
import { useCallback, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import { readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { type Queue, queueOf, searchTextOf } from '#domain/order/desk/order-queues.ts';
import { afterSteps, withAmend } from '#domain/order/desk/order-step-changes.ts';
import { DeskOrderStep, OrderStatus } from '#domain/order/desk/order-steps.ts';
import { deskOrderWrite } from '#domain/order/desk/order-write.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { isWaiting, type WaitingPress, waitingPress } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/**
 * An unsent step. `mayHaveGone`: it left this device, or is about to, so the shop may have it. `moved`: the order's
 * status now, if it conflicts.
 */
export type WaitingStep = DeskOrderStep &
  WaitingPress & { savedAt: number; mayHaveGone: boolean; moved: OrderStatus | null };

/**
 * An order as the desk shows it: `order` with all waiting steps applied, `queue` and `text` (for searching) derived
 * from that.
 */
export type ShownOrder = {
  order: DeskOrder;
  queue: Queue;
  text: string;
  steps: WaitingStep[];
};

type Listener = (error?: unknown) => void;
type Followed = { uid: string; orders: ShownOrder[] | undefined; stop(): void };

/**
 * One subscription for all screens, kept while no screen shows it: reading thousands of orders again would hold up
 * every navigation.
 */
let followed: Followed | undefined;
const listeners = new Set<Listener>();

/** All orders, newest first; undefined while first loading. @throws the error with which reading them failed */
export function useDeskOrders(): ShownOrder[] | undefined {
  const { uid } = useOwnDesk();
  const [, fail] = useState();
  const subscribe = useCallback(
    (changed: () => void) => {
      const listener: Listener = (error) => {
        if (error === undefined) changed();
        else
          fail(() => {
            throw error;
          });
      };
      listeners.add(listener);
      follow(uid);
      return () => {
        listeners.delete(listener);
      };
    },
    [uid],
  );
  return useSyncExternalStore(subscribe, () =>
    followed?.uid === uid ? followed.orders : undefined,
  );
}

function follow(uid: string): void {
  if (followed?.uid === uid) return;
  followed?.stop();
  const tell = (error?: unknown) => {
    for (const listener of listeners) listener(error);
  };
  const own: Followed = { uid, orders: undefined, stop: () => reading.unsubscribe() };
  followed = own;
  const reading = liveQuery(() => readShownOrders(uid)).subscribe({
    next(orders) {
      own.orders = orders;
      tell();
    },
    error(error) {
      // The next subscriber tries again.
      if (followed === own) followed = undefined;
      tell(error);
    },
  });
}

async function readShownOrders(uid: string): Promise<ShownOrder[]> {
  const database = deviceDatabase();
  const [orders, steps] = await database.transaction(
    'r',
    [database.deskOrders, database.outbox],
    async () => [await readDeskOrders(database, uid), await readSteps(uid)] as const,
  );
  return orders
    .filter(({ lines }) => lines.length > 0)
    .map((order) => shown(order, steps.get(keyOf(order)) ?? []));
}

/** Steps that wait or ask, by order, in the order in which they were pressed. */
async function readSteps(uid: string): Promise<Map<string, WaitingStep[]>> {
  const steps = new Map<string, WaitingStep[]>();
  for (const { row } of await readOutbox(deviceDatabase())) {
    if (row?.uid !== uid || row.kind !== deskOrderWrite.kind) continue;
    const payload = v.safeParse(DeskOrderStep, row.payload);
    if (!payload.success) continue;
    const step = { ...payload.output, ...stepIn(row) };
    steps.set(keyOf(step), [...(steps.get(keyOf(step)) ?? []), step]);
  }
  return steps;
}

function stepIn(row: OutboxRow) {
  const { createdAt: savedAt, everSent: mayHaveGone } = row;
  const waiting = waitingPress(row);
  const moved = v.safeParse(OrderStatus, waiting.now);
  return { ...waiting, savedAt, mayHaveGone, moved: moved.success ? moved.output : null };
}

function shown(stored: DeskOrder, steps: WaitingStep[]): ShownOrder {
  // A step that asks is not done, and neither are those pressed after it.
  const open = steps.findIndex((it) => !isWaiting(it));
  const done = open < 0 ? steps : steps.slice(0, open);
  // Lines that the shop is about to take off count as off.
  const known = stored.amend ? withAmend(stored, stored.amend) : stored;
  const order = afterSteps(
    known,
    done.map(({ step }) => step),
  );
  return { order, queue: queueOf(order), text: searchTextOf(order), steps };
}

function keyOf({ customer, orderId }: { customer: string; orderId: string }): string {
  return `${customer}/${orderId}`;
}

/** How many orders have a question for the merchant. */
export function countAsking(orders: readonly ShownOrder[]): number {
  return orders.filter(({ steps }) => steps.some((it) => !isWaiting(it))).length;
}
