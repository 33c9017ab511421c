// Where the shop delivers and how fast: as set at the desk, else as in src/config/delivery.ts.
import { useContext } from 'react';
import { delivery } from '#config/delivery.ts';
import type { DeliverySettings } from '#domain/delivery/delivery-zones.ts';
import { deliveryOf } from '#domain/delivery/stored-delivery.ts';
import { StoredSettings } from './use-shop.ts';

/** Never guessed: null until the mirror answers, or without one. */
export function useDelivery(): DeliverySettings | null {
  const { live } = useContext(StoredSettings);
  return live && deliveryOf(live, delivery);
}

/** Whether the shop says when things arrive; as it was built, until the mirror answers. */
export function useHasZones(): boolean {
  return (useDelivery() ?? delivery).zones.length > 0;
}
