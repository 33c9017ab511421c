import { useEffect, useRef, useState } from 'react';
import { hasStep } from '#domain/account/desk/people.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import {
  mayTake,
  type OrderStatus,
  type OrderStep,
  type StepName,
  statusOf,
} from '#domain/order/desk/order-steps.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { type Merchant, useOwnDesk } from '../frame/use-merchant.ts';
import type { ShownOrder } from './use-desk-orders.ts';

/**
 * Saves a step of an order, once, however quickly it is tapped again before the screen updates. `take` tells whether it
 * was saved.
 */
export function useTakeStep(order: DeskOrder) {
  const { uid } = useOwnDesk();
  const [isNotSaved, setIsNotSaved] = useState(false);
  const isBusy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order that is shown has changed, so one may press again
  useEffect(() => {
    isBusy.current = false;
  }, [order]);
  async function take(step: OrderStep, base?: OrderStatus): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    const isSaved = await saveStep(uid, order, step, base);
    if (!isSaved) isBusy.current = false;
    setIsNotSaved(!isSaved);
    return isSaved;
  }
  return { take, isNotSaved };
}

/** Saves a press of the merchant `uid`; false if this device could not. `base`: what it was decided on. */
export async function saveStep(
  uid: string,
  order: DeskOrder,
  step: OrderStep,
  base: OrderStatus = statusOf(order),
): Promise<boolean> {
  const { customer, orderId, orderNo } = order;
  const write = { id: mintId(), uid, customer, orderId, orderNo, step, base };
  const saved = await saveOrderStep(deviceDatabase(), write, Date.now());
  return saved.outcome === 'saved';
}

/** Tells which steps this account may take now: none while an earlier one asks. */
export function useMay(shown: Pick<ShownOrder, 'order' | 'steps'>) {
  const { role } = useOwnDesk();
  return (does: StepName) => mayNow(does, shown, role);
}

/** Whether an account of this role may take this step now. */
export function mayNow(
  does: StepName,
  { order, steps }: Pick<ShownOrder, 'order' | 'steps'>,
  role: Merchant['role'],
): boolean {
  return steps.every(isWaiting) && hasStep(role, does) && mayTake(does, order);
}
