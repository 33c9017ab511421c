import { useEffect } from 'react';
import { checkNotificationSettings, mayNotify } from '#browser/push/push.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readNotificationSettings } from '#domain/device/notifications.ts';
import type { Elements } from '#ui/elements.ts';
import { ORDER_ALERTS } from './messages.ts';
import { NotificationOptIn } from './NotificationOptIn.tsx';
import { type OptInView, usePress, usePushAccount, useSetUp } from './opt-in-view.ts';

/** Turns notifications about the account's orders on or off, beside the orders. */
export function OrderAlerts(): Elements {
  return (
    <NotificationOptIn
      view={useOrderAlerts()}
      label={ORDER_ALERTS.label}
      offer={ORDER_ALERTS.offer}
      ask={ORDER_ALERTS.ask}
      whenOn={ORDER_ALERTS.whenOn}
      returnUrl="/orders"
      isBelow
    />
  );
}

/** Whether this device gets notifications about its account's orders, and how to change that. */
function useOrderAlerts(): OptInView {
  const { uid, begin } = usePushAccount();
  const { isBusy, problem, press } = usePress();
  const setUp = useSetUp();
  const settings = useLiveQuery(
    () => (uid ? readNotificationSettings(deviceDatabase(), uid) : undefined),
    [uid],
  );
  useEffect(() => {
    if (uid) void checkNotificationSettings(uid, (fresh) => accountToken(uid, fresh), null);
  }, [uid]);
  const isOn = settings?.orders === true && settings.deviceId !== null && mayNotify();
  const change = (orders: boolean) => press(async () => (uid ? setUp(uid, orders) : null));
  return {
    state: begin ?? (settings ? (isOn ? 'on' : 'off') : 'absent'),
    isBusy,
    problem,
    ask: () => change(true),
    stop: () => change(false),
  };
}
