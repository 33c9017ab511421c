// Signing in and out on this device. The previous account's data is deleted in the same transaction, and its backup
// before that, so that the next person never finds any of it. The outbox stays: waiting writes still belong to their
// account.

import { type Account, readAccount, writeAccount } from '#engine/account/account.ts';
import { forgetPendingSignIn } from '#engine/account/pending-sign-in.ts';
import { deleteWaitingFiles } from '#engine/outbox/outbox-rows.ts';
import { forgetSettled } from '#engine/outbox/settled-writes.ts';
import { forgetAccountMirror } from '../account/account-mirror-state.ts';
import { forgetAddresses } from '../address/addresses.ts';
import { ACCOUNT_PINCODE_KEY } from '../delivery/pincode.ts';
import { DESK_KEY, withoutBackup } from '../device/backup.ts';
import { forgetNotificationSettings } from '../device/notifications.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { forgetEnquiries } from '../enquiry/raised-enquiries.ts';
import { forgetSentMessages } from '../message/sent-messages.ts';
import { forgetOrders } from '../order/orders.ts';
import { deletePendingOnlineOrder } from '../order/pending-online-order.ts';
import { forgetQuotations } from '../quotation/quotations.ts';
import { forgetSearches } from '../search/recent-searches.ts';

/**
 * Signs an account in. A visitor's cart and drafts stay; another account's are deleted, as at its sign-out.
 * @throws Error on failure; then nothing has changed.
 */
export async function signIn(database: HaatDatabase, account: Account): Promise<void> {
  const enter = () =>
    database.transaction('rw', ownTables(database), async () => {
      const before = await readAccount(database);
      if (before && before.uid !== account.uid) await forgetAccount(database, before.uid);
      await writeAccount(database, account);
      await forgetPendingSignIn(database);
    });
  const before = await readAccount(database);
  if (before && before.uid !== account.uid) await withoutBackup(database, enter);
  else await enter();
}

/**
 * Signs this account out; another account that has signed in meanwhile stays. Deletes its backup before anything else
 * changes.
 * @throws Error if the backup cannot be deleted or the device cannot be written; then the account is still signed in.
 */
export async function signOut(database: HaatDatabase, uid: string): Promise<void> {
  await withoutBackup(database, () =>
    database.transaction('rw', ownTables(database), async () => {
      if ((await readAccount(database))?.uid === uid) await forgetAccount(database, uid);
    }),
  );
}

/**
 * The same for an account that the shop has deleted: its waiting writes can no longer be sent, so they go, too.
 * @throws Error on failure; then nothing has changed.
 */
export async function eraseAccount(database: HaatDatabase, uid: string): Promise<void> {
  const { outbox, waitingFiles } = database;
  await withoutBackup(database, () =>
    database.transaction('rw', [...ownTables(database), waitingFiles], async () => {
      // Even an unreadable row still has its uid.
      const own = outbox.filter((row) => Reflect.get(Object(row), 'uid') === uid);
      const ids = (await own.toArray()).map((row) => String(Reflect.get(Object(row), 'id')));
      for (const id of ids) await deleteWaitingFiles(database, id);
      await own.delete();
      if ((await readAccount(database))?.uid === uid) await forgetAccount(database, uid);
    }),
  );
}

function ownTables(database: HaatDatabase) {
  const { deviceState, outbox, cartItems, drafts, enquiries } = database;
  const { profiles, addresses, orders, quotations, quotationPdfs, wishes, seenProducts } = database;
  const documents = [profiles, addresses, orders, quotations, quotationPdfs, wishes, seenProducts];
  const device = [deviceState, outbox, cartItems, drafts, enquiries];
  return [...device, ...documents, ...database.tables.filter(({ name }) => /^desk/.test(name))];
}

/** The tables of the desk's copy: all whose names begin with `desk`, except those of an import. */
export function deskTables(database: HaatDatabase) {
  return database.tables.filter(({ name }) => /^desk(?!Import)/.test(name));
}

/** The tables that packers have, too. */
const PACKERS_TABLES = ['deskOrders', 'deskRecords', 'deskStock', 'deskProducts', 'deskEntries'];

/** Deletes the desk's copy of shoppers' data; also for a device whose account is no longer a merchant's. */
export async function forgetDesk(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(DESK_KEY);
  for (const table of deskTables(database)) await table.clear();
}

/** Clears the tables that packers do not have. */
export async function forgetMerchantsPart(database: HaatDatabase): Promise<void> {
  const tables = deskTables(database).filter(({ name }) => !PACKERS_TABLES.includes(name));
  for (const table of tables) await table.clear();
}

async function forgetAccount(database: HaatDatabase, uid: string): Promise<void> {
  await writeAccount(database, null);
  await forgetAccountMirror(database);
  await deletePendingOnlineOrder(database);
  await forgetNotificationSettings(database);
  await database.deviceState.delete(ACCOUNT_PINCODE_KEY);
  await database.cartItems.clear();
  await database.drafts.clear();
  await database.wishes.clear();
  await database.seenProducts.clear();
  await forgetSearches(database);
  await forgetDesk(database);
  await database.deskImports.clear();
  await database.deskImportFiles.clear();
  await database.profiles.delete(uid);
  await forgetAddresses(database, uid);
  await forgetOrders(database, uid);
  await forgetQuotations(database, uid);
  await forgetEnquiries(database, uid);
  await forgetSentMessages(database);
  await forgetSettled(database);
}
