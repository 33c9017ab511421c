import { lazy } from 'react';
import { Later } from '#ui/layout/Later.tsx';

// A build of a shop that sends no notifications does not have these at all; elsewhere they come after the page.
const StockAlert = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazy(() =>
      import('./StockAlert.tsx').then(
        ({ StockAlert }) => ({ default: StockAlert }),
        () => ({ default: () => null }),
      ),
    )
  : null;

const OrderAlerts = import.meta.env.HAAT_SENDS_NOTIFICATIONS
  ? lazy(() =>
      import('./OrderAlerts.tsx').then(
        ({ OrderAlerts }) => ({ default: OrderAlerts }),
        () => ({ default: () => null }),
      ),
    )
  : null;

/** The offer to be told when a product is back; nothing where the shop sends no notifications. */
export function StockNotification({ productId }: { productId: string }) {
  if (!StockAlert) return null;
  return (
    <Later>
      <StockAlert productId={productId} />
    </Later>
  );
}

/** The offer to be told when orders move; nothing where the shop sends no notifications. */
export function OrderNotifications() {
  if (!OrderAlerts) return null;
  return (
    <Later>
      <OrderAlerts />
    </Later>
  );
}
