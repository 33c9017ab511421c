import { useEffect } from 'react';
import { noteSeen } from '#core/device/account/seen-products.ts';
import { deviceDatabase } from '#core/device/database/database.ts';

/** Notes that a product is looked at. It draws nothing, and a phone without room forgets what was seen. */
export function SeenProduct({ productId }: { productId: string }) {
  useEffect(() => {
    noteSeen(deviceDatabase(), productId, Date.now()).catch(console.warn);
  }, [productId]);
  return null;
}
