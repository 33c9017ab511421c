import { useEffect } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { recordSeen } from '#domain/product/seen-products.ts';

/** Records that the product was viewed; renders nothing. A phone without room does not record it. */
export function SeenProduct({ productId }: { productId: string }) {
  useEffect(() => {
    recordSeen(deviceDatabase(), productId, Date.now()).catch(console.warn);
  }, [productId]);
  return null;
}
