import type { CartSums } from '#domain/order/cart-sums.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Notice } from '../feedback/Notice.tsx';
import { leastOrder, moreForFree } from './messages.ts';

/** What more goods in the cart would change: the shop takes the order, or sends it free. */
export function MoreGoods({ sums: { goodsPaise, toFreePaise, toLeastPaise } }: { sums: CartSums }) {
  if (toLeastPaise === 0) {
    return toFreePaise > 0 && <Notice>{moreForFree(formatPaise(toFreePaise))}</Notice>;
  }
  return (
    <Notice tone="careful">
      {leastOrder(formatPaise(goodsPaise + toLeastPaise), formatPaise(toLeastPaise))}
    </Notice>
  );
}
