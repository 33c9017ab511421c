import { createFileRoute } from '@tanstack/react-router';
import { CardCartButton } from '#features/cart/CardCartButton.tsx';
import { ProductGrid } from '#features/catalogue/list/ProductGrid.tsx';
import { WISH_LIST_DESCRIPTION } from '#features/wishlist/messages.ts';
import { WishList } from '#features/wishlist/WishList.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { WISH_LIST } from '#ui/messages.ts';

export const Route = createFileRoute('/wishlist')({ component: WishListPage });

function WishListPage() {
  return (
    <>
      <PageHead title={WISH_LIST} description={WISH_LIST_DESCRIPTION} />
      <PageHeading>{WISH_LIST}</PageHeading>
      <WishList
        grid={(products, beside) => (
          <ProductGrid products={products} action={CardCartButton} beside={beside} />
        )}
      />
    </>
  );
}
