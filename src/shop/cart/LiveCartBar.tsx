import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { dropNews, useCartNews } from './cart-presses.ts';
import { useCartCount } from './use-cart.ts';

const CartBar = lazyComponent(() => import('./CartBar.tsx').then((it) => it.CartBar));

/** Pages for browsing and adding; not the cart itself, the checkout or any page with a form. */
const LOOKING_AROUND = /^\/(products\/?|search\/?|(category|brand|product)\/.+)?$/;
/** The product page already has a link to the cart at the bottom. */
const PRODUCT = /^\/product\//;

/** The link to the cart once it holds something, and the result of the last press. */
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
