import type { ReactNode } from 'react';
import { NotificationOptIn } from './NotificationOptIn.tsx';
import { useOrderAlerts } from './use-order-alerts.ts';

/** Beside orders: being told by a notification whenever one of them moves. */
export function OrderAlerts(): ReactNode {
  return (
    <NotificationOptIn
      view={useOrderAlerts()}
      label="Notifications about your orders"
      offer="Get a notification on this phone when an order is on its way, arrives or is paid."
      ask="Tell me about my orders"
      arranged="We will tell you on this phone when an order of yours moves."
      returnUrl="/orders"
      isBelow
    />
  );
}
