import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { AddressForm } from '../../addresses/AddressForm.tsx';
import { valuesOf } from '../../addresses/address-values.ts';
import { AddressChange, type OrderAddressSetup } from '../../orders/AddressChange.tsx';
import { CHANGE_ADDRESS, CHANGE_ADDRESS_DESCRIPTION } from '../../orders/messages.ts';

export const Route = createFileRoute('/_signed-in/edit-address/$orderId/$userId')({
  loader: async ({ params }) => {
    const { loadOrder } = await import('../../orders/use-orders.ts');
    return loadOrder(params.orderId);
  },
  component: ChangeAddress,
});

function ChangeAddress() {
  const { orderId, userId } = Route.useParams();
  return (
    <>
      <PageHead title={CHANGE_ADDRESS} description={CHANGE_ADDRESS_DESCRIPTION} />
      <PageHeading>{CHANGE_ADDRESS}</PageHeading>
      <AddressChange
        orderId={orderId}
        userId={userId}
        loaded={Route.useLoaderData()}
        form={(setup) => <DraftedForm key={setup.draftName} {...setup} />}
      />
    </>
  );
}

function DraftedForm({ draftName, start, save, onDone }: OrderAddressSetup) {
  // Keep the values that the form opened with, even if a fresh copy of the order arrives meanwhile.
  const [first] = useState(() => valuesOf(start));
  const draft = useDraft(draftName, first);
  return (
    <AddressForm title={CHANGE_ADDRESS} isWholePage draft={draft} save={save} onDone={onDone} />
  );
}
