import { useAccount } from '#page-sync/use-account.ts';
import { useOrder } from '#page-sync/use-order.ts';
import { NoSuchOrder } from '#ui/NoSuchOrder.tsx';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';

type OrderConfirmationProps = { userId: string; orderId: string };

/** What became of an order. Somebody else's is not told apart from one that there is not. */
export function OrderConfirmation({ userId, orderId }: OrderConfirmationProps) {
  const account = useAccount();
  if (account && account.uid !== userId) return <NoSuchOrder />;
  return account && <OwnOrder key={orderId} uid={account.uid} orderId={orderId} />;
}

function OwnOrder({ uid, orderId }: { uid: string; orderId: string }) {
  const view = useOrder(uid, orderId);
  if (view.state === 'known') return <ConfirmedOrder {...view} />;
  if (view.state === 'unknown') return <NoSuchOrder />;
  return (
    <>
      <LoadingWords>Getting your order</LoadingWords>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}
