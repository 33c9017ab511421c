import { Link } from '@tanstack/react-router';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { readOrder } from '#domain/order/orders.ts';
import type { ReviewForm as ReviewFields } from '#domain/review/review.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import type { Draft } from '#forms/use-draft.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LoadingWords } from '#ui/feedback/Skeleton.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MY_ORDERS } from '#ui/messages.ts';
import {
  NAMELESS_PRODUCT,
  NOT_DELIVERED_YET,
  OPEN_ORDER_TO_CHOOSE,
  READING_ORDER,
  WHICH_PRODUCT,
} from './messages.ts';
import type { ReviewSubject } from './ReviewForm.tsx';
import type { ReviewSearch } from './review-search.ts';
import './ReviewPage.css';

/** Everything needed to keep a draft of the form and to show the form over it. */
export type ReviewOverDraft = {
  subject: ReviewSubject;
  draftName: string;
  start: Draft<ReviewFields>['values'];
};

type ReviewPageProps = {
  orderId: string;
  search: ReviewSearch;
  form: (setup: ReviewOverDraft) => Elements;
};

/** A review of one product of an order; without a product, the order's products to choose one from. */
export function ReviewPage({ orderId, search, form }: ReviewPageProps) {
  const order = useReviewedOrder(orderId);
  if (!order) return <LoadingWords>{READING_ORDER}</LoadingWords>;
  const { uid, lines, mayBeDelivered } = order;
  const { productId } = search;
  if (productId === undefined && lines.length === 0) {
    return (
      <EmptyState title={WHICH_PRODUCT}>
        <p>{OPEN_ORDER_TO_CHOOSE}</p>
        <LinkButton to="/orders">{MY_ORDERS}</LinkButton>
      </EmptyState>
    );
  }
  const customerName = search.customerName ?? order.customerName;
  const known = lines.find((line) => line.productId === productId);
  return (
    <div className="review-page">
      {!mayBeDelivered && <Notice>{NOT_DELIVERED_YET}</Notice>}
      {productId === undefined ? (
        <ReviewedProducts orderId={orderId} lines={lines} customerName={customerName} />
      ) : (
        form({
          subject: { uid, orderId, productId },
          draftName: `review/${orderId}/${productId}`,
          start: {
            customerName,
            productName: search.productName || known?.name || NAMELESS_PRODUCT,
            review: '',
            stars: '',
          },
        })
      )}
    </div>
  );
}

type ReviewedProductsProps = {
  orderId: string;
  lines: readonly OrderLine[];
  customerName: string;
};

/** The products of an order, to choose the one to review. */
function ReviewedProducts({ orderId, lines, customerName }: ReviewedProductsProps) {
  return (
    <section aria-labelledby="reviewed-products">
      <h2 id="reviewed-products">{WHICH_PRODUCT}</h2>
      <ul className="reviewed-products">
        {lines.map(({ productId, name }) => (
          <li key={productId}>
            <Link
              to="/review-order/$orderId"
              params={{ orderId }}
              search={{ productId, customerName, productName: name }}
              lang={name ? asEnglish(name).lang : undefined}
            >
              {name || NAMELESS_PRODUCT}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReviewedOrder = {
  uid: string;
  /** The lines to review; empty if this phone does not know the order. */
  lines: OrderLine[];
  /** False only if this phone knows that the order has not arrived. */
  mayBeDelivered: boolean;
  /** The name it was delivered to; empty if unknown. */
  customerName: string;
};

/** Follows the order; undefined while loading. */
function useReviewedOrder(orderId: string): ReviewedOrder | undefined {
  const { uid } = useOwnAccount();
  return useLiveQuery(() => readReviewed(uid, orderId), [uid, orderId]);
}

async function readReviewed(uid: string, orderId: string): Promise<ReviewedOrder> {
  const order = await readOrder(deviceDatabase(), uid, orderId);
  return {
    uid,
    lines: order?.lines ?? [],
    mayBeDelivered: !order || order.deliveryStatus === 'delivered',
    customerName: order?.address.name ?? '',
  };
}
