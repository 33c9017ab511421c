// What stands on the page of a product and reads the phone's database: it comes after the product.
import { Later, lazyPart } from '#ui/layout/Later.tsx';

// It notes on this phone alone what was looked at.
const SeenProduct = lazyPart(() =>
  import('#features/recent/SeenProduct.tsx').then((it) => it.SeenProduct),
);
const PublishedReviews = lazyPart(() =>
  import('#features/reviews/PublishedReviews.tsx').then((it) => it.PublishedReviews),
);

/** What others said of a product, below it. */
export function AfterProduct({ productId }: { productId: string }) {
  return (
    <Later>
      <SeenProduct productId={productId} />
      <PublishedReviews productId={productId} />
    </Later>
  );
}
