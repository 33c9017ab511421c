import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderSummary } from '#features/cart/OrderSummary.tsx';
import { useBrandName } from '#features/catalogue/use-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { OwnAddressBook } from '../-own-address-book.tsx';

export const Route = createFileRoute('/_signed-in/place-order')({ component: PlaceOrder });

function PlaceOrder() {
  const [chosenId, choose] = useState<string | null>(null);
  const end = (
    <Notice>Ordering opens soon. Your cart stays on this phone until then, just as it is.</Notice>
  );
  return (
    <>
      <PageHead title="Place Order" description="What you order, and where it is delivered." />
      <PageHeading>Place Order</PageHeading>
      <OrderSummary brandName={useBrandName()} end={end}>
        <section className="order-summary__part">
          <h2>Deliver to</h2>
          <OwnAddressBook chosenId={chosenId} onChoose={choose} />
        </section>
      </OrderSummary>
    </>
  );
}
