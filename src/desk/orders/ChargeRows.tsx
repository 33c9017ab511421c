import type { ChargeFields } from '#domain/order/charges.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { couponOf, DELIVERY } from '#ui/charges/messages.ts';

/** What an order costs besides its products, above its total; nothing where it costs no more. */
export function ChargeRows({ charges: { deliveryCharge, coupon } }: { charges: ChargeFields }) {
  const rows = [
    ...(deliveryCharge ? [[DELIVERY, paiseFromRupees(deliveryCharge)] as const] : []),
    ...(coupon ? [[couponOf(coupon.code), -paiseFromRupees(coupon.off)] as const] : []),
  ];
  return rows.map(([name, paise]) => (
    <p key={name} className="desk-total">
      <span>{name}</span> <span>{formatPaise(paise)}</span>
    </p>
  ));
}
