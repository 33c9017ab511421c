import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

// A build for a shop without notifications leaves these out; otherwise they load after the page.
const StockAlert = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazyComponent(() => import('./StockAlert.tsx').then((it) => it.StockAlert))
  : null;

const OrderAlerts = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazyComponent(() => import('./OrderAlerts.tsx').then((it) => it.OrderAlerts))
  : null;

/** Offers a notification when a product is back in stock; renders nothing if the shop sends none. */
export function StockNotification({ productId }: { productId: string }) {
  if (!StockAlert) return null;
  return (
    <AfterHydration>
      <StockAlert productId={productId} />
    </AfterHydration>
  );
}

/** Offers notifications about orders; renders nothing if the shop sends none. */
export function OrderNotifications() {
  if (!OrderAlerts) return null;
  return (
    <AfterHydration>
      <OrderAlerts />
    </AfterHydration>
  );
}
