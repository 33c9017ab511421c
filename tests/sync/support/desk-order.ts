// An order on a merchant's phone at the desk, and the steps that are pressed with it.
import * as v from 'valibot';
import { expect } from 'vitest';
import { readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import {
  DeskOrderStep,
  type OrderStatus,
  type OrderStep,
  statusOf,
} from '#domain/order/desk/order-steps.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { ORDER, ORDER_PATH } from './desk-rows.ts';
import { freshDesk, MERCHANT } from './desk-shop.ts';
import { putOrder } from './desk-stories.ts';

/** Gives each test of the file a new desk, which has one order. */
export function deskWithOrder() {
  const desk = freshDesk();
  const { phone } = desk;
  /** The order as this desk shows it, with waiting steps laid over it. */
  async function shown() {
    const [order] = await readDeskOrders(phone.database, MERCHANT);
    if (!order) throw new Error('there is no order on the desk');
    const steps = (await desk.rows()).map((row) => v.parse(DeskOrderStep, row?.payload).step);
    return afterSteps(order, steps);
  }
  async function pressOn(step: OrderStep, base?: OrderStatus): Promise<number> {
    const order = await shown();
    const { customer, orderId, orderNo } = order;
    const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, step };
    await saveOrderStep(phone.database, { ...write, base: base ?? statusOf(order) }, phone.now);
    return phone.seqOf(write.id);
  }
  return {
    ...desk,
    shown,
    stored: () => phone.atShop(ORDER_PATH) ?? {},
    orderChanges: (change: PlainFields) => phone.shopWrites(ORDER_PATH, change),
    /** The order stands like this at the shop and on this phone. */
    async stands(change: PlainFields = {}): Promise<void> {
      phone.shopHas(ORDER_PATH, { ...ORDER, ...change });
      await putOrder(phone.database, { ...ORDER, ...change });
    },
    /** Presses these one after another, and returns their places in the outbox. */
    async press(...steps: OrderStep[]): Promise<number[]> {
      const seqs: number[] = [];
      for (const step of steps) seqs.push(await pressOn(step));
      return seqs;
    },
    pressOn,
    /** Another merchant, or the shopper, writes this meanwhile: it stands, and this merchant is asked. */
    async expectAsked(theirs: PlainFields, now: object = {}): Promise<void> {
      phone.shopWrites(ORDER_PATH, theirs);
      const standing = phone.atShop(ORDER_PATH);
      phone.isOnline = true;
      phone.pass();
      await desk.sendAll();
      expect(phone.atShop(ORDER_PATH)).toEqual(standing);
      const asked = { heldFor: 'review', lastError: { code: 'conflict' }, accepted: { now } };
      expect(await desk.rows()).toMatchObject([asked]);
    },
  };
}
