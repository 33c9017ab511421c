import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { dropNews, useCartNews } from './cart-presses.ts';
import { useCartCount } from './use-cart.ts';

const CartBar = lazyComponent(() => import('./CartBar.tsx').then((it) => it.CartBar));

/** Where one looks around and adds; not on the cart itself, in the checkout or where something is typed. */
const LOOKING_AROUND = /^\/(products\/?|search\/?|(category|brand|product)\/.+)?$/;
/** There the way to the cart is at the thumb already. */
const PRODUCT = /^\/product\//;

/** The way to the cart at the thumb, once something is in it, and what there is to say of a press. */
export function LiveCartBar() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasSome = useCartCount() > 0;
  const news = useCartNews();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing to say of this one's presses.
  useEffect(() => dropNews, [path]);
  const showsWay = hasSome && !PRODUCT.test(path);
  if (!LOOKING_AROUND.test(path) || (!showsWay && !news)) return null;
  return (
    <Suspense>
      <CartBar showsWay={showsWay} news={news} />
    </Suspense>
  );
}
