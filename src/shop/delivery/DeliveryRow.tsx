import { Suspense, useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readDeliveryPincode } from '#domain/delivery/pincode.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Product } from '#domain/product/product.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { useDelivery, useHasZones } from '#ui/use-shop-delivery.ts';
import { Arrival } from './Arrival.tsx';
import {
  CHANGE,
  CHANGED_THING,
  ENTER_PINCODE,
  QUESTION_DID_NOT_COME,
  WHEN_DOES_IT_ARRIVE,
} from './messages.ts';
import { productArrival } from './product-arrival.ts';

// Loads when the shopper opens it.
const PincodeDialog = lazyComponent<{ pincode: string; onClose(): void }>(
  () => import('./PincodeDialog.tsx').then((it) => it.PincodeDialog),
  () => <Notice tone="careful">{QUESTION_DID_NOT_COME}</Notice>,
);

type DeliveryRowProps = {
  products: readonly Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>[];
};

/** When these products arrive at this device's pincode. The whole row is a button to set the pincode. */
export function DeliveryRow({ products }: DeliveryRowProps) {
  const pincode = useLiveQuery(() => readDeliveryPincode(deviceDatabase()), []);
  const settings = useDelivery();
  const hasZones = useHasZones();
  const [isAsking, setIsAsking] = useState(false);
  if (pincode === undefined || !hasZones) return null;
  const words = pincode
    ? settings && productArrival(products, pincode, settings, Date.now())
    : unknown();
  if (!words) return null;
  return (
    <>
      <button type="button" className="delivery-row" onClick={() => setIsAsking(true)}>
        <Icon name="pin" />
        <span aria-live="polite">
          <Arrival words={words}>
            <span className="arrival__change">{pincode ? CHANGE : ENTER_PINCODE}</span>
            {pincode && <span className="visually-hidden">{CHANGED_THING}</span>}
          </Arrival>
        </span>
      </button>
      {isAsking && (
        <Suspense>
          <PincodeDialog pincode={pincode ?? ''} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const unknown = () => ({ lead: WHEN_DOES_IT_ARRIVE, more: '', tone: 'plain' }) as const;
