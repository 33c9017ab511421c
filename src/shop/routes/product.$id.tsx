import { createFileRoute, Navigate } from '@tanstack/react-router';
import { outOfStockNote } from '#domain/order/preorder.ts';
import { isInStock } from '#domain/product/product.ts';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { Assurances } from '../assurance/Assurances.tsx';
import { AddToCart } from '../cart/AddToCart.tsx';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { PRODUCT_NOT_HERE_YET, PRODUCT_OPENS_LATER } from '../catalogue/messages.ts';
import { NoAnswer } from '../catalogue/NoAnswer.tsx';
import { ProductLayout } from '../catalogue/product/ProductLayout.tsx';
import { ProductSkeleton } from '../catalogue/product/ProductSkeleton.tsx';
import { useProduct } from '../catalogue/product/use-product.ts';
import { DocumentSection } from '../downloads/DocumentSection.tsx';
import { EnquirySection } from '../enquiry/EnquirySection.tsx';
import { StockNotification } from '../notifications/Notifications.tsx';
import { Pending } from '../shell/Pending.tsx';
import { WishButton } from '../wishlist/WishButton.tsx';
import { DeliverySlot } from './-delivery.tsx';
import { AfterProduct } from './-product-deferred.tsx';

export const Route = createFileRoute('/product/$id')({
  loader: ({ context, params }) => context.catalogue.product(params.id),
  component: ProductPage,
  pendingComponent: ProductPending,
});

function ProductPage() {
  const { id } = Route.useParams();
  const view = useProduct(id, Route.useLoaderData());
  if (view.state === 'asking') return <ProductSkeleton />;
  if (view.state === 'missing') return <Navigate to="/product-not-found" replace />;
  if (view.state === 'no-answer') {
    return (
      <NoAnswer title={<PageHeading>{PRODUCT_NOT_HERE_YET}</PageHeading>} onRetry={view.retry}>
        {PRODUCT_OPENS_LATER}
      </NoAnswer>
    );
  }
  const { product } = view;
  const isOut = !isInStock(product);
  return (
    <ProductLayout
      key={id}
      product={product}
      action={CardCartButton}
      keep={<WishButton productId={id} />}
      alert={
        <>
          <Assurances products={[product]} />
          {isOut && <StockNotification productId={id} />}
        </>
      }
      after={<AfterProduct productId={id} />}
    >
      <DeliverySlot products={[product]} />
      <AddToCart product={product} />
      {isOut && <EnquirySection productId={id} stock={outOfStockNote(product)} />}
      {product.documentBytes !== null && (
        <DocumentSection
          productId={id}
          productName={product.name}
          name={product.documentName}
          bytes={product.documentBytes}
        />
      )}
    </ProductLayout>
  );
}

function ProductPending() {
  return (
    <Pending>
      <ProductSkeleton />
    </Pending>
  );
}
