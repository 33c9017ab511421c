import { createFileRoute } from '@tanstack/react-router';
import { OrderSummary } from '#features/cart/OrderSummary.tsx';
import { useBrandName } from '#features/catalogue/use-names.ts';
import { CheckoutParts } from '#features/checkout/CheckoutParts.tsx';
import { PLACE_ORDER, PLACE_ORDER_DESCRIPTION } from '#features/checkout/messages.ts';
import { PlaceButton, PlaceProblemNotice } from '#features/checkout/PlaceOrder.tsx';
import { QuotationNotice } from '#features/checkout/QuotationNotice.tsx';
import { checkoutDraftName, NOTHING_CHOSEN, useCheckout } from '#features/checkout/use-checkout.ts';
import { CheckoutArrival } from '#features/delivery/OrderArrival.tsx';
import { ForAccount, type ProfileAccount } from '#features/profile/ForAccount.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { useAfterOrder } from '../-after-order.ts';
import { OwnAddressBook } from '../-own-address-book.tsx';

export const Route = createFileRoute('/_signed-in/place-order')({ component: PlaceOrder });

function PlaceOrder() {
  return (
    <>
      <PageHead title={PLACE_ORDER} description={PLACE_ORDER_DESCRIPTION} />
      <PageHeading>{PLACE_ORDER}</PageHeading>
      <ForAccount>{(account) => <Checkout account={account} />}</ForAccount>
    </>
  );
}

function Checkout({ account }: { account: ProfileAccount }) {
  const { uid } = account;
  const brandName = useBrandName();
  const draft = useDraft(checkoutDraftName(uid), NOTHING_CHOSEN);
  const { goOn, dialog } = useAfterOrder(account);
  const checkout = useCheckout({
    uid,
    draft,
    brandName,
    onPlaced: goOn,
  });
  const { address, problem, ordered } = checkout;
  return (
    <>
      <OrderSummary
        brandName={brandName}
        ordered={ordered}
        before={(cart) => (
          <>
            <QuotationNotice uid={uid} lines={cart.lines} />
            {problem && (
              <PlaceProblemNotice
                problem={problem}
                onAgree={(today) => checkout.press(cart, today)}
              />
            )}
          </>
        )}
        end={(cart) => (
          <PlaceButton isBusy={ordered !== null} onPress={() => checkout.press(cart)} />
        )}
      >
        {(cart) => (
          <CheckoutParts checkout={checkout} cart={cart}>
            <OwnAddressBook chosenId={address?.id ?? null} onChoose={checkout.chooseAddress} />
            <CheckoutArrival address={address} lines={cart.lines} />
          </CheckoutParts>
        )}
      </OrderSummary>
      {dialog}
    </>
  );
}
