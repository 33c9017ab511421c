// The desk's copy of the newest quotations on the merchant's device, per merchant: only the state that the shop was
// seen to have. Readers lay the device's unsent writes over it.

import { Dexie } from 'dexie';
import type { HaatDatabase } from '../../device/tables.ts';
import type { OfferedQuotation, Withdrawal } from '../offered-quotation.ts';

const { minKey, maxKey } = Dexie;

/** All stored quotations, newest first. */
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

/** Adds these to the stored quotations; with `isWhole`, replaces all. */
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

/** Records that a quotation was withdrawn, if this device has it. */
export async function withdrawDeskQuotation(
  { deskQuotations }: HaatDatabase,
  uid: string,
  { quotationId, withdrawnAt }: Withdrawal,
): Promise<void> {
  await deskQuotations.update([uid, quotationId], { withdrawnAt });
}
