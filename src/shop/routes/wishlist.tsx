import { createFileRoute } from '@tanstack/react-router';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { WISH_LIST } from '#ui/messages.ts';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { ProductGrid } from '../catalogue/list/ProductGrid.tsx';
import { WISH_LIST_DESCRIPTION } from '../wishlist/messages.ts';
import { WishList } from '../wishlist/WishList.tsx';

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
