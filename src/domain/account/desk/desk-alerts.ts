// How the desk's app on this device announces news: what of it, and when without a sound.
import {
  changeNotificationSettings,
  type DeskAlerts,
  readNotificationSettings,
} from '../../device/notifications.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { INDIA_MS } from '../../shared/day-in-india.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Until somebody changes them. */
const FIRST: DeskAlerts = { deviceId: null, news: 'all', quiet: null, hasSound: true };

/** This account's choices on this device. */
export async function readDeskAlerts(database: HaatDatabase, uid: string): Promise<DeskAlerts> {
  return (await readNotificationSettings(database, uid)).desk ?? FIRST;
}

/** Changes some of them. */
export function changeDeskAlerts(
  database: HaatDatabase,
  uid: string,
  change: Partial<DeskAlerts>,
): Promise<void> {
  return changeNotificationSettings(database, uid, ({ desk = FIRST }) => ({
    desk: { ...desk, ...change },
  }));
}

/** Whether this moment (ms) lies within the quiet hours, by India's clock. */
export function isQuiet({ quiet }: Pick<DeskAlerts, 'quiet'>, moment: number): boolean {
  if (!quiet) return false;
  const hour = Math.floor((moment + INDIA_MS) / HOUR_MS) % 24;
  const [from, to] = quiet;
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}
