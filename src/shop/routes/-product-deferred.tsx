// What stands on the page of a product and reads the phone's database: it comes after the product.
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

// It notes on this phone alone what was looked at.
const SeenProduct = lazyComponent(() =>
  import('../recent/SeenProduct.tsx').then((it) => it.SeenProduct),
);
const PublishedReviews = lazyComponent(() =>
  import('../reviews/PublishedReviews.tsx').then((it) => it.PublishedReviews),
);

/** What others said of a product, below it. */
export function AfterProduct({ productId }: { productId: string }) {
  return (
    <AfterHydration>
      <SeenProduct productId={productId} />
      <PublishedReviews productId={productId} />
    </AfterHydration>
  );
}
