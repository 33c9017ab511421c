// What older versions of the shop left in the outbox, as it was kept for the tests, for an account and a product of a test's own.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { orderNumber } from '#core/model/order/order.ts';
import type { Evaluates } from '../../support/device-storage.ts';
import { GOLDEN } from '../../sync/golden/rows.ts';

const Row = v.looseObject({ id: v.string(), kind: v.string(), v: v.number() });
export type OlderRow = v.InferOutput<typeof Row>;

/** The order that the kept rows are about, and what else they name. */
const KEPT = {
  uid: 'asha',
  product: 'moringa-leaf-powder',
  awaited: 'chia',
  order: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
  orderNo: 'C1C2C-3C4C5',
  pressedAt: '1795154400000',
};

/** They waited for this long. ms */
const AGE_MS = 2 * 24 * 60 * 60 * 1000;

/** In the order in which they were pressed: what belongs to one order stays in its order. */
const LAST = ['order', 'order-address', 'order-transaction', 'cancel-order', 'order-cancellation'];

/**
 * The oldest kept row of each kind, pressed two days ago, with ids of this run. `idOf` gives the new id of one that stands in the kept rows, so that a test can find what
 * they are about.
 */
export function olderRows(uid: string, productId: string) {
  const ids = new Map<string, string>();
  const idOf = (kept: string): string => {
    const id = ids.get(kept) ?? randomUUID().replaceAll('-', '');
    ids.set(kept, id);
    return id;
  };
  const orderNo = orderNumber(idOf(KEPT.order));
  // One moment for all: what speaks of an order names its own.
  const pressedAt = String(Date.now() - AGE_MS);
  const kept = Object.values(GOLDEN).map((row) => {
    const text = JSON.stringify(row)
      .replaceAll(`"${KEPT.uid}"`, `"${uid}"`)
      .replaceAll(`users/${KEPT.uid}`, `users/${uid}`)
      .replaceAll(`"${KEPT.product}"`, `"${productId}"`)
      // The shop takes asks about products that it has.
      .replaceAll(`"${KEPT.awaited}"`, `"${productId}"`)
      .replaceAll(`stockAlerts/${KEPT.awaited}`, `stockAlerts/${productId}`)
      .replaceAll(KEPT.orderNo, orderNo)
      .replaceAll(KEPT.pressedAt, pressedAt)
      .replaceAll(/[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idOf);
    return v.parse(Row, JSON.parse(text));
  });
  const rows = kept.filter(
    (row) => !kept.some(({ kind, v: version }) => kind === row.kind && version < row.v),
  );
  rows.sort((one, other) => LAST.indexOf(one.kind) - LAST.indexOf(other.kind));
  return { rows, idOf, orderId: idOf(KEPT.order) };
}

/** Puts rows into the phone's outbox while no page of the shop is open; ends on a page without the shop. */
export async function leaveInOutbox(
  page: Evaluates & { goto(path: string): Promise<unknown> },
  rows: readonly OlderRow[],
): Promise<void> {
  await page.goto('/reachable.json');
  await page.evaluate(async (left) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('haat');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise<void>((resolve, reject) => {
      const change = database.transaction('outbox', 'readwrite');
      for (const row of left) change.objectStore('outbox').add(row);
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
    });
    database.close();
  }, rows);
}
