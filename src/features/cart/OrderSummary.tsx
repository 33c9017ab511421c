import type { ReactNode } from 'react';
import { type CartLine, lineTotal } from '#core/model/cart.ts';
import { isInStock } from '#core/model/product.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { useCart } from './use-cart.ts';
import './OrderSummary.css';

type OrderSummaryProps = {
  /** A brand's name by its id. */
  brandName: (brand: string) => string;
  /** What else an order needs. */
  children: ReactNode;
  /** What stands below the total. */
  end: ReactNode;
};

/** What would be ordered: the lines of the cart and what they come to. */
export function OrderSummary({ brandName, children, end }: OrderSummaryProps) {
  const cart = useCart();
  if (!cart) return <CartSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <EmptyState title="No Products selected">
        <LinkButton to="/products">Browse Products</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="order-summary">
      <section className="order-summary__part">
        <h2>Your order</h2>
        <ul className="order-summary__lines">
          {cart.lines.map((line) => (
            <OrderLine key={line.productId} line={line} brand={brandName(line.product.brand)} />
          ))}
        </ul>
      </section>
      {children}
      <section className="order-summary__end" aria-label="Total">
        <dl className="order-summary__total">
          <dt>Total</dt>
          <dd>
            <Price paise={cart.totalPaise} />
          </dd>
        </dl>
        {end}
      </section>
    </div>
  );
}

function OrderLine({ line, brand }: { line: CartLine; brand: string }) {
  const { product, quantity } = line;
  return (
    <li className="order-line">
      <Picture productId={product.id} image={product.photoURL[0]} alt="" sizes="4.5rem" isEager />
      <div className="order-line__words">
        <span className="order-line__name">{product.name}</span>
        {brand && <span className="order-line__soft">{brand}</span>}
        {!isInStock(product) && <span className="order-line__soon">Available Soon</span>}
        <span className="order-line__sum">
          <span className="order-line__soft">
            <Price paise={product.pricePaise} /> × {quantity}
          </span>
          <Price paise={lineTotal(line)} />
        </span>
      </div>
    </li>
  );
}
