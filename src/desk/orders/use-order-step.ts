// One press of the merchant about an order: saved on this device first, needs no network, and once for a double press.
import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { DeskOrder } from '#core/device/database/tables.ts';
import { type OrderStep, standOf } from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** `take` tells whether it was saved. */
export function useOrderStep(order: DeskOrder) {
  const { uid } = useOwnDesk();
  const [isNotSaved, setIsNotSaved] = useState(false);
  const isBusy = useRef(false);
  async function take(step: OrderStep): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    const { customer, orderId, orderNo } = order;
    const write = { id: mintId(), uid, customer, orderId, orderNo, step, upon: standOf(order) };
    const saved = await saveOrderStep(deviceDatabase(), write, Date.now());
    setIsNotSaved(saved.outcome === 'not-saved');
    isBusy.current = false;
    return saved.outcome !== 'not-saved';
  }
  return { take, isNotSaved };
}
