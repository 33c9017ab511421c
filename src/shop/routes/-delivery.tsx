// The place where a page says when something arrives, kept free until the device knows it: no drawn page knows the pincode.
import { isInStock, type Product } from '#domain/product/product.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

const DeliveryRow = lazyComponent(() =>
  import('../delivery/DeliveryRow.tsx').then((it) => it.DeliveryRow),
);

/** When these products arrive, by the pincode of this device; nothing where none of them can be ordered. */
export function DeliverySlot({ products }: { products: readonly Product[] }) {
  if (!products.some((it) => isInStock(it) || it.preorderLimit !== 0)) return null;
  return (
    <div className="delivery-slot">
      <AfterHydration>
        <DeliveryRow products={products} />
      </AfterHydration>
    </div>
  );
}
