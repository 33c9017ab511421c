import { type CartLine, lineParts } from '#domain/cart/cart.ts';
import type { CartSums } from '#domain/order/cart-sums.ts';
import { outOfStockNote } from '#domain/order/preorder.ts';
import { isInStock } from '#domain/product/product.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';
import { MoreGoods } from '#ui/charges/MoreGoods.tsx';
import type { Elements } from '#ui/elements.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { type LineWithNotes, OrderLines } from '#ui/layout/OrderLines.tsx';
import { BROWSE_PRODUCTS, TOTAL } from '#ui/messages.ts';
import { Price } from '#ui/text/Price.tsx';
import { BASKET } from './basket.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { AVAILABLE_SOON, NOTHING_SELECTED, QUOTED_PRICE, YOUR_ORDER } from './messages.ts';
import { type ShownCart, useCart } from './use-cart.ts';
import './OrderSummary.css';

type OrderSummaryProps = {
  /** Returns a brand's name for its id. */
  brandName: (brand: string) => string;
  /** The cart being ordered right now: it stays on the screen after its lines have left the cart. */
  ordered: ShownCart | null;
  /** What it costs. */
  sumsOf: (cart: ShownCart) => CartSums;
  /** Rendered first, even above an empty cart. */
  before: (cart: ShownCart) => Elements;
  /** The other sections of the order. */
  children: (cart: ShownCart) => Elements;
  /** Rendered below the total. */
  end: (cart: ShownCart) => Elements;
};

/** The lines about to be ordered, and their total. */
export function OrderSummary({
  brandName,
  ordered,
  sumsOf,
  before,
  children,
  end,
}: OrderSummaryProps) {
  const kept = useCart();
  const cart = ordered ?? kept;
  if (!cart) return <CartSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <>
        {before(cart)}
        <EmptyState drawing={BASKET} title={NOTHING_SELECTED}>
          <LinkButton to="/products">{BROWSE_PRODUCTS}</LinkButton>
        </EmptyState>
      </>
    );
  }
  const sums = sumsOf(cart);
  return (
    <div className="order-summary">
      {before(cart)}
      <section>
        <h2>{YOUR_ORDER}</h2>
        <OrderLines lines={cart.lines.flatMap((line) => shownLines(line, brandName))} />
      </section>
      {children(cart)}
      <section className="order-summary__end" aria-label={TOTAL}>
        <dl className="order-summary__sums">
          <ChargeRows {...sums} isFreeShown={sums.isDeliveryCharged} />
          <div className="order-summary__total">
            <dt>{TOTAL}</dt>
            <dd>
              <Price paise={sums.totalPaise} />
            </dd>
          </div>
        </dl>
        <MoreGoods sums={sums} />
        {end(cart)}
      </section>
    </div>
  );
}

function shownLines(line: CartLine, brandName: (brand: string) => string): LineWithNotes[] {
  const { product } = line;
  const { id, name, photoURL } = product;
  return lineParts(line).map(({ quantity, before, pricePaise, isQuoted }) => ({
    productId: id,
    name,
    shown: spokenText(product, 'name'),
    brand: brandName(product.brand),
    quantity,
    pricePaise,
    quoted: isQuoted || undefined,
    photoUrl: photoURL[0] ? pictureAddress(id, photoURL[0], 200) : '',
    notes: [
      isQuoted && QUOTED_PRICE,
      !isInStock(product) && AVAILABLE_SOON,
      outOfStockNote(product, quantity, before),
    ],
  }));
}
