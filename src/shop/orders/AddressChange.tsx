import { useNavigate } from '@tanstack/react-router';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { type KnownOrder, useOrder } from '#browser/sync/use-order.ts';
import type { AddressFields } from '#domain/address/address.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Order } from '#domain/order/order.ts';
import { changeOrderAddress, mayChangeAddress } from '#domain/order/order-change-write.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { DELIVERY_STATUS_WORDS } from '#domain/shared/messages.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { useDelivery } from '#ui/use-shop-delivery.ts';
import { recordSavedAddress } from './address-news.ts';
import {
  ADDRESS_NOT_UPDATED,
  ADDRESS_PACKED,
  addressNotDelivered,
  addressTooLate,
  BACK_TO_ORDER,
  ORDER_NOT_ON_PHONE,
} from './messages.ts';
import { LogInAgain, NoAnswerYet, OrderNotFound } from './NoOrder.tsx';
import { OrderSkeleton } from './OrderSkeletons.tsx';
import './OrderDetails.css';

/** Everything that the address form needs. */
export type OrderAddressSetup = {
  draftName: string;
  start: Order['address'];
  /** Resolves to the reason why it was not saved, in the shopper's words; null when it was. */
  save(id: string, address: AddressFields): Promise<string | null>;
  onDone(savedId: string | null): void;
};

type AddressChangeProps = {
  orderId: string;
  /** The order's owner according to the URL. */
  userId: string;
  loaded: KnownOrder | null;
  form(setup: OrderAddressSetup): Elements;
};

/** Changes the address of an order that has not been packed yet. */
export function AddressChange({ orderId, userId, loaded, form }: AddressChangeProps) {
  const { uid } = useOwnAccount();
  const view = useOrder(orderId, { loaded });
  const delivery = useDelivery();
  const navigate = useNavigate();
  if (uid !== userId || view.state === 'missing') return <OrderNotFound />;
  if (view.state === 'asking') return <OrderSkeleton />;
  if (view.state === 'signed-out') return <LogInAgain returnUrl={`/order/${orderId}`} />;
  if (view.state === 'no-answer') {
    return <NoAnswerYet title={ORDER_NOT_ON_PHONE} onRetry={view.retry} />;
  }
  const { order } = view;
  if (!mayChangeAddress(order)) return <TooLate order={order} />;
  return form({
    draftName: `${orderKey(uid, orderId)}/address`,
    start: order.address,
    async save(id, address) {
      const { zipcode } = address;
      const isElsewhere = delivery && zipcode !== order.address.zipcode;
      if (isElsewhere && deliveryTo(zipcode, delivery).answer === 'not-delivered') {
        return addressNotDelivered(zipcode);
      }
      const saved = await changeOrderAddress(
        deviceDatabase(),
        { id, uid, orderId, address },
        Date.now(),
      );
      if (saved.outcome !== 'saved') return ADDRESS_NOT_UPDATED;
      recordSavedAddress(orderId, id);
      return null;
    },
    onDone: () => void navigate({ to: '/order/$orderId', params: { orderId } }),
  });
}

function TooLate({ order: { orderId, deliveryStatus } }: { order: Order }) {
  return (
    <div className="order-details__news">
      <Notice tone="careful" isUrgent>
        {deliveryStatus === 'processing'
          ? ADDRESS_PACKED
          : addressTooLate(DELIVERY_STATUS_WORDS[deliveryStatus])}
      </Notice>
      <p>
        <LinkButton to="/order/$orderId" params={{ orderId }} variant="secondary">
          {BACK_TO_ORDER}
        </LinkButton>
      </p>
    </div>
  );
}
