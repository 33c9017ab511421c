import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { LiveOrder } from '../../orders/LiveOrder.tsx';
import { BankTransfer } from '../../payments/BankTransfer.tsx';
import { PAYMENTS, PAYMENTS_DESCRIPTION } from '../../payments/messages.ts';
import { TransactionForm } from '../../payments/TransactionForm.tsx';
import { ForAccount } from '../../profile/ForAccount.tsx';

export const Route = createFileRoute('/_signed-in/payments')({
  validateSearch: v.object({ orderId: v.optional(v.fallback(v.string(), ''), '') }),
  component: Payments,
});

const NOTHING_TYPED = { transactionId: '' };

function Payments() {
  const { orderId } = Route.useSearch();
  return (
    <>
      <PageHead title={PAYMENTS} description={PAYMENTS_DESCRIPTION} />
      <ForAccount>
        {({ uid }) => (
          <BankTransfer
            key={orderId}
            orderId={orderId}
            live={(order) => <LiveOrder order={order} />}
            form={(order, onGive) => (
              <DraftedForm uid={uid} orderId={order.orderId} onGive={onGive} />
            )}
          />
        )}
      </ForAccount>
    </>
  );
}

function DraftedForm({ uid, ...setup }: { uid: string; orderId: string; onGive(): void }) {
  const { orderId } = setup;
  const draft = useDraft(`transaction/${orderId}`, NOTHING_TYPED);
  const navigate = useNavigate();
  const confirm = () =>
    navigate({
      to: '/order-confirmation/$userId/$orderId',
      params: { userId: uid, orderId },
      replace: true,
    });
  return <TransactionForm uid={uid} {...setup} draft={draft} onGiven={() => void confirm()} />;
}
