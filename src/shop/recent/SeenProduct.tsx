import { useEffect } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { noteSeen } from '#domain/product/seen-products.ts';

/** Notes that a product is looked at. It draws nothing, and a phone without room forgets what was seen. */
export function SeenProduct({ productId }: { productId: string }) {
  useEffect(() => {
    noteSeen(deviceDatabase(), productId, Date.now()).catch(console.warn);
  }, [productId]);
  return null;
}
