// What a cart costs, by the shop's terms. A shop without terms loads no code that counts them.
import { useEffect, useState } from 'react';
import { loadUntilThere } from '#browser/load-until-there.ts';
import type { CartSums, sumsByTerms } from '#domain/order/cart-sums.ts';
import { useStoredSettings } from '#ui/use-shop.ts';
import type { ShownCart } from './use-cart.ts';

/** Null while that code loads. */
export function useCartSums({ lines, totalPaise }: ShownCart): CartSums | null {
  const settings = useStoredSettings();
  const [count, setCount] = useState<{ by: typeof sumsByTerms } | null>(null);
  const hasTerms = settings.selling !== undefined;
  useEffect(() => {
    if (!hasTerms) return;
    let isShown = true;
    const load = () => import('#domain/order/cart-sums.ts');
    void loadUntilThere(load, () => isShown).then((it) => it && setCount({ by: it.sumsByTerms }));
    return () => {
      isShown = false;
    };
  }, [hasTerms]);
  if (hasTerms) return count?.by(lines, settings, Date.now()) ?? null;
  return {
    ...{ goodsPaise: totalPaise, charges: {}, totalPaise },
    ...{ isDeliveryCharged: false, toFreePaise: 0, toLeastPaise: 0 },
  };
}
