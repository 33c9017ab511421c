// The desk's copy of the newest quotations on the merchant's device, each under its merchant: only what the shop itself was seen to have. What this device
// has still to send is laid over it where it is read.

import { Dexie } from 'dexie';
import type { HaatDatabase } from '../../device/tables.ts';
import type { OfferedQuotation, Withdrawal } from '../offered-quotation.ts';

const { minKey, maxKey } = Dexie;

/** All that are kept, newest first. */
export async function readDeskQuotations(
  { deskQuotations }: HaatDatabase,
  uid: string,
): Promise<OfferedQuotation[]> {
  return deskQuotations
    .where('[uid+createdAt]')
    .between([uid, minKey], [uid, maxKey])
    .reverse()
    .toArray();
}

/** Puts these with those that are kept; with `isWhole`, in place of all. */
export async function keepDeskQuotations(
  { deskQuotations }: HaatDatabase,
  uid: string,
  quotations: readonly OfferedQuotation[],
  isWhole: boolean,
): Promise<void> {
  if (isWhole) {
    await deskQuotations.where('[uid+id]').between([uid, minKey], [uid, maxKey]).delete();
  }
  await deskQuotations.bulkPut(quotations.map((quotation) => ({ ...quotation, uid })));
}

export async function putDeskQuotation(
  { deskQuotations }: HaatDatabase,
  uid: string,
  quotation: OfferedQuotation,
): Promise<void> {
  await deskQuotations.put({ ...quotation, uid });
}

/** Notes that one was taken back, if this device has it. */
export async function withdrawDeskQuotation(
  { deskQuotations }: HaatDatabase,
  uid: string,
  { quotationId, withdrawnAt }: Withdrawal,
): Promise<void> {
  await deskQuotations.update([uid, quotationId], { withdrawnAt });
}
