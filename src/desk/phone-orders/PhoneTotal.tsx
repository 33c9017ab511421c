import { type ChargeFields, chargesPaise } from '#domain/order/charges.ts';
import { phoneTerms } from '#domain/order/phone-order.ts';
import { chargesFor, sellingTerms } from '#domain/order/selling-terms.ts';
import { Price } from '#ui/text/Price.tsx';
import { TOTAL } from '../messages.ts';
import { ChargeRows } from '../orders/ChargeRows.tsx';
import { useShownShop } from '../shop/use-desk-settings.ts';

/** What an order by phone comes to, delivery included. */
export function PhoneTotal({ goodsPaise }: { goodsPaise: number }) {
  const charges = usePhoneCharges(goodsPaise);
  if (!charges) return null;
  return (
    <>
      <ChargeRows charges={charges} />
      <p className="desk-total">
        <strong>{TOTAL}</strong>
        <Price paise={goodsPaise + chargesPaise(charges)} />
      </p>
    </>
  );
}

/** What these goods cost besides, as the shop counts when it places the order; undefined while loading. */
export function usePhoneCharges(goodsPaise: number): ChargeFields | undefined {
  const settings = useShownShop();
  const terms = settings && phoneTerms(sellingTerms(settings));
  return terms && chargesFor(terms, '', goodsPaise, Date.now());
}
