import { Link } from '@tanstack/react-router';
import type { OrderLine } from '#core/model/order.ts';

type ReviewedProductsProps = {
  orderId: string;
  lines: readonly OrderLine[];
  customerName: string;
};

/** The products of an order, to choose the one that the review is about. */
export function ReviewedProducts({ orderId, lines, customerName }: ReviewedProductsProps) {
  return (
    <section aria-labelledby="reviewed-products">
      <h2 id="reviewed-products">Which product is it about?</h2>
      <ul className="reviewed-products">
        {lines.map(({ productId, name }) => (
          <li key={productId}>
            <Link
              to="/review-order/$orderId"
              params={{ orderId }}
              search={{ productId, customerName, productName: name }}
            >
              {name || 'A product'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
