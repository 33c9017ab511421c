import type { ReactNode } from 'react';
import type { ReviewForm as ReviewFields } from '#core/model/review.ts';
import type { Draft } from '#forms/use-draft.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LoadingWords } from '#ui/Skeleton.tsx';
import { ReviewedProducts } from './ReviewedProducts.tsx';
import type { ReviewSearch } from './review-search.ts';
import type { ReviewSubject } from './use-review-progress.ts';
import { useReviewedOrder } from './use-reviewed-order.ts';
import './ReviewPage.css';

/** What the page needs to keep a draft of the form and to show the form over it. */
export type ReviewOverDraft = {
  subject: ReviewSubject;
  draftName: string;
  start: Draft<ReviewFields>['values'];
};

type ReviewPageProps = {
  orderId: string;
  search: ReviewSearch;
  form: (setup: ReviewOverDraft) => ReactNode;
};

/** A review of one product of an order; without a product, the order's products to choose from. */
export function ReviewPage({ orderId, search, form }: ReviewPageProps) {
  const order = useReviewedOrder(orderId);
  if (!order) return <LoadingWords>Reading your order</LoadingWords>;
  const { uid, lines, mayBeDelivered } = order;
  const { productId } = search;
  if (productId === undefined && lines.length === 0) {
    return (
      <EmptyState title="Which product is it about?">
        <p>Open the order, and choose there what to review.</p>
        <LinkButton to="/orders">My Orders</LinkButton>
      </EmptyState>
    );
  }
  const customerName = search.customerName ?? order.customerName;
  const known = lines.find((line) => line.productId === productId);
  return (
    <div className="review-page">
      {!mayBeDelivered && (
        <Notice>
          This order has not been delivered yet. The shop takes reviews of it after that.
        </Notice>
      )}
      {productId === undefined ? (
        <ReviewedProducts orderId={orderId} lines={lines} customerName={customerName} />
      ) : (
        form({
          subject: { uid, orderId, productId },
          draftName: `review/${orderId}/${productId}`,
          start: { customerName, productName: search.productName ?? known?.name ?? '', review: '' },
        })
      )}
    </div>
  );
}
