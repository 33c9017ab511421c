import { useEffect } from 'react';
import { checkNotificationSettings, mayNotify } from '#browser/push/push.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readNotificationSettings } from '#domain/device/notifications.ts';
import { stockAlertKey, waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { readRowsOf } from '#engine/outbox/outbox-rows.ts';
import { type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import { WAITING } from '#forms/messages.ts';
import { WriteNote } from '#forms/WriteNote.tsx';
import type { Elements } from '#ui/elements.ts';
import { SHOP_DOES_NOT_KNOW_YET, STOCK_ALERT } from './messages.ts';
import { NotificationOptIn } from './NotificationOptIn.tsx';
import { type OptInView, type Problem, usePress, usePushAccount, useSetUp } from './opt-in-view.ts';

const whenOn = () => ({
  sending: WAITING,
  sent: STOCK_ALERT.whenOn,
  needsYou: SHOP_DOES_NOT_KNOW_YET,
});

/** On a sold-out product's page: turns a notification on or off for when it is back. */
export function StockAlert({ productId }: { productId: string }): Elements {
  const view = useStockAlert(productId);
  return (
    <NotificationOptIn
      view={view}
      label={STOCK_ALERT.label}
      offer={STOCK_ALERT.offer}
      ask={STOCK_ALERT.ask}
      whenOn={<WriteNote isBare status={view.status} words={whenOn()} />}
      returnUrl={`/product/${productId}`}
    />
  );
}

function useStockAlert(productId: string): OptInView & { status: WriteStatus } {
  const { uid, begin } = usePushAccount();
  const { isBusy, problem, press } = usePress();
  const setUp = useSetUp();
  const known = useLiveQuery(() => (uid ? lookUp(uid, productId) : undefined), [uid, productId]);
  useEffect(() => {
    if (uid) void checkUnlessWaiting(uid, productId);
  }, [uid, productId]);
  const isReachable = known?.settings.deviceId !== null && mayNotify();
  const isOn = known?.settings.products.includes(productId) === true && isReachable;

  async function ask(): Promise<Problem | null> {
    if (!uid || !known) return null;
    // Once push is set up on this device, asking works offline, too.
    const trouble = isReachable ? null : await setUp(uid, known.settings.orders);
    return trouble ?? (await saveStockAlert(uid, productId, true));
  }

  return {
    state: begin ?? (known ? (isOn ? 'on' : 'off') : 'absent'),
    status: known?.status ?? 'sent',
    isBusy,
    problem,
    ask: () => press(ask),
    stop: () => press(async () => (uid ? saveStockAlert(uid, productId, false) : null)),
  };
}

async function lookUp(uid: string, productId: string) {
  const database = deviceDatabase();
  const settings = await readNotificationSettings(database, uid);
  const own = await readRowsOf(database, uid, stockAlertKey(uid, productId));
  return { settings, status: writeStatus(own, 'checking', true) };
}

async function checkUnlessWaiting(uid: string, productId: string): Promise<void> {
  const { settings, status } = await lookUp(uid, productId);
  const asked = status === 'sent' && settings.products.includes(productId) ? productId : null;
  await checkNotificationSettings(uid, (fresh) => accountToken(uid, fresh), asked);
}

/** Null once it is saved on this phone, otherwise the problem. */
async function saveStockAlert(
  uid: string,
  productId: string,
  waits: boolean,
): Promise<Problem | null> {
  const saved = await waitForProduct(deviceDatabase(), { uid, productId, waits }, Date.now());
  if (saved.outcome === 'saved') return null;
  return saved.reason === 'full' ? 'full' : 'not-saved';
}
