import type { ReactNode } from 'react';
import type { ChargeFields } from '#domain/order/charges.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { Price } from '../text/Price.tsx';
import { couponOf, DELIVERY, FREE, SUBTOTAL } from './messages.ts';
import './ChargeRows.css';

type ChargeRowsProps = {
  goodsPaise: number;
  charges: ChargeFields;
  /** Says so where a shop that charges for delivery sends these goods free. */
  isFreeShown?: boolean;
  /** Shows the subtotal even where it is the total. */
  isSubtotalShown?: boolean;
};

/** From the goods to the total, above it in a list of sums; nothing where the goods are the total. */
export function ChargeRows({
  goodsPaise,
  charges: { deliveryCharge, coupon },
  isFreeShown = false,
  isSubtotalShown = false,
}: ChargeRowsProps) {
  if (!deliveryCharge && !coupon && !isFreeShown && !isSubtotalShown) return null;
  return (
    <>
      <ChargeRow name={SUBTOTAL}>
        <Price paise={goodsPaise} />
      </ChargeRow>
      {deliveryCharge ? (
        <ChargeRow name={DELIVERY}>
          <Price paise={paiseFromRupees(deliveryCharge)} />
        </ChargeRow>
      ) : (
        isFreeShown && <ChargeRow name={DELIVERY}>{FREE}</ChargeRow>
      )}
      {coupon && (
        <ChargeRow name={couponOf(coupon.code)}>
          <Price paise={-paiseFromRupees(coupon.off)} />
        </ChargeRow>
      )}
    </>
  );
}

function ChargeRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="charge-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
