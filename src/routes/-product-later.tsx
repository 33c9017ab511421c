// What stands on the page of a product and reads the phone's database: it comes after the product.
import type { Product } from '#core/model/catalogue/product.ts';
import { outOfStockNote } from '#core/model/order/preorder.ts';
import { StockNotification } from '#features/notifications/Notifications.tsx';
import { Later, lazyPart } from '#ui/layout/Later.tsx';

const EnquirySection = lazyPart(() =>
  import('#features/enquiry/EnquirySection.tsx').then((it) => it.EnquirySection),
);
// It notes on this phone alone what was looked at.
const SeenProduct = lazyPart(() =>
  import('#features/recent/SeenProduct.tsx').then((it) => it.SeenProduct),
);
const PublishedReviews = lazyPart(() =>
  import('#features/reviews/PublishedReviews.tsx').then((it) => it.PublishedReviews),
);

/** What a shopper can do about a product that is out of stock. */
export function OutOfStock({ product }: { product: Product }) {
  return (
    <>
      <Later>
        <EnquirySection productId={product.id} stock={outOfStockNote(product)} />
      </Later>
      <StockNotification productId={product.id} />
    </>
  );
}

/** What others said of a product, below it. */
export function AfterProduct({ productId }: { productId: string }) {
  return (
    <Later>
      <SeenProduct productId={productId} />
      <PublishedReviews productId={productId} />
    </Later>
  );
}
