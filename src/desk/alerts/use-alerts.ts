// Turns the desk's notifications on this device on and off, and keeps how they come.
import { useEffect, useRef, useState } from 'react';
import {
  devicePath,
  isDeviceKnown,
  mayNotify,
  type PushAnswer,
  pushAbility,
  registerDevice,
} from '#browser/push/push.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { changeDeskAlerts, readDeskAlerts } from '#domain/account/desk/desk-alerts.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskAlerts } from '#domain/device/notifications.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { useIsMerchant, useOwnDesk } from '../frame/use-merchant.ts';

/** Why a press did not do what it should. */
type Problem = Exclude<PushAnswer, 'done'> | 'not-saved';

/** `not-set-up`: the shop's build sends none. `blocked`: denied for good in this browser. */
export type AlertsState = 'on' | 'off' | 'blocked' | 'install-first' | 'unable' | 'not-set-up';

export type AlertsView = {
  state: AlertsState;
  alerts: DeskAlerts;
  isBusy: boolean;
  problem: Problem | null;
  turnOn(): void;
  turnOff(): void;
  /** Changes how they come; saved on this device at once. */
  choose(change: Partial<Pick<DeskAlerts, 'news' | 'quiet' | 'hasSound'>>): void;
};

/** Whether news comes on this device. */
export function alertsState(alerts: Pick<DeskAlerts, 'deviceId'>): AlertsState {
  if (!import.meta.env.HAAT_SENDS_NOTIFICATIONS) return 'not-set-up';
  const ability = pushAbility();
  if (ability !== 'able') return ability;
  if (Notification.permission === 'denied') return 'blocked';
  return alerts.deviceId !== null && mayNotify() ? 'on' : 'off';
}

/** This account's choices on this device; undefined while loading. */
export function useDeskAlerts(): DeskAlerts | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readDeskAlerts(deviceDatabase(), uid), [uid]);
}

/** The switch, one press at a time; null while loading. */
export function useAlerts(): AlertsView | null {
  const { uid } = useOwnDesk();
  const isMerchant = useIsMerchant();
  const alerts = useDeskAlerts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);
  const deviceId = alerts?.deviceId ?? null;
  useEffect(() => {
    if (deviceId) void renewOrForget(uid, deviceId).catch(console.warn);
  }, [uid, deviceId]);
  if (!alerts) return null;

  function press(work: () => Promise<Problem | 'done'>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    void work()
      .catch((error: unknown) => {
        console.error('the desk’s notifications could not be changed', error);
        return 'not-saved' as const;
      })
      .then((outcome) => {
        setProblem(outcome === 'done' ? null : outcome);
        setBusy(false);
        isRunning.current = false;
      });
  }
  const register = (news: DeskAlerts['news']) => setUp(uid, isMerchant ? news : 'pack');
  return {
    state: alertsState(alerts),
    alerts,
    isBusy,
    problem,
    turnOn: () => press(() => register(alerts.news)),
    turnOff: () => press(() => turnOff(uid, deviceId)),
    choose: (change) =>
      press(async () => {
        // What is sent is decided at the shop.
        const asked = deviceId && change.news ? await register(change.news) : 'done';
        if (asked === 'done') await changeDeskAlerts(deviceDatabase(), uid, change);
        return asked;
      }),
  };
}

const setUp = (uid: string, desk: DeskAlerts['news']) =>
  registerDevice(uid, tokenOf(uid), { orders: false, desk }, async (database) => ({
    id: (await readDeskAlerts(database, uid)).deviceId,
    keep: (deviceId) => changeDeskAlerts(database, uid, { deviceId }),
  }));

const tokenOf = (uid: string) => (fresh: boolean) => accountToken(uid, fresh);

/** Off at once, also without a network: then the shop finds out later, because the push service no longer knows it. */
async function turnOff(uid: string, deviceId: string | null): Promise<'done'> {
  await changeDeskAlerts(deviceDatabase(), uid, { deviceId: null });
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(console.warn);
  const credential = deviceId ? await tokenOf(uid)(false) : null;
  if (deviceId && credential?.outcome === 'token') {
    await commitDocument({ path: devicePath(uid, deviceId), does: 'delete' }, credential.token);
  }
  return 'done';
}

/** The shop learns the desk's language; it forgets devices that the push service no longer knows. */
async function renewOrForget(uid: string, deviceId: string): Promise<void> {
  const credential = await tokenOf(uid)(false);
  if (credential.outcome !== 'token') return;
  if ((await isDeviceKnown(uid, deviceId, credential.token)) !== false) return;
  const { deviceId: now } = await readDeskAlerts(deviceDatabase(), uid);
  if (now === deviceId) await changeDeskAlerts(deviceDatabase(), uid, { deviceId: null });
}
