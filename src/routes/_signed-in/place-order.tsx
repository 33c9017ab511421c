import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { NewOrder } from '#core/model/order.ts';
import { OrderSummary } from '#features/cart/OrderSummary.tsx';
import { useBrandName } from '#features/catalogue/use-names.ts';
import { CheckoutParts } from '#features/checkout/CheckoutParts.tsx';
import { checkoutDraftName, NOTHING_CHOSEN } from '#features/checkout/checkout-draft.ts';
import { PlaceProblemNotice } from '#features/checkout/PlaceProblemNotice.tsx';
import { useCheckout } from '#features/checkout/use-checkout.ts';
import { useDraft } from '#features/drafts/use-draft.ts';
import { ForAccount } from '#features/profile/ForAccount.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { OwnAddressBook } from '../-own-address-book.tsx';

export const Route = createFileRoute('/_signed-in/place-order')({ component: PlaceOrder });

function PlaceOrder() {
  return (
    <>
      <PageHead title="Place Order" description="What you order, and where it is delivered." />
      <PageHeading>Place Order</PageHeading>
      <ForAccount>{({ uid }) => <Checkout uid={uid} />}</ForAccount>
    </>
  );
}

function Checkout({ uid }: { uid: string }) {
  const brandName = useBrandName();
  const draft = useDraft(checkoutDraftName(uid), NOTHING_CHOSEN);
  const goOn = useWayOn(uid);
  const checkout = useCheckout({ uid, draft, brandName, onPlaced: goOn });
  return (
    <>
      <PlaceProblemNotice problem={checkout.problem} />
      <OrderSummary
        brandName={brandName}
        ordered={checkout.ordered}
        end={(cart) => <Button onClick={() => checkout.press(cart)}>Place Order</Button>}
      >
        {(cart) => (
          <CheckoutParts checkout={checkout} cart={cart}>
            <OwnAddressBook
              chosenId={checkout.values.addressId || null}
              onChoose={checkout.chooseAddress}
            />
          </CheckoutParts>
        )}
      </OrderSummary>
    </>
  );
}

/** The page that follows an order: a bank transfer is told how to be made, others are confirmed. */
function useWayOn(userId: string): (order: NewOrder) => Promise<void> {
  const navigate = useNavigate();
  return ({ orderId, paymentMethod }) =>
    paymentMethod === 'NEFT'
      ? navigate({ to: '/payments', search: { orderId }, replace: true })
      : navigate({
          to: '/order-confirmation/$userId/$orderId',
          params: { userId, orderId },
          replace: true,
        });
}
