import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

// A build of a shop that sends no notifications does not have these at all; elsewhere they come after the page.
const StockAlert = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazyComponent(() => import('./StockAlert.tsx').then((it) => it.StockAlert))
  : null;

const OrderAlerts = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazyComponent(() => import('./OrderAlerts.tsx').then((it) => it.OrderAlerts))
  : null;

/** The offer to be told when a product is back; nothing where the shop sends no notifications. */
export function StockNotification({ productId }: { productId: string }) {
  if (!StockAlert) return null;
  return (
    <AfterHydration>
      <StockAlert productId={productId} />
    </AfterHydration>
  );
}

/** The offer to be told when orders move; nothing where the shop sends no notifications. */
export function OrderNotifications() {
  if (!OrderAlerts) return null;
  return (
    <AfterHydration>
      <OrderAlerts />
    </AfterHydration>
  );
}
