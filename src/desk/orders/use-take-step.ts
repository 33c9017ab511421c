import { useEffect, useRef, useState } from 'react';
import { hasStep } from '#domain/account/desk/people.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import {
  mayTake,
  type OrderStep,
  type StepName,
  statusOf,
} from '#domain/order/desk/order-steps.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
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
  async function take(step: OrderStep): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    const { customer, orderId, orderNo } = order;
    const write = { id: mintId(), uid, customer, orderId, orderNo, step, base: statusOf(order) };
    const saved = await saveOrderStep(deviceDatabase(), write, Date.now());
    const isLost = saved.outcome === 'not-saved';
    if (isLost) isBusy.current = false;
    setIsNotSaved(isLost);
    return !isLost;
  }
  return { take, isNotSaved };
}

/** Tells which steps this account may take now: none while an earlier one asks. */
export function useMay({ order, steps }: Pick<ShownOrder, 'order' | 'steps'>) {
  const { role } = useOwnDesk();
  const isAsking = steps.some((it) => !isWaiting(it));
  return (does: StepName) => !isAsking && hasStep(role, does) && mayTake(does, order);
}
