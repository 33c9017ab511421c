// Saves that the account waits for a product, or no longer does; sync sends it.
import { deviceDatabase } from '#core/device/database.ts';
import { waitForProduct } from '#core/sync/writes/stock-alert.ts';
import type { Problem } from './opt-in-view.ts';

/** What was wrong; null when it is saved on this phone. */
export async function saveStockAlert(
  uid: string,
  productId: string,
  waits: boolean,
): Promise<Problem | null> {
  const saved = await waitForProduct(deviceDatabase(), { uid, productId, waits }, Date.now());
  if (saved.outcome === 'saved') return null;
  return saved.reason === 'full' ? 'full' : 'not-saved';
}
