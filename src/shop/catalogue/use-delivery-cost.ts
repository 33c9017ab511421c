// What delivery costs in this shop, for texts of first screens: without the code that counts with it, order/selling-terms.ts.
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { useStoredSettings } from '#ui/use-shop.ts';

/** Amounts as shown; `freeFrom` is null where it is never free. */
export type DeliveryCost = { charge: string; freeFrom: string | null };

/** Null where every delivery is free. */
function deliveryCost(selling: ShopSettings['selling']): DeliveryCost | null {
  const { deliveryCharge = '', freeFrom = '' } = selling ?? {};
  if (Number(deliveryCharge) === 0 || (freeFrom !== '' && Number(freeFrom) === 0)) return null;
  const amount = (rupees: string) => formatPaise(paiseFromRupees(Number(rupees)));
  return { charge: amount(deliveryCharge), freeFrom: freeFrom === '' ? null : amount(freeFrom) };
}

export const useDeliveryCost = () => deliveryCost(useStoredSettings().selling);
