// Tells the shop when this device speaks another language than its notifications do.
import { readNotificationSettings } from '#domain/device/notifications.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readAccount } from '#engine/account/account.ts';
import type { Credential } from '#engine/account/credential.ts';
import { notifiedLanguage } from '../kept-language.ts';

/** Asks the network only where the language has changed; without a reply the next call tries again. */
export async function renewPushLanguage(
  database: HaatDatabase,
  credential: (uid: string, fresh: boolean) => Promise<Credential>,
): Promise<void> {
  const account = await readAccount(database);
  if (!account || account.isOver) return;
  const { uid } = account;
  const { deviceId, language = 'en' } = await readNotificationSettings(database, uid);
  if (!deviceId || language === notifiedLanguage()) return;
  const { checkNotificationSettings } = await import('./push.ts');
  await checkNotificationSettings(uid, (fresh) => credential(uid, fresh), null, database);
}
