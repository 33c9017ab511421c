// Whether this device is told of its account's orders, and the presses that change it.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { readNotificationSettings } from '#core/device/notifications.ts';
import { accountToken } from '#page-sync/account-token.ts';
import { checkNotificationSettings, mayNotify } from '#services/push.ts';
import { type OptInView, usePress, usePushAccount, useSetUp } from './opt-in-view.ts';

export function useOrderAlerts(): OptInView {
  const { uid, begin } = usePushAccount();
  const { isBusy, problem, press } = usePress();
  const setUp = useSetUp();
  const arranged = useLiveQuery(
    () => (uid ? readNotificationSettings(deviceDatabase(), uid) : undefined),
    [uid],
  );
  useEffect(() => {
    if (uid) void checkNotificationSettings(uid, (fresh) => accountToken(uid, fresh), null);
  }, [uid]);
  const isOn = arranged?.orders === true && arranged.deviceId !== null && mayNotify();
  const change = (orders: boolean) => press(async () => (uid ? setUp(uid, orders) : null));
  return {
    state: begin ?? (arranged ? (isOn ? 'on' : 'off') : 'absent'),
    isBusy,
    problem,
    ask: () => change(true),
    stop: () => change(false),
  };
}
