// Reserves the row that says when products arrive: drawn pages do not know the pincode, so the device fills it in.
import { isOrderable } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

const DeliveryRow = lazyComponent(() =>
  import('../delivery/DeliveryRow.tsx').then((it) => it.DeliveryRow),
);

/** When these products arrive at this device's pincode; nothing if none of them can be ordered. */
export function DeliverySlot({ products }: { products: readonly Product[] }) {
  if (!products.some(isOrderable)) return null;
  return (
    <div className="delivery-slot">
      <AfterHydration>
        <DeliveryRow products={products} />
      </AfterHydration>
    </div>
  );
}
