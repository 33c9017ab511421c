import { createFileRoute } from '@tanstack/react-router';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { OrderSummary } from '../../cart/OrderSummary.tsx';
import { useBrandName } from '../../catalogue/use-names.ts';
import { CheckoutParts } from '../../checkout/CheckoutParts.tsx';
import { PLACE_ORDER, PLACE_ORDER_DESCRIPTION } from '../../checkout/messages.ts';
import { PlaceButton, PlaceProblemNotice } from '../../checkout/PlaceOrder.tsx';
import { QuotationNotice } from '../../checkout/QuotationNotice.tsx';
import { checkoutDraftName, NOTHING_CHOSEN, useCheckout } from '../../checkout/use-checkout.ts';
import { CheckoutArrival } from '../../delivery/OrderArrival.tsx';
import { ForAccount, type ProfileAccount } from '../../profile/ForAccount.tsx';
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
        sumsOf={checkout.sumsOf}
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
