import { StatusStrip } from './StatusStrip.tsx';
import { useShopStatus } from './use-shop-status.ts';

/** The status strip as things stand just now. */
export function LiveStatusStrip() {
  return <StatusStrip status={useShopStatus()} />;
}
