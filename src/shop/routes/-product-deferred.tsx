// The parts of a product's page that read the phone's database, loaded after hydration.
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

// Records the view on this phone only.
const SeenProduct = lazyComponent(() =>
  import('../recent/SeenProduct.tsx').then((it) => it.SeenProduct),
);
const PublishedReviews = lazyComponent(() =>
  import('../reviews/PublishedReviews.tsx').then((it) => it.PublishedReviews),
);

/** Published reviews, below the product. */
export function AfterProduct({ productId }: { productId: string }) {
  return (
    <AfterHydration>
      <SeenProduct productId={productId} />
      <PublishedReviews productId={productId} />
    </AfterHydration>
  );
}
